// A type whose name the template's code uses for something else: the code would not compile, or would mean
// another thing.

/// Finds names that clash.
enum NameClash {
  /// What is wrong with the names of types, given a sound value for each variable.
  static func problems(of template: Template, _ values: [String: String]) -> [String] {
    var reader = WordReader(values: values)
    for file in template.files where file.path.source.hasSuffix(".swift") { reader.read(file.text) }
    return template.variables.compactMap { variable in
      guard let value = values[variable.name] else { return nil }
      switch variable.shape {
      case .newType:
        let others = template.variables.filter { $0.name != variable.name && $0.shape == .knownType }
        if let other = others.first(where: { values[$0.name] == value }) {
          return "'\(variable.name)' and '\(other.name)' are both '\(value)': choose another name"
        }
        let isUsed = reader.words.contains { $0.text == value && $0.variable != variable.name }
        return isUsed ? problem(variable, value, "the template uses that name itself") : nil
      case .knownType:
        let isMade = reader.words.contains { $0.text == value && $0.isMade }
        return isMade ? problem(variable, value, "the template makes a type of that name") : nil
      case .member, .module, .number, .text: return nil
      }
    }
  }

  private static func problem(_ variable: TemplateVariable, _ value: String, _ why: String) -> String {
    "'\(variable.name)' does not take '\(value)': \(why); choose another"
  }
}

/// Reads the words of a template's code as they are with the values in their places. What is in line comments
/// is none.
private struct WordReader {
  /// A word.
  struct Word: Hashable {
    var text = ""
    /// The variable that the word is the bare value of.
    var variable: String?
    /// Whether a value is a part of the word: a name that the template makes.
    var isMade = false
  }

  let values: [String: String]
  var words: Set<Word> = []
  private var word = Word()
  private var isInComment = false
  private var last: Character = "\n"

  init(values: [String: String]) { self.values = values }

  mutating func read(_ text: TemplateText) {
    for piece in text.pieces {
      switch piece {
      case .place(let place): take(place)
      case .text(let text): for character in text { take(character) }
      }
    }
    take("\n")
  }

  private mutating func take(_ place: TemplateText.Place) {
    guard !isInComment, let value = values[place.name] else { return }
    let isBare = word.text.isEmpty && place.form == nil
    word.variable = isBare ? place.name : nil
    word.isMade = !isBare
    word.text += place.form?.of(value) ?? value
  }

  private mutating func take(_ character: Character) {
    if character == "\n" {
      isInComment = false
    } else if character == "/", last == "/" {
      isInComment = true
    }
    last = character
    guard !isInComment else { return }
    if character.isLetter || character.isNumber || character == "_" {
      if word.variable != nil { word.isMade = true }
      word.variable = nil
      word.text.append(character)
    } else if !word.text.isEmpty {
      words.insert(word)
      word = Word()
    }
  }
}
