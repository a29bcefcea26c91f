// Every bundled template, three times: it is Swift, the whole gate has nothing to say of what it makes once
// there is an entry, and its test knows nothing of UIKit.

import Findings
import Foundation
import Knowledge
import SwiftScan
import Testing

@testable import BridgekeeperKit

/// A template with a set of answers.
struct TemplateCase: Sendable, CustomTestStringConvertible {
  let template: Template
  let answers: TemplateAnswers
  /// What the template makes, worked out once for all tests.
  private let made: Result<Scaffolding, any Error>

  init(_ template: Template, _ answers: TemplateAnswers) {
    self.template = template
    self.answers = answers
    made = Result { try answers.scaffold(template) }
  }

  func files() throws -> [Scaffolding.File] { try made.get().files }

  var testDescription: String { "\(template.id) in \(answers.module)" }

  static let all: [TemplateCase] = ((try? bundledTemplates()) ?? []).flatMap { template in
    TemplateAnswers.all.map { TemplateCase(template, $0) }
  }
}

@Suite struct TemplateTests {
  @Test func theTemplatesOfTheHatchesAreThere() throws {
    let ids = Set(try bundledTemplates().map(\.id))
    #expect(ids.isSuperset(of: HatchTemplate.allCases.map(\.rawValue)))
    #expect(ids.isSuperset(of: ["gotcha-entry", "verb-test", "bridge-module"]))
  }

  @Test(arguments: TemplateCase.all)
  func whatItMakesIsSwift(entry: TemplateCase) throws {
    let files = try entry.files().filter { $0.path.hasSuffix(".swift") }
    for (file, problem) in zip(files, syntaxProblems(in: files.map(\.text))) {
      #expect(problem == nil, "\(file.path): \(problem?.line ?? 0): \(problem?.reason ?? "")")
    }
  }

  @Test(arguments: TemplateCase.all)
  func theGateHasNothingToSay(entry: TemplateCase) throws {
    let made = try entry.files()
    var texts = Dictionary(uniqueKeysWithValues: made.map { ($0.path, $0.text) })
    texts[".bridgekeeper.yml"] = "presenters: true\n"
    let bridges = entry.template.bridges.map { $0.filled(entry.answers.variables(entry.template)) }
    if !bridges.isEmpty { texts["CLAUDE.md"] = Self.memory(bridges) }
    if let written = made.first(where: { $0.path.hasSuffix(".gotcha.md") }) {
      texts["CLAUDE.md"] = "## Known Gotchas\n\n\(written.text)"
      texts["Sources/Bridge.swift"] = Self.bridge(entry)
    }
    let project = try Project.open(root: TableFileSystem.root, effects: TableFileSystem(texts).effects)
    let result = try project.check()
    #expect(result.report.findings.map { "\($0.location.file):\($0.location.line): \($0.message)" } == [])
    let documented = try project.inspect()
    for name in bridges {
      #expect(documented.inventory.bridges.contains { $0.name == name }, "\(name) is no bridge")
    }
  }

  @Test(arguments: TemplateCase.all)
  func itsTestKnowsNothingOfUIKit(entry: TemplateCase) throws {
    let tests = try entry.files().filter { $0.path.hasSuffix("Tests.swift") }
    #expect(tests.count == entry.template.files.count { $0.isTest })
    for test in tests {
      #expect(test.text.contains("@testable import \(entry.answers.module)\n"))
      for name in ["UIKit", "AppKit", "PDFKit", "SwiftUI"] { #expect(!test.text.contains("import \(name)")) }
    }
  }

  @Test(arguments: TemplateCase.all)
  func noPlaceIsLeftAndNoLineIsLong(entry: TemplateCase) throws {
    for file in try entry.files() {
      #expect(!file.text.contains("{{") && !file.path.contains("{{"), "\(file.path)")
      guard file.path.hasSuffix(".swift") else { continue }
      for line in file.text.split(separator: "\n") { #expect(line.count <= 130, "\(file.path): \(line)") }
    }
  }

  @Test(arguments: TemplateCase.all.map(\.template.id))
  func itsHatchesNameIt(id: String) throws {
    let template = try #require(try bundledTemplates().first { $0.id == id })
    let hatches = HatchRegistry(bundled: try bundledHatches())
    for hatch in template.hatches {
      #expect(hatches.hatch(hatch)?.template?.rawValue == id, "\(hatch) does not name \(id)")
    }
  }

  private static func memory(_ bridges: [String]) -> String {
    """
    ## Known Gotchas

    ### The second line of a badge is lost

    - **Gap:** `Text` drops `paragraphStyle`, so an absolute line height is impossible.
    - **Bridge:** \(bridges.map { "`\($0)`" }.joined(separator: ", "))
    - **Evidence:** https://developer.apple.com/documentation/swiftui/text
    - **Verified:** iOS 26.1, 2026-11-02
    - **Remove when:** `Text` draws paragraph styles

    """
  }

  private static func bridge(_ entry: TemplateCase) -> String {
    let type = entry.answers.variables(entry.template)["type"] ?? "UIView"
    return """
      import SwiftUI

      struct \(entry.answers.name(entry.template)): UIViewRepresentable {
        func makeUIView(context: Context) -> \(type) { \(type)() }
        func updateUIView(_ view: \(type), context: Context) {}
      }

      """
  }
}
