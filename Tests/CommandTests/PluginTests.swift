// The SwiftPM plugins of `Examples/ci`, in a small package that uses them: the gate in its build, and as a command.

import Foundation
import Testing

@Suite struct PluginTests {
  static let plugins = ReadmeTests.root.appendingPathComponent("Examples/ci/BridgekeeperPlugins")

  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(path: "\(Self.plugins.path)")],
        targets: [
          .target(name: "App", plugins: [.plugin(name: "CheckBridges", package: "BridgekeeperPlugins")])
        ])
      """, to: "Package.swift")
    try folder.write(
      """
      #if canImport(UIKit)
        import SwiftUI
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ view: UILabel, context: Context) { view.text = "1" }
        }
      #endif
      """, to: "Sources/App/Badge.swift")
    try folder.write("# App\n\n## Known Gotchas\n", to: "CLAUDE.md")
    return folder
  }

  private func run(_ command: String, in folder: TemporaryFolder) throws -> Run {
    let program = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    return try Program.shell("export PATH='\(program)':\"$PATH\"\n\(command) 2>&1", in: folder.url)
  }

  @Test func theGateIsPartOfTheBuild() throws {
    let folder = try package()
    let red = try run("swift build", in: folder)
    let place = folder.url.appendingPathComponent("Sources/App/Badge.swift").path
    #expect(red.exit != 0)
    #expect(
      red.standardOutput.contains("\(place):3:10: error: 'Badge' bridges UILabel"), "\(red.standardOutput)")

    let command = try run("swift package bridgekeeper bridges", in: folder)
    #expect(command.exit == 0 && command.standardOutput.contains("UIViewRepresentable Badge, no entry"))
    #expect(try run("swift package bridgekeeper", in: folder).exit != 0)

    let entry = """
      # App

      ## Known Gotchas

      ### Badge text needs an absolute line height

      - **Gap:** `Text` has no absolute line height: `lineSpacing` only adds to it, and the badge is one point too tall.
      - **Bridge:** `Badge` → `UILabel`, `Sources/App/Badge.swift`
      - **Evidence:** https://developer.apple.com/documentation/swiftui/text
      - **Verified:** iOS 26.1, 2026-11-02

      """
    try folder.write(entry, to: "CLAUDE.md")
    let green = try run("swift build", in: folder)
    #expect(green.exit == 0, "\(green.standardOutput)")
    #expect(green.standardOutput.contains("Checking the bridges of App"))
  }

  @Test func bothPluginsFindTheProgramAlike() throws {
    let texts = try ["CheckBridges", "RunBridgekeeper"].map { name in
      try String(
        contentsOf: Self.plugins.appendingPathComponent("Plugins/\(name)/InstalledProgram.swift"),
        encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
  }
}
