// What the configuration refuses under `rules`, `overrides` and `rule_pages`: the place, what is wrong, what to do.

import Findings
import Testing

@testable import BridgekeeperKit

/// A configuration with what is said of it.
struct RefusedConfig: CustomTestStringConvertible, Sendable {
  var text: String
  /// `LINE:COLUMN`.
  var place: String
  var problem: String
  var fix: String
  var testDescription: String { text }

  init(_ text: String, _ place: String, _ problem: String, _ fix: String) {
    (self.text, self.place, self.problem, self.fix) = (text, place, problem, fix)
  }

  static let all = [
    RefusedConfig(
      "rules:\n  vague_gap: {max_lines: 3}", "2:15", "unknown option 'max_lines' of 'vague_gap'",
      "use one of: severity"),
    RefusedConfig(
      "rules:\n  bridge_too_long: {severty: error}", "2:21", "unknown option 'severty' of 'bridge_too_long'",
      "did you mean 'severity'?"),
    RefusedConfig(
      "rules:\n  bridge_too_long: {severity: loud}", "2:31", "unknown severity 'loud'",
      "use one of: error, warning, info, off"),
    RefusedConfig(
      "rules:\n  bridge_too_long: [error]", "2:20",
      "a list stands where error, warning, info or off is expected",
      "write error, warning, info or off"),
    RefusedConfig(
      "rules:\n  bridge_too_long:", "2:19", "nothing stands where error, warning, info or off is expected",
      "write error, warning, info or off"),
    RefusedConfig(
      "rules:\n  vague_gap: on", "2:14", "unknown severity 'on'", "use one of: error, warning, info, off"),
    RefusedConfig(
      "rules:\n  bridge_too_long: {max_lines: -3}", "2:32",
      "'-3' stands where a whole number, 0 or more is expected",
      "write a whole number, 0 or more"),
    RefusedConfig(
      "rules:\n  input_ignored_by_update: {one_shot_modals: [A]}", "2:29",
      "'one_shot_modals' is shared by several rules", "write it as a key of the file, beside 'rules'"),
    RefusedConfig(
      "rules:\n  unreadable_source: {severity: warning}", "2:33",
      "'unreadable_source' is always an error: nobody knows what a file holds that cannot be analysed",
      "mend the file, or leave it out with 'excluded'"),
    RefusedConfig(
      "overrides:\n  - paths: [Old]\n    rules: {unreadable_source: off}", "3:32",
      "'unreadable_source' is always an error: nobody knows what a file holds that cannot be analysed",
      "mend the file, or leave it out with 'excluded'"),
    RefusedConfig(
      "overrides: {paths: [Old]}", "1:12",
      "a mapping stands where a list of mappings with paths and rules is expected",
      "write a list of mappings with paths and rules"),
    RefusedConfig(
      "overrides: [Old]", "1:13", "'Old' stands where a mapping with paths and rules is expected",
      "write a mapping with paths and rules"),
    RefusedConfig(
      "overrides:\n  - paths: [Old]", "2:5", "an override has no 'rules'",
      "write 'paths' and 'rules' into each override"),
    RefusedConfig(
      "overrides:\n  - rules: {vague_gap: off}", "2:5", "an override has no 'paths'",
      "write 'paths' and 'rules' into each override"),
    RefusedConfig(
      "overrides:\n  - path: [Old]\n    rules: {vague_gap: off}", "2:5", "unknown key 'path'",
      "did you mean 'paths'?"),
    RefusedConfig(
      "overrides:\n  - paths: []\n    rules: {vague_gap: off}", "2:12",
      "a list stands where a list of patterns is expected", "write a list of patterns"),
    RefusedConfig(
      "overrides:\n  - paths: [/Old]\n    rules: {vague_gap: off}", "2:12",
      "the pattern '/Old' holds for no file of the project", "write it from the root on"),
    RefusedConfig(
      "overrides:\n  - paths: Old\n    rules: {vage_gap: off}", "3:13", "unknown rule 'vage_gap'",
      "did you mean 'vague_gap'?"),
    RefusedConfig(
      "overrides:\n  - paths: Old\n    rules: {}", "3:12",
      "a mapping stands where a mapping of rules to severities is expected",
      "write a mapping of rules to severities"),
    RefusedConfig(
      "overrides:\n  - paths: Old\n    rules: {bridge_too_long: {max_lines: 3}}", "3:30",
      "an override holds severities, and 'bridge_too_long' has a mapping",
      "write the severity alone; options hold for the whole project and belong under the key 'rules' of the file"
    ),
    RefusedConfig(
      "rule_pages: http://example.com/rules", "1:13",
      "'http://example.com/rules' is not the https address of a folder",
      "write one such as https://example.com/docs/rules; a page is that, '/', the rule and '.md'"),
    RefusedConfig(
      "rule_pages: [https://example.com]", "1:13", "a list stands where an address is expected",
      "write an address"),
  ]
}

/// What is said of a project whose configuration file holds a text; nil where the text is taken.
func refusal(of text: String) -> Failure? {
  let table = TableFileSystem([Config.fileName: text])
  do throws(Failure) {
    _ = try Project.open(root: TableFileSystem.root, effects: table.effects)
    return nil
  } catch { return error }
}

@Suite struct RuleConfigTests {
  @Test(arguments: RefusedConfig.all) func isRefused(_ refused: RefusedConfig) {
    let failure = refusal(of: refused.text)
    #expect(failure?.problem == "\(Config.fileName):\(refused.place): \(refused.problem)")
    #expect(failure?.fix == refused.fix)
    #expect(failure?.exit == .configuration)
  }

  @Test(arguments: [
    "", "https://", "https:///rules", "http://example.com", "example.com/rules", "docs/rules",
    "javascript:alert(1)",
    "https://a b", "https://example.com/(x)", "https://example.com/\"x", "https://example.com/rules?x=1",
    "https://example.com/rules#top", "https://me@example.com/rules", "https://example.com:x/", "https://-a/",
    "https://example.com/<x>", "https://example.com/\u{202E}", "HTTPS://example.com",
  ])
  func thisIsNoAddress(text: String) { #expect(RulePages(text) == nil) }

  @Test(arguments: [
    "https://example.com", "https://example.com/", "https://example.com:8443/a%20b/~c",
    "https://code.example.com/team/bridgekeeper/blob/v1.0@2/docs/rules",
  ])
  func thisIsAnAddress(text: String) throws {
    let pages = try #require(RulePages(text))
    #expect(pages.page(on: "vague_gap") == (text.hasSuffix("/") ? text : text + "/") + "vague_gap.md")
  }

  @Test func aSeverityAloneAndInAMappingAreTheSame() throws {
    let alone = try Config.read("rules: {vague_gap: info, public_bridge: off}")
    let mapped = try Config.read("rules: {vague_gap: {severity: info}, public_bridge: {severity: off}}")
    #expect(alone == mapped && alone.rules == ["vague_gap": .severity(.info), "public_bridge": .off])
  }
}
