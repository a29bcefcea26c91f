// Every bundled template, three times, through the compiler: Swift 6, complete concurrency checks, warnings
// as errors.
//
// All templates of one set of answers make up one module, which is checked in one go, and their tests are
// checked against it. On macOS this is left out: the stand-ins bear the names of the SDK's own modules.

import Foundation
import Knowledge
import Testing

@testable import BridgekeeperKit

@Suite(.serialized, .enabled(if: SwiftCompiler.isUsed, "the stand-ins bear the names of Apple's modules"))
struct TemplateTypeTests {
  private let compiler: SwiftCompiler

  init() throws { compiler = try SwiftCompiler.shared.get() }

  @Test(arguments: TemplateAnswers.all)
  func whatTheyMakeCompiles(answers: TemplateAnswers) throws {
    var sources: [(path: String, text: String)] = []
    var tests: [(path: String, text: String)] = []
    for entry in Self.cases(of: answers) where entry.template.id != "bridge-module" {
      for file in try entry.files() where file.path.hasSuffix(".swift") {
        if file.path.hasSuffix("Tests.swift") { tests.append(file.row) } else { sources.append(file.row) }
      }
    }
    #expect(sources.count >= 25)
    #expect(tests.count >= 13)
    #expect(try compiler.complaints(module: answers.module, try compiler.write(sources)) == "")
    #expect(try compiler.complaints(tests: try compiler.write(tests)) == "")
  }

  @Test(arguments: TemplateAnswers.all)
  func theModuleOfBridgesIsAPackage(answers: TemplateAnswers) throws {
    let entry = try #require(Self.cases(of: answers).first { $0.template.id == "bridge-module" })
    let files = try entry.files().map(\.row)
    let paths = try compiler.write(files)
    #expect(paths.count == 1)
    for path in paths { #expect(try compiler.complaints(manifest: path) == "") }
  }

  /// The stand-ins would be worth nothing if they let everything through.
  @Test(arguments: [
    ("func dim(_ view: UIView) { view.alpha = 0 }", "main actor-isolated"),
    ("@MainActor func name(_ view: UIView) { view.text = \"\" }", "has no member 'text'"),
    (
      "struct Bridge: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }",
      "conform"
    ),
    ("@MainActor final class Rules: UIGestureRecognizerDelegate {}", "NSObjectProtocol"),
  ])
  func whatAppleForbidsIsRefused(code: String, says: String) throws {
    let paths = try compiler.write([("Wrong.swift", "import SwiftUI\nimport UIKit\n\(code)\n")])
    let complaints = try compiler.complaints(module: "Wrong", paths)
    #expect(complaints.contains(says), "\(complaints)")
  }

  private static func cases(of answers: TemplateAnswers) -> [TemplateCase] {
    TemplateCase.all.filter { $0.answers.module == answers.module }
  }
}

extension Scaffolding.File {
  fileprivate var row: (path: String, text: String) { (path, text) }
}
