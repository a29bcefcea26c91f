// The answers of the checklist and the matrix as values: the same ones whether they come from a terminal, a
// file or flags.

import Findings
public import Knowledge
import YAML

/// What somebody who would cross has answered so far; nil and empty where not.
public struct AskAnswers: Sendable, Equatable {
  /// The bridge's type.
  public var type: String?
  /// The UIKit or AppKit type that it wraps.
  public var wraps: String?
  /// The entry's title; made from the gap where it is missing.
  public var title: String?
  /// Question 1: the SwiftUI API gap.
  public var gap: String?
  /// Question 2: what was searched: links, feedback numbers, what was tried and why it will not do.
  public var searched: [String] = []
  /// The platform version on which the gap was seen, and the date.
  public var verified: String?
  /// The matrix.
  public var matrix: [MatrixQuestion: Bool] = [:]
  /// What the wrapper would cost, in minutes.
  public var wrapperMinutes: Int?
  /// What a workaround in SwiftUI would cost, in minutes.
  public var workaroundMinutes: Int?
  /// What would let the bridge go.
  public var removeWhen: String?
  /// The hatch that it follows.
  public var hatch: String?
  /// Who answers for it.
  public var owner: String?
  /// The memory file that gets the entry, relative to the root.
  public var memory: String?
  /// The template to write the bridge from; the hatch's, or one for the wrapped type, where it is missing.
  public var template: String?
  /// The folder that the bridge is written to, relative to the root; nil where it is not to be written.
  public var out: String?

  /// Nothing answered yet.
  public init() {}

  /// The same with what others answer in the place of what is answered here.
  public func merging(_ others: AskAnswers) -> AskAnswers {
    var merged = self
    for key in AskKey.all { key.take(others, &merged) }
    return merged
  }
}

/// One answer: how it is called in a file and on the command line, and where it is kept.
public struct AskKey: Sendable {
  /// The key in an answers file: `removeWhen`.
  public let name: String
  /// The flag without its dashes: `remove-when`.
  public let flag: String
  let read: @Sendable (YAMLNode, inout AskAnswers) throws(ConfigProblem) -> Void
  let take: @Sendable (AskAnswers, inout AskAnswers) -> Void

  /// Every key, in the order of the questions.
  static let all: [AskKey] = [
    text("type", "TYPE", \.type), text("wraps", "wraps", \.wraps), text("title", "title", \.title),
    text("gap", "gap", \.gap), searched, text("verified", "verified", \.verified), matrix,
    cost("wrapperCost", "wrapper-cost", \.wrapperMinutes),
    cost("workaroundCost", "workaround-cost", \.workaroundMinutes),
    text("removeWhen", "remove-when", \.removeWhen), text("hatch", "hatch", \.hatch),
    text("owner", "owner", \.owner), text("memory", "memory", \.memory),
    text("template", "template", \.template), text("out", "out", \.out),
  ]

  private static let searched = AskKey(name: "searched", flag: "searched") {
    node, answers throws(ConfigProblem) in
    guard let items = node.items ?? (node.string == nil ? nil : [node]) else {
      throw .kind(of: node, wanted: "a list of links and texts")
    }
    for item in items {
      guard let text = item.string else { throw .kind(of: item, wanted: "a link or a text") }
      answers.searched.append(text)
    }
  } take: { others, answers in
    if !others.searched.isEmpty { answers.searched = others.searched }
  }

  private static let matrix = AskKey(name: "matrix", flag: "api-gap") { node, answers throws(ConfigProblem) in
    guard let entries = node.entries else {
      throw .kind(of: node, wanted: "a mapping of questions to yes or no")
    }
    for entry in entries {
      let name = entry.key.scalar?.text ?? ""
      guard let question = MatrixQuestion(rawValue: name) else {
        throw .unknown("question", name, at: entry.key.start, known: MatrixQuestion.allCases.map(\.rawValue))
      }
      guard let answer = entry.value.bool else { throw .kind(of: entry.value, wanted: "yes or no") }
      answers.matrix[question] = answer
    }
  } take: { others, answers in
    answers.matrix.merge(others.matrix) { $1 }
  }

  private static func text(
    _ name: String, _ flag: String, _ path: any WritableKeyPath<AskAnswers, String?> & Sendable
  ) -> AskKey {
    AskKey(name: name, flag: flag) { node, answers throws(ConfigProblem) in
      guard let text = node.string else { throw .kind(of: node, wanted: "a text") }
      answers[keyPath: path] = text
    } take: { others, answers in
      if let value = others[keyPath: path] { answers[keyPath: path] = value }
    }
  }

  private static func cost(
    _ name: String, _ flag: String, _ path: any WritableKeyPath<AskAnswers, Int?> & Sendable
  ) -> AskKey {
    AskKey(name: name, flag: flag) { node, answers throws(ConfigProblem) in
      guard let minutes = node.string.flatMap(WorkTime.minutes) else {
        throw .kind(of: node, wanted: "a time such as 20m, 4h or 2d")
      }
      answers[keyPath: path] = minutes
    } take: { others, answers in
      if let value = others[keyPath: path] { answers[keyPath: path] = value }
    }
  }
}

extension AskAnswers {
  /// The answers in a file's text, YAML or JSON.
  ///
  /// - Parameter file: what the file is called in messages.
  public static func read(_ text: String, file: String) throws(Failure) -> AskAnswers {
    do throws(ConfigProblem) {
      return try read(text)
    } catch {
      throw Failure(
        "\(file):\(error.place.line):\(error.place.column): \(error.problem)", fix: error.fix, exit: .badInput
      )
    }
  }

  private static func read(_ text: String) throws(ConfigProblem) -> AskAnswers {
    var answers = AskAnswers()
    guard let root = try Config.parse(text), !root.isNull else { return answers }
    guard let entries = root.entries else { throw .kind(of: root, wanted: "a mapping of answers") }
    for entry in entries {
      let name = entry.key.scalar?.text ?? ""
      guard let key = AskKey.all.first(where: { $0.name == name }) else {
        throw .unknown("answer", name, at: entry.key.start, known: AskKey.all.map(\.name))
      }
      try key.read(entry.value, &answers)
    }
    return answers
  }
}
