// Whether code ships, tests or only serves Xcode's previews.

/// The context of a place in a file.
func context(of facts: FileFacts, isPreview: Bool) -> Bridge.Context {
  if isTest(facts) { return .test }
  return isPreview || isPreviewFile(facts.file) ? .preview : .app
}

/// Whether a file belongs to tests.
func isTest(_ facts: FileFacts) -> Bool {
  if facts.imports.contains("XCTest") || facts.imports.contains("Testing") { return true }
  return facts.file.split(separator: "/").dropLast().contains { $0 == "Test" || $0.hasSuffix("Tests") }
}

/// Only names that Xcode or the usual habit give to previews: `CameraPreview.swift` ships.
private func isPreviewFile(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard let file = parts.last else { return false }
  let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file
  return parts.dropLast().contains { $0 == "Preview Content" || $0 == "Previews" || $0 == "PreviewContent" }
    || ["Previews", "_Preview", "+Preview"].contains { stem.hasSuffix($0) }
}

/// Whether a type's name says that it is for Xcode's previews alone; `CameraPreview` says nothing of the
/// kind.
func isPreviewName(_ name: String) -> Bool {
  name.hasSuffix("_Previews") || name.hasSuffix("_Preview") || name.hasSuffix("Previews")
}
