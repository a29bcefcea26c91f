// A path to a Swift file as people write it in prose: `Canon/Import/DatedPhotoPicker.swift:88`.

import Foundation

/// A path to a Swift file, as written, without a line number.
struct SourcePath: Sendable, Equatable {
  /// The components; the last one ends in `.swift`.
  let components: [String]

  /// The path that a code span or a word is, or nil where it is none.
  init?(_ text: String) {
    guard !text.contains(" "), let ending = text.range(of: ".swift", options: .backwards) else { return nil }
    let rest = text[ending.upperBound...]
    guard rest.isEmpty || rest.first == ":" || rest.first == "#" else { return nil }
    components = text[..<ending.upperBound].split(separator: "/").map(String.init).filter { $0 != "." }
    guard let name = components.last, name != ".swift" else { return nil }
  }

  /// The type that the file is named after.
  var stem: String { components.last.map { Path.stem(of: $0) } ?? "" }

  /// Whether a file's path ends in this one.
  func leads(to file: String) -> Bool {
    file.split(separator: "/").map(String.init).suffix(components.count).elementsEqual(components)
  }
}
