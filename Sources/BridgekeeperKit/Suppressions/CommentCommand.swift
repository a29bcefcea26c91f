// The comment commands by which people set findings aside: one strict grammar, in Swift and in Markdown.

import Findings

/// A comment command, as it was understood.
struct CommentCommand: Sendable, Equatable {
  /// What it does.
  enum Action: Sendable, Equatable {
    /// Sets the rules' findings aside from its line to the end of the file or to `enable`.
    case disable
    /// Sets them aside on the next declaration or line.
    case disableNext
    /// Sets them aside on its own line.
    case disableThis
    /// Sets them aside on the line before it.
    case disablePrevious
    /// Ends what `disable` began.
    case enable
  }

  var action: Action
  /// The ids of the rules, at least one.
  var rules: [String]
  /// Why; nil where nobody said.
  var reason: String?

  /// What begins every command that sets findings aside.
  private static let marks: [(text: String, action: Action)] = [
    ("bridgekeeper:disable:next", .disableNext), ("bridgekeeper:disable:this", .disableThis),
    ("bridgekeeper:disable:previous", .disablePrevious), ("bridgekeeper:disable", .disable),
    ("bridgekeeper:enable", .enable),
  ]

  /// What a comment's text says: nil where it is no command at all.
  ///
  /// - Parameter text: the comment without its marks.
  static func read(_ text: String) -> Result<CommentCommand, CommandProblem>? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first,
      first.hasPrefix("bridgekeeper:disable") || first.hasPrefix("bridgekeeper:enable")
    else { return nil }
    guard let mark = marks.first(where: { $0.text == first }) else {
      let near = NearWord.of(first, among: marks.map(\.text)).map { "did you mean '\($0)'?" }
      return .failure(
        CommandProblem(
          problem: "unknown command '\(first)'", fix: near ?? "write \(marks.map(\.text).inSentence)"))
    }
    let rest = words.dropFirst()
    let dash = rest.firstIndex(of: "-")
    let ids = rest[..<(dash ?? rest.endIndex)].map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard !ids.isEmpty else {
      return .failure(
        CommandProblem(problem: "'\(first)' names no rule", fix: "write '\(first) RULE - why'"))
    }
    if let odd = ids.first(where: { !isID($0) }) {
      return .failure(
        CommandProblem(
          problem: "'\(odd)' is no rule's id",
          fix: "write '\(first) RULE - why', with a hyphen between blanks before the reason"))
    }
    let reason = dash.map { rest[($0 + 1)...].joined(separator: " ") }.flatMap { $0.isEmpty ? nil : $0 }
    return .success(CommentCommand(action: mark.action, rules: ids, reason: reason))
  }

  private static func isID(_ word: String) -> Bool {
    word.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
    }
  }
}

/// Why a comment that means to be a command is none.
struct CommandProblem: Error, Sendable, Equatable {
  /// What is wrong, in lower case, without a closing stop.
  var problem: String
  /// What to do.
  var fix: String
}

/// A command in its place.
struct PlacedCommand: Sendable, Equatable {
  /// The file, relative to the root.
  var file: String
  /// The lines of the comment, 1-based.
  var lines: ClosedRange<Int>
  /// The column of the comment: UTF-8 bytes before it, plus one.
  var column: Int
  /// The comment with its marks, in bytes from the start of the file; nil where it is not closed.
  var range: Range<Int>?
  /// The lines on which it sets findings aside.
  var reach: ClosedRange<Int>
  /// The comment of the `enable` that ends what it begins.
  var closing: Range<Int>?
  /// What was understood.
  var command: Result<CommentCommand, CommandProblem>
}
