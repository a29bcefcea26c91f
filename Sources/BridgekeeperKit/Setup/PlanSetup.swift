// From answers to a plan: the configuration first, then the entries, and last the baseline over what they leave
// open. Each step sees the project as the steps before it would leave it.

import Findings
import Knowledge

extension Project {
  /// Works out what setting up would write; nothing is written.
  ///
  /// Throws where something has to be mended first.
  public func planSetup(_ answers: SetupAnswers) throws(Failure) -> SetupPlan {
    var work = SetupWork(self, answers)
    if answers.removesHooks {
      try work.removeFromAgents()
      return work.plan
    }
    try work.configure()
    try work.requireReadable()
    try work.document()
    try work.setAside()
    try work.runInPipeline()
    try work.runBeforeCommits()
    try work.addToAgents()
    return work.plan
  }
}

/// A plan on its way.
struct SetupWork {
  /// The project as it stands.
  let base: Project
  let answers: SetupAnswers
  /// The project as the plan would leave it.
  private(set) var project: Project
  var plan = SetupPlan()

  init(_ project: Project, _ answers: SetupAnswers) {
    (base, self.project, self.answers) = (project, project, answers)
  }

  /// Takes a file into the plan.
  ///
  /// - Parameter text: what it shall hold; nil where it goes.
  mutating func add(_ path: String, _ text: String?, _ deed: String) throws(Failure) {
    let before = try base.bytesBeforeSetup(path)
    guard before != text.map({ Array($0.utf8) }) else { return }
    plan.files.append(SetupFile(path: path, before: before, after: text, deed: deed))
    project = try base.holding(plan.texts)
  }

  /// The configuration.
  mutating func configure() throws(Failure) {
    let config = SetupConfig(answers, beyond: base.config)
    let keys = config.rows.map(\.key)
    guard let bytes = try base.bytesBeforeSetup(Config.fileName) else {
      let says = keys.isEmpty ? "marks the root; the defaults hold" : "sets \(keys.inSentence)"
      return try add(Config.fileName, config.text, says)
    }
    let (text, left) = config.added(to: String(decoding: bytes, as: UTF8.self))
    if let row = left.first {
      throw Failure(
        "'\(Config.fileName)' has '\(row.key)' already", reason: "a list of yours is not written over",
        fix: "add \(row.values.map { "'\($0)'" }.inSentence) to it, then run the command again", exit: .usage)
    }
    try add(Config.fileName, text, "adds \(keys.inSentence)")
  }

  /// A file that could not be analysed hides bridges and entries, and can never be set aside.
  func requireReadable() throws(Failure) {
    let problems = try project.inspect().setupProblems
    if let failure = Failure(unreadable: problems.map(\.line)) { throw failure }
  }

  /// A baseline over everything that is open by now.
  mutating func setAside() throws(Failure) {
    if answers.existing == nil {
      let result = try project.check()
      (plan.open, plan.undocumented) = (result.report.openOnly.findings.count, result.drafts.count)
    }
    guard answers.existing == .baseline || answers.existing == .draft,
      base.effects.files.kind(base.absolute(Baseline.fileName)) == nil
    else { return }
    let call = BaselineCall(deed: .write(accepting: nil), isDryRun: true)
    guard let outcome = try project.check(baseline: call).baseline else { return }
    plan.notes += outcome.summary.filter { $0.hasPrefix("not taken") }
    guard outcome.added > 0, let text = outcome.text else { return }
    let findings = outcome.added == 1 ? "1 finding" : "\(outcome.added) findings"
    try add(outcome.path, text, "sets \(findings) aside until mended")
  }
}

extension Project {
  /// What a file holds that is to be changed; nil where there is none.
  func bytesBeforeSetup(_ path: String) throws(Failure) -> [UInt8]? {
    if effects.files.kind(absolute(path)) == nil { return nil }
    do throws(FileProblem) {
      return try effects.files.read(absolute(path))
    } catch {
      throw Failure(
        "cannot read '\(path)'", reason: error.reason, fix: "make it a readable file, or move it away",
        exit: .badInput)
    }
  }
}

extension Failure {
  /// How many files are named one by one.
  private static let namedFiles = 5

  /// The failure of files that have to be mended first; nil without any.
  init?(unreadable lines: [String]) {
    guard !lines.isEmpty else { return nil }
    let more = lines.count - Self.namedFiles
    let named = lines.prefix(Self.namedFiles).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    self.init(
      "\(lines.count == 1 ? "a file" : "\(lines.count) files") cannot be analysed, so nothing is set up",
      reason: named,
      fix:
        "mend what is named first, since nobody knows what they hide, or leave other people's out with --exclude DIR",
      exit: .badInput)
  }
}
