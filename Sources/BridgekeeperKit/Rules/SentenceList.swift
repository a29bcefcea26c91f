// Several things in a sentence: "a", "a and b", "a, b and c".

extension [String] {
  /// The parts as they stand in a sentence.
  var inSentence: String {
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
