// A Tuist Project.swift → what it says in plain words. It is parsed and never run.

import SwiftParser
import SwiftSyntax

/// What the bytes of a Project.swift say; nil where it is no manifest but a file of that name.
func tuistManifest(_ bytes: [UInt8]) -> TuistManifest? {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  guard contains(text, word: Array("ProjectDescription".utf8)) else { return nil }
  let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let reader = TuistReader(lines: LineTable(text))
  reader.walk(tree)
  return reader.isManifest ? reader.manifest : nil
}

private final class TuistReader: SyntaxVisitor {
  private let lines: LineTable
  private(set) var manifest = TuistManifest()
  private(set) var isManifest = false

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "ProjectDescription" { isManifest = true }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledName
    if name == "Project", let settings = node.argument("settings") { readSettings(settings) }
    guard name == "Target" || name == "target", isTarget(node) else { return .visitChildren }
    manifest.targets.append(target(node))
    return .skipChildren
  }

  /// A dependency is written `.target(name:)` too; what declares a target says what it builds.
  private func isTarget(_ call: FunctionCallExprSyntax) -> Bool {
    ["product", "bundleId", "sources", "deploymentTargets", "deploymentTarget"].contains {
      call.argument($0) != nil
    }
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: Targets

  private func target(_ call: FunctionCallExprSyntax) -> TuistTarget {
    var target = TuistTarget(name: call.argument("name").flatMap(plainText), line: line(call))
    let product = call.argument("product")?.trimmedDescription ?? ""
    target.isTest = product.hasSuffix(".unitTests") || product.hasSuffix(".uiTests")
    target.isForCatalyst = call.argument("destinations")?.trimmedDescription.contains("acCatalyst") ?? false
    target.sources = call.argument("sources").map(patterns) ?? []
    guard let written = call.argument("deploymentTargets") ?? call.argument("deploymentTarget"),
      !written.is(NilLiteralExprSyntax.self)
    else { return target }
    target.namesPlatforms = true
    do throws(ManifestProblem) {
      target.platforms = try platforms(written)
    } catch {
      target.problem = error
    }
    return target
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, `.iOS(targetVersion: "15.0", devices: …)`.
  private func platforms(_ expression: ExprSyntax) throws(ManifestProblem) -> [DeclaredPlatform] {
    guard let call = expression.as(FunctionCallExprSyntax.self), let called = call.calledName else {
      throw ManifestProblem(line: line(expression), reason: "the deployment targets are no plain literal")
    }
    if called == "multiplatform" {
      var found: [DeclaredPlatform] = []
      for argument in call.arguments {
        guard let name = argument.label.flatMap({ SystemName(written: $0.text) }),
          !argument.expression.is(NilLiteralExprSyntax.self)
        else { continue }
        found.append(try platform(name, argument.expression))
      }
      return found
    }
    guard let name = SystemName(written: called), let first = call.arguments.first else {
      throw ManifestProblem(line: line(expression), reason: "the deployment targets are no plain literal")
    }
    return [try platform(name, first.expression)]
  }

  private func platform(_ name: SystemName, _ expression: ExprSyntax) throws(ManifestProblem)
    -> DeclaredPlatform
  {
    guard let version = plainText(expression).flatMap({ SystemVersion($0) }) else {
      throw ManifestProblem(line: line(expression), reason: "the version of \(name.rawValue) is no literal")
    }
    return DeclaredPlatform(platform: name.rawValue, version: version, line: line(expression))
  }

  /// `"Sources/**"`, `["A/**", .glob("B/**")]`.
  private func patterns(_ expression: ExprSyntax) -> [String] {
    if let text = plainText(expression) { return [text] }
    if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.flatMap { patterns($0.expression) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first else {
      return []
    }
    return plainText(first.expression).map { [$0] } ?? patterns(first.expression)
  }

  // MARK: Settings

  /// `"IPHONEOS_DEPLOYMENT_TARGET": "17.0"` among the project's settings.
  private func readSettings(_ settings: ExprSyntax) {
    let reader = SettingReader(viewMode: .sourceAccurate)
    reader.walk(settings)
    for (name, value, node) in reader.found {
      guard let version = SystemVersion(value) else { continue }
      manifest.platforms.append(
        DeclaredPlatform(platform: name.rawValue, version: version, line: line(node)))
    }
  }
}

/// Collects deployment targets from dictionaries of build settings.
private final class SettingReader: SyntaxVisitor {
  var found: [(name: SystemName, value: String, node: DictionaryElementSyntax)] = []
  private static let names: [String: SystemName] = [
    "IPHONEOS_DEPLOYMENT_TARGET": .iOS, "MACOSX_DEPLOYMENT_TARGET": .macOS, "TVOS_DEPLOYMENT_TARGET": .tvOS,
    "WATCHOS_DEPLOYMENT_TARGET": .watchOS, "XROS_DEPLOYMENT_TARGET": .visionOS,
  ]

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if let name = plainText(node.key).flatMap({ Self.names[$0] }), let value = plainText(node.value) {
      found.append((name, value, node))
    }
    return .visitChildren
  }
}
