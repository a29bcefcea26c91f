// The one spelling of a value in a hatch's front matter: bare where YAML reads it as the same text, else in
// double quotes.

/// Spells values of front matter.
public enum HatchYAML {
  /// A text as a value of its own.
  public static func scalar(_ text: String) -> String { needsQuotes(text, extra: "") ? quoted(text) : text }

  /// A list in brackets on one line.
  public static func list(_ items: [String]) -> String {
    let spelt = items.map { needsQuotes($0, extra: ",[]{}") ? quoted($0) : $0 }
    return "[\(spelt.joined(separator: ", "))]"
  }

  private static let indicators = "-?:,[]{}#&*!|>'\"%@`"
  private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

  private static func needsQuotes(_ text: String, extra: String) -> Bool {
    guard let first = text.first, let last = text.last, !nulls.contains(text) else { return true }
    if first == " " || last == " " || last == ":" || indicators.contains(first) { return true }
    if text.contains(": ") || text.contains(" #") || text.contains(where: extra.contains) { return true }
    return text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }
}
