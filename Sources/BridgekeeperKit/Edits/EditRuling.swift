// What a hook answers: whether an edit is made, and what the agent is told. The agent's format comes later.

import Findings

/// What is answered to an agent that is about to edit, or to stop.
public struct EditRuling: Sendable, Equatable {
  /// Why it may not; nil where it may.
  public var refusal: String?
  /// What it should know besides; nil where nothing is to be said.
  public var context: String?
  /// What could not be judged, a sentence each.
  public var troubles: [String]

  /// A ruling with every part given; without any, the agent goes on and is told nothing.
  public init(refusal: String? = nil, context: String? = nil, troubles: [String] = []) {
    self.refusal = refusal
    self.context = context
    self.troubles = troubles
  }

  /// One ruling after another one: a refusal of either refuses.
  public func joined(with other: EditRuling) -> EditRuling {
    func join(_ left: String?, _ right: String?) -> String? {
      let texts = [left, right].compactMap { $0 }
      return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }
    return EditRuling(
      refusal: join(refusal, other.refusal), context: join(context, other.context),
      troubles: troubles + other.troubles)
  }
}

extension Project {
  /// What is answered before an edit.
  public func ruling(on edits: [FileEdit]) -> EditRuling {
    answering { () throws(Failure) in
      let verdict = try verdict(on: edits)
      return ruling(
        verdict, EditText(self, verdict, outlook: "After that the same edit passes."),
        refusing: "The edit was not made: \(Self.headline(verdict, adding: "it adds")).",
        telling: Self.headline(verdict, adding: "The edit adds") + ".")
    }
  }

  /// What is answered when an agent is about to stop.
  public func rulingOnStop() -> EditRuling {
    answering { () throws(Failure) in
      let verdict = try judgeWorkingTree()
      let headline = Self.headline(verdict, adding: "Since the last commit this working tree adds")
      return ruling(
        verdict,
        EditText(self, verdict, outlook: "'bridgekeeper check' then passes them; this is said once."),
        refusing: "\(headline).", telling: "\(headline).")
    }
  }

  /// A ruling that fails as the configuration says.
  private func answering(_ work: () throws(Failure) -> EditRuling) -> EditRuling {
    var ruling: EditRuling
    do throws(Failure) {
      ruling = try work()
    } catch {
      ruling = EditRuling(troubles: ["\(error.problem)\(error.reason.map { ": \($0)" } ?? "")"])
    }
    if config.hooks.onFailure == .closed, ruling.refusal == nil, !ruling.troubles.isEmpty {
      ruling.refusal =
        "This could not be judged, and \(Config.fileName) lets nothing through then:\n"
        + ruling.troubles.map { "- \($0.oneLine)" }.joined(separator: "\n")
    }
    return ruling
  }

  private func ruling(
    _ verdict: EditVerdict, _ text: EditText, refusing: String, telling: String
  ) -> EditRuling {
    var ruling = EditRuling(troubles: verdict.troubles)
    let denied = verdict.findings.filter { $0.measure == .deny }
    let told = verdict.findings.filter { $0.measure == .context }
    if !denied.isEmpty {
      ruling.refusal = text.text(denied + told, under: denied.contains(where: \.isAdded) ? refusing : nil)
    } else if !told.isEmpty {
      ruling.context = text.text(told, under: told.contains(where: \.isAdded) ? telling : nil)
    }
    return ruling
  }

  private static func headline(_ verdict: EditVerdict, adding: String) -> String {
    let count = verdict.findings.count(where: \.isAdded)
    return "\(adding) \(count == 1 ? "a bridge" : "\(count) bridges") without a sound gotcha entry"
  }
}

extension EditFinding {
  /// Whether it is about a new bridge.
  var isAdded: Bool {
    if case .added = matter { return true }
    return false
  }
}
