// A new type that bears a name which the template's code uses for something else: the code would not compile,
// or would mean another thing.

/// Finds names that clash.
enum NameClash {
  /// What is wrong with the new types' names, given a sound value for each variable.
  static func problems(of template: Template, _ values: [String: String]) -> [String] {
    let words = template.files.filter { $0.path.source.hasSuffix(".swift") }.flatMap {
      Self.words(in: $0.text, values)
    }
    return template.variables.filter { $0.shape == .newType }.compactMap { variable in
      guard let value = values[variable.name] else { return nil }
      let other = template.variables.first { $0.name != variable.name && values[$0.name] == value }
      if let other, other.shape != .text {
        return "'\(variable.name)' and '\(other.name)' are both '\(value)': choose another name"
      }
      guard words.contains(where: { $0.text == value && $0.variable != variable.name }) else { return nil }
      return "'\(variable.name)' does not take '\(value)': the template uses that name itself; choose another"
    }
  }

  /// A word of the filled code, and the variable that it is the bare value of.
  private struct Word {
    var text = ""
    var variable: String?
    var pieces = 0
  }

  private static func words(in text: TemplateText, _ values: [String: String]) -> [Word] {
    var words: [Word] = []
    var word = Word()
    var isComment = false
    var last: Character = " "
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    for piece in text.pieces {
      switch piece {
      case .place(let place):
        guard !isComment else { continue }
        word.text += place.form?.of(values[place.name] ?? "") ?? values[place.name] ?? ""
        word.pieces += 1
        word.variable = word.pieces == 1 && place.form == nil ? place.name : nil
      case .text(let text):
        for character in text {
          if character == "\n" {
            isComment = false
          } else if character == "/", last == "/" {
            isComment = true
          }
          last = character
          guard !isComment else { continue }
          if isPart(character) {
            word.text.append(character)
            word.pieces = 2
            word.variable = nil
          } else if !word.text.isEmpty {
            words.append(word)
            word = Word()
          }
        }
      }
    }
    return word.text.isEmpty ? words : words + [word]
  }
}
