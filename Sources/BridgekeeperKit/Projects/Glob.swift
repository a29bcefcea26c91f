// Path patterns as .gitignore, SwiftLint and `paths:` front matter write them.

/// A pattern for paths relative to the root.
///
/// `*` and `?` stay within one component, `**` spans components, `[ab]` and `[a-z]` take one character,
/// `{a,b}` takes either text. A pattern that matches a folder holds everything below it.
public struct Glob: Sendable, Equatable {
  /// A path cut at its `/`, so that it is cut once for many patterns.
  typealias Parts = [[Unicode.Scalar]]
  private typealias Part = ArraySlice<Unicode.Scalar>

  private let alternatives: [Parts]
  /// Bytes that stand in every path that an alternative matches; nil where there are none for sure.
  private let literals: [[UInt8]?]
  /// Whether the braces were expanded; false where they give too many alternatives.
  let isExpanded: Bool

  /// How many patterns the braces gave, one without braces.
  var alternativeCount: Int { alternatives.count }

  /// A pattern; braces beyond 1,000 alternatives are taken literally.
  public init(_ pattern: String) {
    var text = pattern
    while text.hasPrefix("./") { text.removeFirst(2) }
    while text.count > 1 && text.hasSuffix("/") { text.removeLast() }
    let expanded = Self.expand(text, limit: 1_000)
    isExpanded = expanded != nil
    alternatives = (expanded ?? [text]).map(Self.parts)
    literals = alternatives.map(Self.literal)
  }

  /// The longest component without a wildcard.
  private static func literal(of parts: Parts) -> [UInt8]? {
    let plain = parts.filter { part in !part.contains { "*?[\\".unicodeScalars.contains($0) } }
    return plain.max { $0.count < $1.count }.map { part in Array(String(String.UnicodeScalarView(part)).utf8)
    }
  }

  /// False where the path cannot match: most paths are told from most patterns by a few bytes.
  func mayMatch(_ path: String) -> Bool {
    literals.contains { literal in literal.map { path.utf8.holds($0) } ?? true }
  }

  /// Whether the path, or a folder above it, matches.
  public func matches(_ path: String) -> Bool { mayMatch(path) && matches(Self.parts(path)) }

  /// Whether the path itself matches; a folder above it does not count.
  public func matchesExactly(_ path: String) -> Bool {
    let parts = Self.parts(path)
    return alternatives.contains { Self.match($0[...], parts[...], prefix: false) }
  }

  func matches(_ parts: Parts) -> Bool {
    alternatives.contains { Self.match($0[...], parts[...], prefix: true) }
  }

  static func parts(_ path: String) -> Parts {
    path.unicodeScalars.split(separator: "/").map(Array.init)
  }

  /// Greedy matching with one point to come back to, so that many `**` stay cheap. With `prefix` the pattern
  /// may end before the path does.
  private static func match(
    _ pattern: ArraySlice<[Unicode.Scalar]>, _ path: ArraySlice<[Unicode.Scalar]>, prefix: Bool
  ) -> Bool {
    var pattern = pattern
    var path = path
    var retry: (pattern: ArraySlice<[Unicode.Scalar]>, path: ArraySlice<[Unicode.Scalar]>)?
    while true {
      if pattern.first == ["*", "*"] {
        pattern = pattern.dropFirst()
        if pattern.isEmpty { return !path.isEmpty }
        retry = (pattern, path)
      } else if pattern.isEmpty && (prefix || path.isEmpty) {
        return true
      } else if let element = pattern.first, let part = path.first, matchComponent(element[...], part[...]) {
        pattern = pattern.dropFirst()
        path = path.dropFirst()
      } else if let point = retry, !point.path.isEmpty {
        retry = (point.pattern, point.path.dropFirst())
        pattern = point.pattern
        path = point.path.dropFirst()
      } else {
        return false
      }
    }
  }

  /// Greedy matching with one point to come back to, so that many stars stay cheap.
  private static func matchComponent(
    _ pattern: Part, _ text: Part
  ) -> Bool {
    var pattern = pattern
    var text = text
    var retry: (pattern: Part, text: Part)?
    while true {
      if pattern.first == "*" {
        retry = (pattern.dropFirst(), text)
        pattern = pattern.dropFirst()
      } else if let character = text.first, let rest = step(pattern, over: character) {
        pattern = rest
        text = text.dropFirst()
      } else if text.isEmpty && pattern.isEmpty {
        return true
      } else if let point = retry, !point.text.isEmpty {
        retry = (point.pattern, point.text.dropFirst())
        pattern = point.pattern
        text = point.text.dropFirst()
      } else {
        return false
      }
    }
  }

  /// What is left of the pattern once its first element took the character, or nil where it does not take it.
  private static func step(_ pattern: Part, over character: Unicode.Scalar) -> Part? {
    switch pattern.first {
    case nil: return nil
    case "?": return pattern.dropFirst()
    case "\\": return pattern.dropFirst().first == character ? pattern.dropFirst(2) : nil
    case "[":
      guard let end = pattern.dropFirst(2).firstIndex(of: "]") else { return nil }
      let set = pattern[(pattern.startIndex + 1)..<end]
      let negated = set.first == "!" || set.first == "^"
      return holds(negated ? set.dropFirst() : set, character) != negated ? pattern[(end + 1)...] : nil
    default: return pattern.first == character ? pattern.dropFirst() : nil
    }
  }

  private static func holds(_ set: Part, _ character: Unicode.Scalar) -> Bool {
    var set = set
    while let low = set.first {
      if set.count >= 3, set[set.startIndex + 1] == "-" {
        if low <= character && character <= set[set.startIndex + 2] { return true }
        set = set.dropFirst(3)
      } else {
        if low == character { return true }
        set = set.dropFirst()
      }
    }
    return false
  }

  private static func expand(_ pattern: String, limit: Int) -> [String]? {
    var done: [String] = []
    var waiting = [pattern]
    while let next = waiting.popLast() {
      guard let braces = firstBraces(in: next) else {
        done.append(next)
        continue
      }
      waiting += braces.choices.map { braces.before + $0 + braces.after }
      if done.count + waiting.count > limit { return nil }
    }
    return done
  }

  private static func firstBraces(
    in pattern: String
  ) -> (before: String, choices: [String], after: String)? {
    guard let open = pattern.firstIndex(of: "{") else { return nil }
    var depth = 0
    var choices: [String] = [""]
    for index in pattern[open...].indices {
      let character = pattern[index]
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 {
        guard choices.count > 1 else { return nil }
        return (String(pattern[..<open]), choices, String(pattern[pattern.index(after: index)...]))
      }
      if depth == 1 && character == "," {
        choices.append("")
      } else if index != open {
        choices[choices.count - 1].append(character)
      }
    }
    return nil
  }
}

extension String.UTF8View {
  /// Whether these bytes stand in the text, one behind the other.
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { text in
      guard let first = wanted.first, text.count >= wanted.count else { return wanted.isEmpty }
      return (0...(text.count - wanted.count)).contains { start in
        text[start] == first && text[start..<(start + wanted.count)].elementsEqual(wanted)
      }
    } ?? true
  }
}
