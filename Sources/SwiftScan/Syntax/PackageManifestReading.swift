// Package.swift → what it says in plain words. It is parsed and never run.

import SwiftParser
import SwiftSyntax

/// What the bytes of a Package.swift say; anything that only a run would tell is a problem.
func packageManifest(_ bytes: [UInt8]) -> PackageManifest {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let reader = PackageReader(lines: LineTable(text))
  reader.walk(tree)
  return reader.manifest()
}

private final class PackageReader: SyntaxVisitor {
  private let lines: LineTable
  private var packages: [FunctionCallExprSyntax] = []
  /// Places where the package's platforms are changed once it is there.
  private var changes: [MemberAccessExprSyntax] = []

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isPackage = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package"
    guard isPackage, node.argument("name") != nil else { return .visitChildren }
    packages.append(node)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    if owner == "package", node.declName.baseName.text == "platforms" { changes.append(node) }
    return .visitChildren
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func manifest() -> PackageManifest {
    var manifest = PackageManifest()
    guard let package = packages.first else {
      manifest.problem = ManifestProblem(line: 1, reason: "it declares no package in plain words")
      return manifest
    }
    manifest.line = line(package)
    manifest.name = package.argument("name").flatMap(plainText)
    readPlatforms(package, &manifest)
    if let targets = package.argument("targets") { readTargets(targets, &manifest) }
    return manifest
  }

  // MARK: Platforms

  private func readPlatforms(_ package: FunctionCallExprSyntax, _ manifest: inout PackageManifest) {
    do throws(ManifestProblem) {
      if packages.count > 1 || isConditional(package) {
        throw ManifestProblem(line: line(package), reason: "the package is declared under a condition")
      }
      if let change = changes.first {
        throw ManifestProblem(
          line: line(change), reason: "'platforms' is changed after the package is declared")
      }
      guard let argument = package.argument("platforms"), !argument.is(NilLiteralExprSyntax.self) else {
        return
      }
      manifest.platforms = try platforms(argument)
    } catch {
      manifest.problem = error
    }
  }

  private func platforms(_ argument: ExprSyntax) throws(ManifestProblem) -> [DeclaredPlatform] {
    guard let list = argument.as(ArrayExprSyntax.self) else {
      throw ManifestProblem(line: line(argument), reason: "'platforms' is no plain list")
    }
    var platforms: [DeclaredPlatform] = []
    for element in list.elements {
      if let platform = try platform(element.expression) { platforms.append(platform) }
    }
    return platforms
  }

  /// Nil for a platform that is none of Apple's.
  private func platform(_ expression: ExprSyntax) throws(ManifestProblem) -> DeclaredPlatform? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let called = call.calledName,
      let argument = call.arguments.first?.expression
    else {
      throw ManifestProblem(line: line(expression), reason: "a platform is no plain '.name(version)'")
    }
    guard let name = SystemName(written: called) else { return nil }
    guard let version = plainVersion(argument) else {
      throw ManifestProblem(line: line(argument), reason: "the version of \(called) is no literal")
    }
    return DeclaredPlatform(platform: name.rawValue, version: version, line: line(call))
  }

  // MARK: Targets

  /// The elements of one list, or of several that are added up.
  private func readTargets(_ expression: ExprSyntax, _ manifest: inout PackageManifest) {
    let lists =
      expression.as(SequenceExprSyntax.self)?.elements.compactMap { $0.as(ArrayExprSyntax.self) }
      ?? [expression].compactMap { $0.as(ArrayExprSyntax.self) }
    for element in lists.flatMap({ Array($0.elements) }) {
      guard let call = element.expression.as(FunctionCallExprSyntax.self),
        let kind = call.calledName.flatMap(PackageTarget.Kind.init),
        let name = call.argument("name").flatMap(plainText)
      else { continue }
      let path = call.argument("path")
      // A folder that is no literal is not the usual one either.
      if let path, plainText(path) == nil { continue }
      manifest.targets.append(
        PackageTarget(name: name, kind: kind, path: path.flatMap(plainText), line: line(call)))
    }
  }
}
