// The options of rules in the configuration: each is read, each changes what its rule finds, and each is checked.

import Findings
import SwiftScan
import Testing

@testable import BridgekeeperKit

/// One option at work: without it the rule gives one answer over the code, with it the other.
struct OptionCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var option: String
  var value: String
  /// Whether the rule fires without the option; with it, it does the opposite.
  var fires: Bool
  var code: String
  var testDescription: String { "\(rule) \(option)" }

  /// The configuration that turns the rule on, with the option or without.
  func configuration(with option: Bool) -> String {
    let info = RuleExplanation(rule)?.options.first { $0.name == self.option }
    let own = "rules:\n  \(rule):\n    severity: warning\n"
    guard option else { return own }
    return info?.isShared == true
      ? "\(self.option): \(value)\n\(own)" : "\(own)    \(self.option): \(value)\n"
  }

  static func bridge(_ wrapped: String, _ update: String, _ rest: String = "") -> String {
    """
    struct Stage: UIViewRepresentable {
      \(rest)
      func makeUIView(context: Context) -> \(wrapped) { \(wrapped)() }
      func updateUIView(_ view: \(wrapped), context: Context) {
        \(update)
      }
    }
    """
  }

  static let kept = """
    let titles: [String]
      func makeCoordinator() -> Source { Source(titles: titles) }
      final class Source { init(titles: [String]) {} }
    """

  static let parent = """
    var rows: [String]
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        var parent: Stage
        init(_ parent: Stage) { self.parent = parent }
        func count() -> Int { parent.rows.count }
      }
    """

  static func controller(_ properties: String, _ make: String) -> String {
    """
    struct Sheet: UIViewControllerRepresentable {
      \(properties)
      func makeUIViewController(context: Context) -> RatingSheetController {
        let sheet = RatingSheetController()
        \(make)
        return sheet
      }
      func updateUIViewController(_ sheet: RatingSheetController, context: Context) {}
    }
    """
  }

  static let all: [OptionCase] = [
    OptionCase(
      rule: "stale_coordinator_input", option: "one_shot_modals", value: "[RatingSheetController]",
      fires: true,
      code: controller(kept, "")),
    OptionCase(
      rule: "stale_coordinator_parent", option: "one_shot_modals", value: "[RatingSheetController]",
      fires: true,
      code: controller(parent.replacing("Stage", with: "Sheet"), "")),
    OptionCase(
      rule: "input_ignored_by_update", option: "one_shot_modals", value: "[RatingSheetController]",
      fires: true,
      code: controller("let heading: String", "sheet.title = heading")),
    OptionCase(
      rule: "stale_coordinator_input", option: "include_closures", value: "true", fires: false,
      code: bridge(
        "UITableView", "view.reloadData()",
        """
        let onTap: () -> Void
          func makeCoordinator() -> Source { Source(onTap: onTap) }
          final class Source { init(onTap: @escaping () -> Void) {} }
        """)),
    OptionCase(
      rule: "hosting_controller_not_contained", option: "in_views", value: "true", fires: false,
      code: """
        final class Badge: UIView {
          let host = UIHostingController(rootView: Text("0"))
          func setUp() { addSubview(host.view) }
        }
        """),
    OptionCase(
      rule: "layout_pass_in_update", option: "cheap_calls", value: "true", fires: false,
      code: bridge("UIView", "view.setNeedsLayout()")),
    OptionCase(
      rule: "heavy_object_created_in_update", option: "types", value: "[ChartEngine]", fires: false,
      code: bridge("ChartView", "view.engine = ChartEngine()")),
    OptionCase(
      rule: "coordinator_not_main_actor", option: "nonisolated_protocols", value: "[PlayerEvents]",
      fires: false,
      code: bridge(
        "UIView", "",
        """
        func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, PlayerEvents {}
        """)),
    OptionCase(
      rule: "bridge_too_long", option: "max_lines", value: "5", fires: false, code: bridge("UIView", "")),
    OptionCase(
      rule: "bridge_too_long", option: "max_branches", value: "0", fires: false,
      code: bridge("UIView", "if view.isHidden { view.alpha = 0 }")),
  ]
}

@Suite struct RuleOptionTests {
  /// Every option of every rule, as `RULE OPTION`.
  static let options = BridgeRule.all.flatMap { rule in rule.options.map { "\(rule.info.id) \($0.name)" } }

  @Test func everyOptionHasACase() {
    #expect(OptionCase.all.map(\.testDescription).sorted() == Self.options.sorted())
  }

  @Test func everyFieldIsSetByOneOption() {
    // Without the deployment target, which is no option.
    let fields = Mirror(reflecting: RuleOptions()).children.count - 1
    #expect(Set(BridgeRule.all.flatMap(\.options).map(\.name)).count == fields)
  }

  @Test(arguments: OptionCase.all) func theOptionChangesAFinding(_ option: OptionCase) throws {
    #expect(try fires(option, with: false) == option.fires, "\(option.code)")
    #expect(try fires(option, with: true) != option.fires, "\(option.code)")
  }

  private func fires(_ option: OptionCase, with: Bool) throws -> Bool {
    let table = TableFileSystem([
      "Stage.swift": option.code, Config.fileName: option.configuration(with: with),
    ])
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    return try project.check().report.findings.contains { $0.rule == option.rule }
  }

  /// Each sort of value with what is none.
  @Test(arguments: OptionCase.all) func anotherSortOfValueIsRefused(_ option: OptionCase) throws {
    let info = try #require(RuleExplanation(option.rule)?.options.first { $0.name == option.option })
    let wrong =
      switch info.value {
      case .flag: ["\"true\"", "1", "[true]", "{}", ""]
      case .count: ["-1", "some", "1.5", "[1]", "{}", "", "99999999999999999999"]
      case .names: ["{}", "[[A]]", "[1A]", "\"a b\"", "[\"\"]", "UI*"]
      }
    for value in wrong {
      var changed = option
      changed.value = value
      let text = changed.configuration(with: true)
      let line = info.isShared ? 1 : 4
      let problem = refusal(of: text)?.problem
      #expect(problem?.hasPrefix("\(Config.fileName):\(line):") == true, "\(text)")
      #expect(problem?.contains(" stands where ") == true, "\(text)")
    }
  }

  @Test(arguments: OptionCase.all) func aMisspeltOptionNamesTheNearOne(_ option: OptionCase) throws {
    let info = try #require(RuleExplanation(option.rule)?.options.first { $0.name == option.option })
    let text = option.configuration(with: true).replacing("\(option.option):", with: "\(option.option)x:")
    let failure = refusal(of: text)
    #expect(failure?.problem.hasPrefix("\(Config.fileName):\(info.isShared ? 1 : 4):") == true)
    #expect(failure?.fix == "did you mean '\(option.option)'?")
  }

  @Test func namesAreAddedToTheDefault() throws {
    let config = try Config.read("one_shot_modals: RatingSheetController\n")
    #expect(config.ruleOptions.oneShotModals == RuleOptions().oneShotModals.union(["RatingSheetController"]))
  }

  @Test func optionsAloneDoNotTurnARuleOn() throws {
    let code = OptionCase.bridge("UIView", "")
    let table = TableFileSystem([
      "Stage.swift": code, Config.fileName: "rules:\n  bridge_too_long: {max_lines: 1}\n",
    ])
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    #expect(try !project.check().report.findings.contains { $0.rule == "bridge_too_long" })
    let asked = try project.check(rules: RuleSelection(with: ["bridge_too_long"]))
    #expect(asked.report.findings.contains { $0.rule == "bridge_too_long" && $0.severity == .info })
  }
}
