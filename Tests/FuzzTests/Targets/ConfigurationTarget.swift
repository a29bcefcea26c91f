// What people write for the program: configuration, baseline, hatch, template and answers. Each is a value or a
// problem that has a place in the text.

import Foundation
import Knowledge
import YAML

@testable import BridgekeeperKit
@testable import KnowledgeTests

extension FuzzTarget {
  static let configuration = FuzzTarget(
    name: "configuration", inputs: 300,
    seeds: {
      CaseFiles.bytes(
        in: ["Tests", "KnowledgeBase", "Templates"], endingIn: [".yml", ".yaml", "template.md"])
        + CaseFiles.bytes(in: ["Tests"], endingIn: ["baseline.json", "answers.json"])
        + [Array(HatchReaderTests.sound.utf8)]
    },
    words: ConfigKey.all.map { "\($0.name): " } + AskKey.all.map { "\($0.name): " } + [
      "---\n", "- ", "[", "]", "{", "}", "? ", "&a ", "*a", "!!str ", "|\n", ">-\n", "\"", "'", "~", "yes",
      "17.0", "iOS", "error", "off", "undocumented_bridge: ", "severity: ", "paths: ", "**/*.swift",
      "## Gap\n", "sources:\n", "\"schema\":\"bridgekeeper/baseline/1\"", "\"findings\":[", "\"rule\":",
      "\"fingerprint\":", "{{name}}", "20m", "%YAML 1.2\n", "<<: ", "wraps:\n", "id: ",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let faults = [
      faultOfConfiguration(text), faultOfAnswers(text), faultOfBaseline(bytes), HatchLaws.fault(in: text),
      faultOfTemplate(text),
    ]
    return faults.lazy.compactMap { $0 }.first
  }

  private static func faultOfConfiguration(_ text: String) -> String? {
    do throws(ConfigProblem) {
      _ = try Config.read(text)
      return nil
    } catch {
      guard holds(error.place, text) else { return "configuration: \(error.place) is not in the text" }
      return error.problem.isEmpty ? "configuration: says nothing" : nil
    }
  }

  private static func faultOfAnswers(_ text: String) -> String? {
    do throws(Failure) {
      let answers = try AskAnswers.read(text, file: "answers.yml")
      return answers.merging(answers) == answers ? nil : "answers: merged with themselves they are others"
    } catch {
      return error.exit == .badInput && error.problem.hasPrefix("answers.yml:")
        ? nil : "answers: \(error.problem)"
    }
  }

  private static func faultOfBaseline(_ bytes: [UInt8]) -> String? {
    do throws(BaselineProblem) {
      let baseline = try Baseline.read(bytes)
      let again = try Baseline.read(Array(baseline.text().utf8))
      let isSame = again.items.map(\.fingerprint).sorted() == baseline.items.map(\.fingerprint).sorted()
      return isSame ? nil : "baseline: written, it reads otherwise"
    } catch {
      let lines = bytes.count { $0 == 0x0A } + 1
      return (1...lines).contains(error.line) ? nil : "baseline: line \(error.line) of \(lines)"
    }
  }

  private static func faultOfTemplate(_ text: String) -> String? {
    var files = TemplateReaderTests.sound
    files["template.md"] = text
    let reading = readTemplate(files, folder: "badge")
    guard (reading.template == nil) == !reading.problems.isEmpty else {
      return "template: one in spite of a problem, or none without one"
    }
    let odd = reading.problems.first { $0.line < 1 || $0.column < 1 }
    return odd.map { "template: out of the text: \($0)" }
  }

  /// Whether a text has a place, by the lines that YAML knows.
  private static func holds(_ place: YAMLPlace, _ text: String) -> Bool {
    let ends = text.unicodeScalars.filter { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) }
    return (1...ends.count + 1).contains(place.line)
      && (1...text.unicodeScalars.count + 1).contains(place.column)
  }
}
