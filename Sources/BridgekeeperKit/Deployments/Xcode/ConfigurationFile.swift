// Xcode's configuration files (`.xcconfig`): assignments, comments and includes.

/// What one line of a configuration file is.
enum ConfigurationLine: Equatable {
  case setting(key: String, value: String)
  /// The path as written; `isOptional` for `#include?`.
  case include(path: String, isOptional: Bool)

  /// A line of a file; nil for a blank line, a comment, and what is neither.
  init?(_ line: Substring) {
    let text = Self.trimmed(line)
    if text.hasPrefix("#include") {
      let rest = text.dropFirst("#include".count)
      let isOptional = rest.first == "?"
      let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3, !parts[1].isEmpty else { return nil }
      self = .include(path: String(parts[1]), isOptional: isOptional)
      return
    }
    let code = Self.withoutComment(text)
    guard let sign = Self.equalsSign(code) else { return nil }
    let key = Self.trimmed(code[..<sign])
    var value = Self.trimmed(code[code.index(after: sign)...])
    while value.last == ";" { value = Self.trimmed(value.dropLast()) }
    guard !key.isEmpty else { return nil }
    self = .setting(key: String(key), value: String(value))
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var previous: Character?
    for index in text.indices {
      if text[index] == "/", previous == "/" { return text[..<text.index(before: index)] }
      previous = text[index]
    }
    return text
  }

  /// The sign between key and value; the one in a condition's brackets is none.
  private static func equalsSign(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: continue
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

/// Reads configuration files with what they include.
struct ConfigurationFiles {
  /// Files that include one another, one inside the other.
  private static let depthLimit = 16
  /// How often files are read for one file with all that it includes.
  private static let readLimit = 500

  /// Gives a file's bytes by its path relative to the root; nil for a file that cannot be read.
  let read: (String) -> [UInt8]?
  private var levels: [String: SettingLevel] = [:]

  init(read: @escaping (String) -> [UInt8]?) { self.read = read }

  /// The assignments of a file, those of includes in their place.
  mutating func level(_ path: String) -> SettingLevel {
    if let known = levels[path] { return known }
    var settings: [BuildSetting] = []
    var missing: [String] = []
    var reads = 0
    collect(path, isOptional: false, open: [], &reads, &settings, &missing)
    let level = SettingLevel(settings, missing: missing)
    levels[path] = level
    return level
  }

  private func collect(
    _ path: String, isOptional: Bool, open: [String], _ reads: inout Int, _ settings: inout [BuildSetting],
    _ missing: inout [String]
  ) {
    guard open.count < Self.depthLimit, !open.contains(path), reads < Self.readLimit else { return }
    reads += 1
    guard let bytes = read(path) else {
      if !isOptional { missing.append(path) }
      return
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in lines.enumerated() {
      switch ConfigurationLine(line) {
      case .setting(let key, let value):
        settings.append(BuildSetting(key: key, value: value, file: path, line: index + 1))
      case .include(let written, let isOptional):
        let included = Path.normalize(Path.join(Path.folder(of: path), written))
        collect(included, isOptional: isOptional, open: open + [path], &reads, &settings, &missing)
      case nil: continue
      }
    }
  }
}
