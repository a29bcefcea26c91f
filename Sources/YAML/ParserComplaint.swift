// What libyaml complains of, and the same in words that help: its own messages say what the grammar wanted,
// not what the writer did.

/// What the C parser complains of, as plain values.
struct ParserComplaint: Error, Sendable, Equatable {
  var problem: String
  var context: String
  /// How many characters (Unicode scalars) stand before the place.
  var offset: Int
  var place: YAMLPlace
  var contextPlace: YAMLPlace
}

extension YAMLProblem {
  /// A complaint about a text, in plain words.
  init(_ complaint: ParserComplaint, in text: Substring) {
    let before = text.unicodeScalars.prefix(complaint.offset)
    let character = text.unicodeScalars.dropFirst(complaint.offset).first
    let beginsLine = before.reversed().prefix { $0 != "\n" && $0 != "\r" }.allSatisfy { $0 == " " }
    self =
      Self.unclosed(complaint) ?? Self.misplaced(complaint, character: character)
      ?? Self.illFitting(complaint, beginsLine: beginsLine) ?? Self.other(complaint)
  }

  /// Quotes and brackets that nothing closes.
  private static func unclosed(_ complaint: ParserComplaint) -> YAMLProblem? {
    let quoted = complaint.context == "while scanning a quoted scalar"
    switch complaint.problem {
    case "found unexpected end of stream" where quoted, "found unexpected document indicator" where quoted:
      return YAMLProblem(
        place: complaint.contextPlace, problem: "a quote is opened and never closed",
        reason: "the text or document ends on line \(complaint.place.line) before the closing quote",
        fix: "close the quote on the same line", other: complaint.place)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      let bracket = complaint.problem.contains("]") ? "]" : "}"
      return YAMLProblem(
        place: complaint.contextPlace, problem: "a bracket is opened and not closed",
        reason: "a comma or \"\(bracket)\" was expected by line \(complaint.place.line)",
        fix: "add the comma or the closing bracket", other: complaint.place)
    default: return nil
    }
  }

  /// Characters that stand where YAML has no place for them.
  private static func misplaced(
    _ complaint: ParserComplaint, character: Unicode.Scalar?
  ) -> YAMLProblem? {
    let place = complaint.place
    switch complaint.problem {
    case "found character that cannot start any token" where character == "\t",
      "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return YAMLProblem(
        place: place, problem: "a tab is used for indentation", reason: "YAML takes spaces only",
        fix: "indent with spaces")
    case "found character that cannot start any token":
      return YAMLProblem(
        place: place, problem: "a value cannot begin with \(character.map { "\"\($0)\"" } ?? "that")",
        reason: "YAML keeps that character for itself", fix: "put the value in quotes")
    case "mapping values are not allowed in this context":
      return YAMLProblem(
        place: place, problem: "a colon stands where no key can be",
        reason: "the line holds a second \": \", or is indented more than its neighbours",
        fix: "put the value in quotes, or line the key up with the others")
    case "did not find expected alphabetic or numeric character":
      let sign = complaint.context.hasSuffix("alias") ? "*" : "&"
      return YAMLProblem(
        place: complaint.contextPlace, problem: "a value cannot begin with \"\(sign)\"",
        reason: "YAML keeps that character for itself", fix: "put the value in quotes")
    case "found unknown escape character":
      return YAMLProblem(
        place: place, problem: "a backslash escape is not known",
        reason: "double quotes take escapes such as \\n and \\t only",
        fix: "use single quotes, or write the backslash twice")
    case "did not find expected node content":
      return YAMLProblem(
        place: place, problem: "a value is missing",
        reason: "a comma, a bracket or a sign of YAML's own stands where a value should",
        fix: "write the value, or put it in quotes if the sign is part of it")
    default: return nil
    }
  }

  /// Lines and words that fit neither the block they stand in nor the one around it.
  private static func illFitting(_ complaint: ParserComplaint, beginsLine: Bool) -> YAMLProblem? {
    let place = complaint.place
    switch complaint.problem {
    case "could not find expected ':'":
      return YAMLProblem(
        place: complaint.contextPlace, problem: "a key has no colon",
        reason: "a line among keys must read \"key: value\"",
        fix: "write a colon and a space after the key, or put the text in quotes", other: place)
    case "did not find expected key" where beginsLine, "did not find expected '-' indicator" where beginsLine:
      return YAMLProblem(
        place: place, problem: "the indentation does not fit",
        reason: "what stands here belongs neither to the block that begins on line "
          + "\(complaint.contextPlace.line) nor to one around it",
        fix: "line it up with the other items of its block", other: complaint.contextPlace)
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      return YAMLProblem(
        place: place, problem: "something follows a value that has ended",
        reason: "after a closing quote, a closing bracket or the last line of a document nothing may stand",
        fix: "put the whole value in quotes, or remove what follows it")
    default: return nil
    }
  }

  private static func other(_ complaint: ParserComplaint) -> YAMLProblem {
    YAMLProblem(
      place: complaint.place, problem: complaint.problem,
      reason: complaint.context.isEmpty ? "the text is not YAML 1.1" : complaint.context,
      fix: "check the line, and put values with special characters in quotes")
  }
}
