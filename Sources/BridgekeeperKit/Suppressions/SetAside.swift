// Setting findings aside by comment commands, and what is wrong with the commands themselves.

import Findings

/// The comment commands of a project at work.
struct SetAside {
  /// The commands, in order of file and line.
  let commands: [PlacedCommand]
  /// The ids of all rules.
  let known: Set<String>
  /// The ids of rules that no comment may set aside.
  let unsuppressible: Set<String>
  /// The rules that judged in this run: a command for another rule, or in a file where the rule is off, cannot be
  /// called unused.
  let judged: [RuleInfo]
  /// The places of each file's commands.
  let places: [String: [Int]]

  /// The commands at work.
  init(
    commands: [PlacedCommand], known: Set<String>, unsuppressible: Set<String>, judged: [RuleInfo]
  ) {
    (self.commands, self.known) = (commands, known)
    (self.unsuppressible, self.judged) = (unsuppressible, judged)
    places = Dictionary(grouping: commands.indices) { commands[$0].file }
  }

  /// What a rule weighs in a file; nil where it does not judge.
  typealias Weight = (_ rule: RuleInfo, _ file: String) -> Severity?

  /// The findings with those that commands set aside marked so, and findings about the commands.
  func applied(to findings: [Finding], severity: Weight) -> [Finding] {
    var used: [Int: Set<String>] = [:]
    let marked = findings.map { finding -> Finding in
      guard !unsuppressible.contains(finding.rule), let place = command(for: finding) else { return finding }
      used[place, default: []].insert(finding.rule)
      var copy = finding
      copy.status = .suppressed
      return copy
    }
    return marked + problems(used: used, severity: severity)
  }

  /// The place of the command that sets a finding aside: the last one before it that speaks of its rule.
  private func command(for finding: Finding) -> Int? {
    let own = places[finding.location.file] ?? []
    let lines = finding.location.line...max(finding.location.line, finding.location.endLine)
    let isMarkdown = !finding.location.file.hasSuffix(".swift")
    let covering = own.filter { place in
      guard case .success(let command) = commands[place].command, command.action != .enable,
        command.reason != nil,
        command.rules.contains(finding.rule)
      else { return false }
      let reach = commands[place].reach
      return isMarkdown ? reach.overlaps(lines) : reach.contains(finding.location.line)
    }
    return covering.last
  }

  private func problems(used: [Int: Set<String>], severity: Weight) -> [Finding] {
    commands.indices.flatMap { place -> [Finding] in
      let placed = commands[place]
      switch placed.command {
      case .failure(let problem):
        return [finding(.superfluousDisable, placed, "\(problem.problem): \(problem.fix)", severity)]
          .compactMap { $0 }
      case .success(let command):
        return problems(of: command, placed, used: used[place] ?? [], severity)
      }
    }
  }

  private func problems(
    of command: CommentCommand, _ placed: PlacedCommand, used: Set<String>, _ severity: Weight
  ) -> [Finding] {
    var found: [Finding?] = []
    let unknown = command.rules.filter { !known.contains($0) }
    for rule in unknown {
      let near = NearWord.of(rule, among: known).map { ", did you mean '\($0)'?" } ?? ""
      found.append(finding(.superfluousDisable, placed, "there is no rule '\(rule)'\(near)", severity))
    }
    guard command.action != .enable else { return found.compactMap { $0 } }
    if command.reason == nil {
      let message = "a finding is not set aside without a reason: write ' - ' and why after the rule"
      found.append(finding(.disableWithoutReason, placed, message, severity))
    } else if let rule = command.rules.first(where: unsuppressible.contains) {
      let message = "'\(rule)' may not be set aside in this project: remove the comment"
      let remedy = remedy(of: placed, without: unsuppressible)
      found.append(finding(.superfluousDisable, placed, message, severity, remedy))
    } else if unknown.isEmpty {
      let idle = command.rules.filter { judges($0, in: placed.file, severity) && !used.contains($0) }
      let isWhole = idle.count == command.rules.count
      let message =
        isWhole
        ? "this comment sets nothing aside: remove it"
        : "this comment sets nothing aside for \(Self.quoted(idle)): remove that from it"
      let remedy = remedy(of: placed, without: Set(idle))
      found.append(idle.isEmpty ? nil : finding(.superfluousDisable, placed, message, severity, remedy))
    }
    return found.compactMap { $0 }
  }

  private func judges(_ rule: String, in file: String, _ severity: Weight) -> Bool {
    judged.contains { $0.id == rule && severity($0, file) != nil }
  }

  private func finding(
    _ info: RuleInfo, _ placed: PlacedCommand, _ message: String, _ severity: Weight,
    _ remedy: Remedy? = nil
  ) -> Finding? {
    guard let weight = severity(info, placed.file) else { return nil }
    return Finding(
      rule: info.id, severity: weight, message: message,
      location: Location(
        file: placed.file, line: placed.lines.lowerBound, column: placed.column,
        endLine: placed.lines.upperBound),
      fingerprint: Fingerprint.of(info.id, placed.file, message), remedy: remedy)
  }

  private static func quoted(_ rules: [String]) -> String {
    var seen: Set<String> = []
    return rules.filter { seen.insert($0).inserted }.map { "'\($0)'" }.inSentence
  }
}

extension RuleInfo {
  /// A comment command without a reason.
  static let disableWithoutReason = RuleInfo(
    id: "disable_without_reason", summary: "A comment sets a finding aside and does not say why.",
    severity: .warning)
  /// A comment command that does nothing.
  static let superfluousDisable = RuleInfo(
    id: "superfluous_disable", summary: "A comment sets nothing aside, or is no command.", severity: .warning)
  /// The rules about comment commands.
  static let commandRules = [disableWithoutReason, superfluousDisable]
}
