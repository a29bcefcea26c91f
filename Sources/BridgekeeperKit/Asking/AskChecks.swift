// The checks that every answer passes, wherever it comes from.

import Findings
import Knowledge

/// The checks of the checklist's answers.
public enum AskChecks {
  /// Everything that is missing or refused, in the order of the questions.
  public static func problems(_ answers: AskAnswers, in context: AskContext?) -> [AskProblem] {
    let checks = [
      type(answers.type), gap(answers.gap, wraps: answers.wraps ?? context?.wraps),
      searched(answers.searched, candidates: context?.candidates(for: answers) ?? [], gap: answers.gap ?? ""),
      verified(answers.verified), matrix(answers.matrix), hatch(answers.hatch, in: context),
      template(answers.template, in: context), context?.scaffoldProblem(answers),
    ]
    return checks.compactMap { $0 }
  }

  /// The bridge's name.
  public static func type(_ type: String?) -> AskProblem? {
    guard let type, !type.isEmpty else {
      return .missing("type", "the bridge's type is not named", fix: "write 'bridgekeeper ask TYPE'")
    }
    let isName = type.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first.map { $0.isLetter || $0 == "_" } ?? false
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return isName ? nil : .refused("type", "'\(type)' is no name of a type", fix: "write it as in Swift")
  }

  /// Question 1: the gap names an API and a behaviour.
  ///
  /// - Parameter wraps: the wrapped type, which counts as named.
  public static func gap(_ gap: String?, wraps: String?) -> AskProblem? {
    guard let gap, !gap.allSatisfy(\.isWhitespace) else {
      return .missing(
        "gap", "question 1, the gap, is not answered",
        fix: "--gap: the SwiftUI API that you tried, what it did, and what is needed instead")
    }
    guard case .vague(let vague) = judgeGap(gap, component: wraps) else { return nil }
    return .refused("gap", "the gap is not one: \(vague.reason)", fix: "--gap: for example: \(vague.example)")
  }

  /// Question 2: a search that somebody else can repeat, and an answer to each native candidate.
  public static func searched(_ searched: [String], candidates: [NativeCandidate], gap: String) -> AskProblem?
  {
    let text = searched.joined(separator: "\n")
    guard !searched.isEmpty else {
      return .missing(
        "searched", "question 2, what was searched, is not answered",
        fix: "--searched: a link, a feedback number, or what was searched and not found, with the date")
    }
    guard findEvidence(in: text).contains(where: { $0.isStrong || $0.kind == .measurement }) else {
      return .refused(
        "searched", "nobody else can look up '\(searched[0])'",
        fix: "--searched: a link, a feedback number (FB…), or 'searched … on 2026-11-30, none found'")
    }
    guard let open = candidates.first(where: { !$0.isAnswered(in: text + "\n" + gap) }) else { return nil }
    let since = open.since.map { ", there since \($0)," } ?? ""
    return .refused(
      "searched", "the native \(open.api)\(since) is not answered",
      fix:
        "--searched: say that you tried it, and why it will not do; see 'bridgekeeper hatches show \(open.hatch)'"
    )
  }

  /// The platform version.
  public static func verified(_ verified: String?) -> AskProblem? {
    guard let verified else {
      return .missing(
        "verified", "the platform version is not named", fix: "--verified: such as 'iOS 26.1, 2026-11-30'")
    }
    guard findVerified(in: verified).platforms.isEmpty else { return nil }
    return .refused(
      "verified", "'\(verified)' names no platform version", fix: "--verified: such as 'iOS 26.1, 2026-11-30'"
    )
  }

  /// The four questions of the matrix.
  public static func matrix(_ answers: [MatrixQuestion: Bool]) -> AskProblem? {
    let open = MatrixQuestion.allCases.filter { answers[$0] == nil }
    guard !open.isEmpty else { return nil }
    return .missing(
      "matrix", "the matrix is not answered: \(open.map(\.name).joined(separator: ", "))",
      fix: open.map { "--\($0.flag) yes|no" }.joined(separator: " "))
  }

  /// The template to start from, where one is named.
  static func template(_ id: String?, in context: AskContext?) -> AskProblem? {
    guard let id, let context, !context.templates.contains(id) else { return nil }
    let near = NearWord.of(id, among: context.templates).map { "did you mean '\($0)'?" }
    return .refused(
      "template", "no template is called '\(id)'",
      fix: "--template: \(near ?? "see 'bridgekeeper scaffold --list'")")
  }

  /// The hatch that the bridge follows, where one is named.
  public static func hatch(_ id: String?, in context: AskContext?) -> AskProblem? {
    guard let id, id != "none", let context, !context.named.contains(where: { $0.id == id }) else {
      return nil
    }
    let near = NearWord.of(id, among: context.named.map(\.id)).map { "did you mean '\($0)'?" }
    return .refused(
      "hatch", "no hatch is called '\(id)'", fix: "--hatch: \(near ?? "see 'bridgekeeper hatches list'")")
  }
}
