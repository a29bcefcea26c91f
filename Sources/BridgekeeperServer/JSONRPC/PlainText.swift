// Text from sources and memory files, made safe to hand on: an agent's terminal shows it sooner or later.

import Findings

extension String {
  /// The text with its lines kept, and in each of them control characters shown as `\u{…}`.
  var inPlainLines: String {
    guard unicodeScalars.contains(where: { !($0.value >= 0x20 && $0.value < 0x7F) }) else { return self }
    let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      String(String.UnicodeScalarView(line.last == "\r" ? line.dropLast() : line)).oneLine
    }.joined(separator: "\n")
  }
}

extension JSONValue {
  /// The same value with every text in it made safe to show.
  var inPlainLines: JSONValue {
    switch self {
    case .string(let text): .string(text.inPlainLines)
    case .array(let values): .array(values.map(\.inPlainLines))
    case .object(let values): .object(values.mapValues(\.inPlainLines))
    case .null, .bool, .int, .fraction: self
    }
  }
}
