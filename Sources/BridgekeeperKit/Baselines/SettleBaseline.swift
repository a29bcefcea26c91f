// The baseline's place in a run of the gate: read it, change it where that was asked, and mark what it covers.

import Findings

/// The findings of a run after the baseline had its say.
struct SettledFindings: Sendable {
  /// The findings, in the order given, with those that the baseline covers marked so.
  var findings: [Finding]
  /// A finding for each item that sets nothing aside.
  var idle: [Finding] = []
  /// What was done; nil where there is no baseline.
  var outcome: BaselineOutcome?
}

extension Project {
  /// Applies, writes or prunes the baseline.
  ///
  /// - Parameter severity: what items that set nothing aside weigh in the baseline's file; nil where that rule does not
  ///   judge.
  func settle(
    _ findings: [Finding], by call: BaselineCall, _ scope: BaselineScope,
    severity: (_ file: String) -> Severity?
  ) throws(Failure) -> SettledFindings {
    let path = try baselinePath(call)
    var settled = SettledFindings(findings: findings)
    func settle(_ bytes: [UInt8]?) throws(Failure) -> [UInt8]? {
      var change = BaselineChange(try bytes.map { bytes throws(Failure) in try read(bytes, path) })
      change.match(findings, scope)
      change.carryOut(call.deed, findings)
      settled.findings = change.marked(findings)
      settled.idle =
        severity(path).map { change.idleFindings(in: path, severity: $0, call.pruneCommand) } ?? []
      let after = change.text(replacing: bytes)
      var outcome = change.outcome(call, path: path, before: bytes, after: after)
      outcome.idle = settled.idle.count
      settled.outcome = outcome
      return call.isDryRun ? nil : after.map { Array($0.utf8) }
    }
    if call.changesFile, !call.isDryRun {
      try effects.update.apply([absolute(path)]) { bytes throws(Failure) in [try settle(bytes[0])] }
    } else if let bytes = try bytesOfBaseline(call, path) {
      _ = try settle(bytes)
    } else if call.changesFile {
      _ = try settle(nil)
    }
    return settled
  }

  /// The file's path with its links resolved: one that leads out of the root is refused.
  private func baselinePath(_ call: BaselineCall) throws(Failure) -> String {
    let path = try pathBelowRoot(call.file ?? Baseline.fileName, from: root)
    guard case .prune = call.deed, effects.files.kind(absolute(path)) == nil else { return path }
    throw Failure(
      "there is no baseline '\(path)'", fix: "write one with 'bridgekeeper check --write-baseline'",
      exit: .noInput)
  }

  private func read(_ bytes: [UInt8], _ path: String) throws(Failure) -> Baseline {
    do throws(BaselineProblem) {
      return try Baseline.read(bytes)
    } catch {
      throw error.failure(in: path)
    }
  }

  /// The file's bytes; nil where it is not there and need not be.
  private func bytesOfBaseline(_ call: BaselineCall, _ path: String) throws(Failure) -> [UInt8]? {
    if call.file == nil || call.changesFile, effects.files.kind(absolute(path)) == nil { return nil }
    do throws(FileProblem) {
      return try effects.files.read(absolute(path))
    } catch {
      let write = BaselineCall.command("--write-baseline", file: call.file)
      throw Failure(
        "cannot read the baseline '\(path)'", reason: error.reason,
        fix: error == .missing
          ? "name an existing file, or write one with '\(write)'" : "make it a readable file",
        exit: error == .missing ? .noInput : .badInput)
    }
  }
}

extension BaselineCall {
  /// Whether the file is to be changed.
  var changesFile: Bool { deed != .apply }
}
