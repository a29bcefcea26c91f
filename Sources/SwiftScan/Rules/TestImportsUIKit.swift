// A test that imports UIKit to test a bridge.

import Findings

extension BridgeRule {
  static let testImportsUIKit = BridgeRule(
    "test_imports_uikit", .info, isOptIn: true,
    summary: "A file of tests imports UIKit or AppKit and makes a bridge.",
    why: "A bridge's logic belongs where a test can reach it without a view: in the coordinator or a model.",
    sources: ["https://developer.apple.com/documentation/swiftui/uiviewrepresentable"],
    firing: [
      test("import UIKit", "_ = ↓Stage()"), test("import AppKit", "_ = ↓Stage.init()"),
      test("import UIKit\nimport XCTest", "let view = VStack { ↓Stage() }"),
    ],
    silent: [
      test("import XCTest", "_ = Stage()"), test("import UIKit", "_ = Text(\"\")"),
      RuleExample(
        """
        import UIKit
        struct Stage: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        func use() { _ = Stage() }

        """
      ),
    ]
  ) { code in
    code.index.files.enumerated().flatMap { file, facts -> [RuleHit] in
      guard !facts.imports.isDisjoint(with: ["UIKit", "AppKit"]),
        facts.imports.contains("XCTest") || isTest(facts)
      else { return [] }
      return facts.calls.compactMap { call in
        guard case .type(let type) = call.callee, code.isBridge(type.path, from: call.scope, in: file) else {
          return nil
        }
        return RuleHit(
          rule: "", file: facts.file, line: call.place.line, column: call.place.column,
          endLine: call.place.line,
          endColumn: call.place.column + type.name.utf8.count,
          message:
            "this test makes the bridge '\(type.name)' and imports a view framework: logic that needs a view "
            + "to be tested is in the wrong place; move it into the coordinator or a model and test that",
          bridge: type.path.joined(separator: "."), found: type.name)
      }
    }
  }

  private static func isTest(_ facts: FileFacts) -> Bool {
    facts.imports.contains("Testing") || facts.file.split(separator: "/").contains { $0.hasSuffix("Tests") }
  }

  private static func test(_ imports: String, _ body: String) -> RuleExample {
    RuleExample(
      """
      import Testing
      \(imports)
      struct Stage: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      @Test func looksRight() { \(body) }
      """)
  }
}
