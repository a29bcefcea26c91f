// The files of other tools that the gate is put into: only where the answer says so, and merged only where every
// other byte stays and the file reads as before.

import YAML

extension SetupWork {
  /// How the program is called in files of other tools.
  private var program: String { answers.program ?? "bridgekeeper" }

  /// The job in continuous integration.
  mutating func runInPipeline() throws(Failure) {
    guard let host = answers.pipeline else { return }
    if try base.bytesBeforeSetup(host.jobFile) != nil {
      plan.notes.append("'\(host.jobFile)' is there already and stays as it is")
      return
    }
    let deed = "runs the gate in \(host.name)"
    guard host == .gitlab else { return try add(host.jobFile, host.job(program: program), deed) }
    guard let bytes = try base.bytesBeforeSetup(PipelineHost.gitlabFile) else {
      let include = "include:\n  - local: \(host.jobFile)\n"
      try add(PipelineHost.gitlabFile, include, "includes the job")
      return try add(host.jobFile, host.job(program: program), deed)
    }
    let pipeline = GitLabPipeline(String(decoding: bytes, as: UTF8.self))
    try add(host.jobFile, host.job(program: program, stage: pipeline.stage), deed)
    if let text = pipeline.including(host.jobFile) {
      try add(PipelineHost.gitlabFile, text, "includes the job")
    } else if !pipeline.includes(host.jobFile) {
      plan.snippets.append(
        ("add this to 'include' in '\(PipelineHost.gitlabFile)'", "- local: \(host.jobFile)\n"))
    }
  }

  /// The hook of pre-commit.
  mutating func runBeforeCommits() throws(Failure) {
    guard answers.preCommit == true else { return }
    guard let bytes = try base.bytesBeforeSetup(PreCommitConfig.path) else {
      return try add(
        PreCommitConfig.path, PreCommitConfig.text(program: program), "runs the gate before each commit")
    }
    let config = PreCommitConfig(String(decoding: bytes, as: UTF8.self))
    guard !config.hasHook else { return }
    if let text = config.adding(program: program) {
      try add(PreCommitConfig.path, text, "runs the gate before each commit")
    } else {
      plan.snippets.append(
        (
          "add this to 'repos' in '\(PreCommitConfig.path)'",
          PreCommitConfig.hook(program: program, indent: "")
        ))
    }
  }
}

/// A `.gitlab-ci.yml` that is there.
struct GitLabPipeline {
  private let text: String
  private let root: YAMLNode?

  init(_ text: String) {
    self.text = text
    root = try? YAMLDocument.parse(text)
  }

  /// The stage that the job goes to, where the file names its stages and `test` is none of them.
  var stage: String? {
    guard let stages = root?["stages"]?.strings(), !stages.contains("test") else { return nil }
    return stages.last
  }

  /// Whether the file includes another one.
  func includes(_ path: String) -> Bool {
    guard let include = root?["include"] else { return false }
    return (include.items ?? [include]).contains { ($0["local"] ?? $0).string?.hasSuffix(path) == true }
  }

  /// The file with the other one included; nil where it includes some already, and where the result would not read
  /// as before but for that.
  func including(_ path: String) -> String? {
    guard let entries = root?.entries, root?["include"] == nil else { return nil }
    let ending = text.contains("\r\n") ? "\r\n" : "\n"
    let start = text.utf8.last == 0x0A ? text : text + ending
    let new = start + ending + "include:" + ending + "  - local: \(path)" + ending
    guard let read = (try? YAMLDocument.parse(new))?.entries, read.count == entries.count + 1,
      zip(entries, read).allSatisfy({ $0.key.says($1.key) && $0.value.says($1.value) }),
      read.last?.value.items?.first?["local"]?.string == path
    else { return nil }
    return new
  }
}

extension YAMLNode {
  /// Whether two nodes say the same, wherever they stand.
  func says(_ other: YAMLNode) -> Bool {
    guard tag == other.tag else { return false }
    switch (content, other.content) {
    case (.scalar(let left), .scalar(let right)): return left == right
    case (.sequence(let left), .sequence(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
    case (.mapping(let left), .mapping(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.key.says($1.key) && $0.value.says($1.value) }
    default: return false
    }
  }
}
