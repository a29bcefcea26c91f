// Groups with their sizes as a table with a bar in each row: the bar repeats what the number beside it says.

import Findings

/// A table of groups and bars.
struct HTMLTally {
  /// A group.
  struct Bar {
    var words: String
    var count: Int
    /// What stands behind the bar.
    var note: String
  }

  var caption: String
  /// The columns of the group, the count and the note; that of the bars has no words.
  var heads: [String]
  var bars: [Bar]
  /// The number whose bar is as long as there is room.
  var most: Int

  /// The table.
  var html: String {
    """
    <table class="tally">
    <caption>\(caption)</caption>
    <thead><tr><th scope="col">\(heads[0].firstUpper)</th><th scope="col" class="n">\(heads[1].firstUpper)</th><td></td>\
    <th scope="col" class="n">\(heads[2].firstUpper)</th></tr></thead>
    <tbody>
    \(bars.map(row).joined())</tbody>
    </table>

    """
  }

  private func row(_ bar: Bar) -> String {
    let width = SVGNumber.text(100 * Double(bar.count) / Double(max(most, 1)))
    return "<tr><th scope=\"row\"><bdi>\(bar.words.inMarkup)</bdi></th><td class=\"n\">\(bar.count)</td>"
      + "<td class=\"bar\"><svg viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\" focusable=\"false\">"
      + "<rect class=\"track\" width=\"100\" height=\"10\"/><rect class=\"fill\" width=\"\(width)\" height=\"10\"/></svg></td>"
      + "<td class=\"n\">\(bar.note.inMarkup)</td></tr>\n"
  }
}

/// Numbers as SVG takes them: the same text everywhere.
enum SVGNumber {
  /// The number with one digit behind the point at most.
  static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let whole = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
  }
}
