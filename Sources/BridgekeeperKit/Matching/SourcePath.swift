// A path to a Swift file as people write it in prose: `Canon/Import/DatedPhotoPicker.swift:88`.

/// A path to a Swift file, as written, without a line number.
struct SourcePath: Sendable, Equatable {
  /// The components; the last one ends in `.swift`.
  let components: [String]

  /// The path that a code span or a word is, or nil where it is none.
  init?(_ text: some StringProtocol) {
    let text = Substring(text)
    guard let end = Self.end(in: text.utf8) else { return nil }
    let rest = text[end...]
    guard rest.isEmpty || rest.first == ":" || rest.first == "#" else { return nil }
    components = text[..<end].split(separator: "/").map(String.init).filter { $0 != "." }
    guard let name = components.last, name != Self.ending else { return nil }
  }

  private static let ending = ".swift"

  /// Where the last `.swift` of a text without spaces ends. Every word of every memory file is asked.
  private static func end(in text: Substring.UTF8View) -> String.Index? {
    var before = text.endIndex
    while let point = text[..<before].lastIndex(of: UInt8(ascii: ".")) {
      let tail = text[point...]
      if tail.starts(with: ending.utf8) {
        return text.contains(UInt8(ascii: " ")) ? nil : tail.index(point, offsetBy: ending.utf8.count)
      }
      before = point
    }
    return nil
  }

  /// The type that the file is named after.
  var stem: String { components.last.map { Path.stem(of: $0) } ?? "" }

  /// Whether a file's path ends in this one.
  func leads(to file: String) -> Bool {
    file.split(separator: "/").map(String.init).suffix(components.count).elementsEqual(components)
  }
}
