// What a rule found, with its place and the edits that would mend it.

import Findings

/// One place in the sources that a rule has something to say about.
public struct RuleHit: Sendable, Equatable, Comparable, Codable {
  /// The id of the rule.
  public var rule: String
  /// The file's path as it was given to the scan.
  public var file: String
  /// The first line, 1-based.
  public var line: Int
  /// UTF-8 bytes before the place on its line, plus one.
  public var column: Int
  /// The last line, 1-based.
  public var endLine: Int
  /// The column after the last byte, counted as `column` is.
  public var endColumn: Int
  /// The mechanism in one sentence and the remedy in another, on one line, without a closing stop.
  public var message: String
  /// The qualified name of the bridge or type concerned.
  public var bridge: String?
  /// What was found, in words that survive moved lines: the rest of the finding's identity.
  public var found: String
  /// Where it differs from the rule's own.
  public var severity: Severity?
  /// The edits that mend it, where a machine can.
  public var fix: RuleFix?

  /// Orders hits by file, line, column and rule.
  public static func < (left: Self, right: Self) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.line, left.column, left.rule, left.message)
      < (right.line, right.column, right.rule, right.message)
  }
}

/// Edits of one file that belong together.
public struct RuleFix: Sendable, Equatable, Codable {
  /// The edits, in the order of the file; they do not overlap. Line ends are LF and indentation is blanks,
  /// whatever the file has: who applies them writes what the file does.
  public var edits: [SourceEdit]
  /// Whether the edits keep what the code means but for the mistake, so that nobody has to look at them
  /// first.
  public var isSafe: Bool
}

extension ScannedCode {
  /// A hit at a place in a file; the rule's id is filled in by the rule.
  func hit(
    _ span: CodeSpan, in file: Int, _ message: String, bridge: String?, found: String,
    severity: Severity? = nil, fix: RuleFix? = nil
  ) -> RuleHit {
    let facts = index.files[file]
    let start = facts.code?.lines.place(at: span.start) ?? SourcePlace(line: 1, column: 1)
    let end = facts.code?.lines.place(at: span.end) ?? start
    return RuleHit(
      rule: "", file: facts.file, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column, message: message, bridge: bridge, found: found, severity: severity, fix: fix)
  }

  /// Edits of one file; spans are without, the edits with its byte-order mark.
  func fix(_ edits: [(span: CodeSpan, text: String)], in file: Int, isSafe: Bool = true) -> RuleFix {
    let skipped = index.files[file].code?.skippedBytes ?? 0
    return RuleFix(
      edits: edits.map {
        SourceEdit(range: ($0.span.start + skipped)..<($0.span.end + skipped), replacement: $0.text)
      }, isSafe: isSafe)
  }

  /// The white space that a statement at a place is indented with.
  func indentation(of span: CodeSpan, in file: Int) -> String {
    let column = index.files[file].code?.lines.place(at: span.start).column ?? 1
    return String(repeating: " ", count: column - 1)
  }
}
