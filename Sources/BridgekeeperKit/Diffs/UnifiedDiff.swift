// What a change would do to a file, as everybody's tools show it: a unified diff.

/// The difference between two texts as a unified diff.
public enum UnifiedDiff {
  /// The unchanged lines that are shown around a change.
  private static let context = 3

  /// The diff with `a/` and `b/` before the path, ending in a newline; empty where the texts are equal. An
  /// old text of nil is a file that is made, a new one of nil a file that goes.
  public static func text(from old: String?, to new: String?, path: String) -> String {
    guard old != new else { return "" }
    let left = lines(old ?? "")
    let right = lines(new ?? "")
    let hunks = hunks(LineScript.steps(from: left, to: right))
    let header =
      "--- \(old == nil ? "/dev/null" : "a/\(path)")\n+++ \(new == nil ? "/dev/null" : "b/\(path)")\n"
    return header + hunks.map { render($0, left, right) }.joined()
  }

  /// The lines with their endings; only LF ends a line, so that a changed CR shows.
  private static func lines(_ text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    var lines: [[UInt8]] = []
    var start = 0
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") {
      lines.append(Array(bytes[start...place]))
      start = place + 1
    }
    if start < bytes.count { lines.append(Array(bytes[start...])) }
    return lines
  }

  /// Steps that lie near each other, with the unchanged ones around them.
  private static func hunks(_ steps: [LineScript.Step]) -> [ArraySlice<LineScript.Step>] {
    var hunks: [Range<Int>] = []
    for place in steps.indices where !steps[place].isKept {
      let range = max(0, place - context)..<min(steps.count, place + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.map { steps[$0] }
  }

  private static func render(
    _ hunk: ArraySlice<LineScript.Step>, _ left: [[UInt8]], _ right: [[UInt8]]
  ) -> String {
    let old = hunk.compactMap(\.left)
    let new = hunk.compactMap(\.right)
    let body = hunk.map { step -> String in
      switch (step.left, step.right) {
      case (let place?, nil): "-" + shown(left[place])
      case (_, let place?): (step.isKept ? " " : "+") + shown(right[place])
      case (nil, nil): ""
      }
    }
    return
      "@@ -\(span(old, before: hunk.first?.leftBefore)) +\(span(new, before: hunk.first?.rightBefore)) @@\n"
      + body.joined()
  }

  /// `START,COUNT`; an empty side is said to start at the line before it.
  private static func span(_ places: [Int], before: Int?) -> String {
    guard let first = places.first else { return "\(before ?? 0),0" }
    return places.count == 1 ? "\(first + 1)" : "\(first + 1),\(places.count)"
  }

  private static func shown(_ line: [UInt8]) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
