// The problems that are found around the parser: texts that it should not see, and texts that are YAML in
// form but that no configuration should hold.

extension YAMLProblem {
  static func tooLong(_ bytes: Int, limit: Int) -> YAMLProblem {
    YAMLProblem(
      place: YAMLPlace(line: 1, column: 1), problem: "the text is too long",
      reason: "it has \(bytes) bytes, and at most \(limit) are read",
      fix: "split the file or remove what is not needed")
  }

  static func forbidden(_ character: TextScan.Forbidden) -> YAMLProblem {
    let digits = String(character.scalar, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return YAMLProblem(
      place: character.place, problem: "the character \(name) is not allowed",
      reason: "YAML text holds no control characters",
      fix: "delete it, or write it as an escape in double quotes")
  }

  static func secondDocument(at place: YAMLPlace) -> YAMLProblem {
    YAMLProblem(
      place: place, problem: "a second document begins", reason: "one text holds one document here",
      fix: "remove the \"---\" and what follows it")
  }

  static func duplicateKey(_ name: String, first: YAMLPlace, second: YAMLPlace) -> YAMLProblem {
    YAMLProblem(
      place: second, problem: "the key \(shown(name)) stands twice",
      reason: "line \(first.line) has it already, and only one of the two could count",
      fix: "keep one of the two", other: first)
  }

  static func compositeKey(at place: YAMLPlace) -> YAMLProblem {
    YAMLProblem(
      place: place, problem: "a list or mapping is used as a key",
      reason: "keys are words here; \"{{ … }}\" without quotes is read as such a key",
      fix: "put the value in quotes, or use a word as the key")
  }

  static func undefinedAlias(_ name: String, at place: YAMLPlace) -> YAMLProblem {
    YAMLProblem(
      place: place, problem: "the alias \(shown("*" + name)) stands for nothing",
      reason: "no finished node before it bears \(shown("&" + name))",
      fix: "write the value out, or put it in quotes if the asterisk is part of it")
  }

  static func tooDeep(_ limit: Int, at place: YAMLPlace) -> YAMLProblem {
    YAMLProblem(
      place: place, problem: "lists and mappings are nested too deeply",
      reason: "at most \(limit) levels are read", fix: "flatten the text")
  }

  static func tooHeavy(_ limit: Int, at place: YAMLPlace) -> YAMLProblem {
    YAMLProblem(
      place: place, problem: "the text holds too much",
      reason: "with its aliases written out it has more than \(limit) values",
      fix: "remove aliases or split the file")
  }

  static func unexpectedEnd(at place: YAMLPlace) -> YAMLProblem {
    YAMLProblem(
      place: place, problem: "the text ends in the middle of a value",
      reason: "a list or mapping is not finished", fix: "finish it")
  }

  /// A name in double quotes, cut at 80 characters, on one line whatever it holds.
  private static func shown(_ name: String) -> String {
    String(name.prefix(80)).debugDescription
  }

  static let outOfMemory = YAMLProblem(
    place: YAMLPlace(line: 1, column: 1), problem: "the text cannot be read",
    reason: "there is no memory left for the parser", fix: "close other programs and try again")
}
