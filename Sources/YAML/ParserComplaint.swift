// What libyaml complains of, and the same in words that help: its own messages say what the grammar wanted, not what the
// writer did.

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
  /// A complaint in plain words. `character` is what stands at the complaint's place, nil at the end of the text.
  init(_ complaint: ParserComplaint, character: Unicode.Scalar?) {
    let place = complaint.place
    switch (complaint.problem, complaint.context) {
    case ("found unexpected end of stream", "while scanning a quoted scalar"):
      self.init(
        place: complaint.contextPlace, problem: "a quote is opened and never closed",
        reason: "the text ends before the closing quote", fix: "close the quote on the same line",
        other: place)
    case ("found unexpected document indicator", "while scanning a quoted scalar"):
      self.init(
        place: complaint.contextPlace, problem: "a quote is opened and never closed",
        reason: "the document ends on line \(place.line) before the closing quote",
        fix: "close the quote on the same line", other: place)
    case ("found character that cannot start any token", _):
      self.init(unexpected: character, at: place)
    case (_, _) where character == "\t" && complaint.problem.contains("tab"):
      self.init(tabAt: place)
    case ("mapping values are not allowed in this context", _):
      self.init(
        place: place, problem: "a colon stands where no key can be",
        reason: "the line holds a second \": \", or is indented more than its neighbours",
        fix: "put the value in quotes, or line the key up with the others")
    case ("could not find expected ':'", _):
      self.init(
        place: complaint.contextPlace, problem: "a key has no colon",
        reason: "a line among keys must read \"key: value\"",
        fix: "write a colon and a space after the key, or put the text in quotes", other: place)
    case ("did not find expected key", "while parsing a block mapping"),
      ("did not find expected '-' indicator", _):
      self.init(
        place: place, problem: "the indentation does not fit",
        reason: "what stands here belongs neither to the block that begins on line "
          + "\(complaint.contextPlace.line) nor to one around it",
        fix: "line it up with the other items of its block", other: complaint.contextPlace)
    case ("did not find expected ',' or ']'", _), ("did not find expected ',' or '}'", _):
      let close = complaint.problem.suffix(2)
      self.init(
        place: complaint.contextPlace, problem: "a bracket is opened and not closed",
        reason: "a comma or \(close.dropLast())' was expected by line \(place.line)",
        fix: "add the comma or the closing bracket", other: place)
    case ("found unknown escape character", _):
      self.init(
        place: place, problem: "a backslash escape is not known",
        reason: "double quotes take escapes such as \\n and \\t only",
        fix: "use single quotes, or write the backslash twice")
    default:
      let context = complaint.context.isEmpty ? "the text is not YAML" : complaint.context
      self.init(
        place: place, problem: complaint.problem, reason: context,
        fix: "check the line, and put values with special characters in quotes")
    }
  }

  private init(unexpected character: Unicode.Scalar?, at place: YAMLPlace) {
    guard character != "\t" else {
      self.init(tabAt: place)
      return
    }
    let shown = character.map { "\"\($0)\"" } ?? "the end of the text"
    self.init(
      place: place, problem: "\(shown) cannot begin a value",
      reason: "YAML keeps that character for itself", fix: "put the value in quotes")
  }

  private init(tabAt place: YAMLPlace) {
    self.init(
      place: place, problem: "a tab is used for indentation", reason: "YAML takes spaces only",
      fix: "indent with spaces")
  }
}
