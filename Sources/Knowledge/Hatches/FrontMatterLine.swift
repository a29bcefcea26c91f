// A value of front matter that has to be a text on one line: hatches and templates ask the same of theirs.

import YAML

/// Why a value is no text on one line.
enum FrontMatterFault: Error, Equatable {
  /// It is empty, a list or a mapping.
  case noText
  /// It goes on over a line break, or holds another control character.
  case lineBreak

  /// What is wrong with the value of a key, and what to do.
  func words(_ key: String) -> (problem: String, fix: String) {
    switch self {
    case .noText: ("'\(key)' holds no text", "write its text behind the colon")
    case .lineBreak: ("'\(key)' has a line break in it", "write it on one line")
    }
  }
}

extension YAMLNode {
  /// The text of a value on one line.
  var line: Result<String, FrontMatterFault> {
    guard let text = string, !text.isEmpty else { return .failure(.noText) }
    return text.utf8.contains { $0 < 0x20 } ? .failure(.lineBreak) : .success(text)
  }
}
