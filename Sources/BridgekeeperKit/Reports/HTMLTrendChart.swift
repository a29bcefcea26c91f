// The inventory over time as inline SVG, with its words for those who do not see it; the numbers stand in a table
// below.

import Findings

/// A chart of the bridges and of the documented ones.
struct HTMLTrendChart {
  private static let (width, height) = (760.0, 280.0)
  private static let (left, right, top, bottom) = (48.0, 150.0, 16.0, 36.0)

  let points: [TrendPoint]
  private let days: [Int]
  private let scale: ChartScale

  init(points: [TrendPoint]) {
    self.points = points
    // Clocks of committers differ: a line never runs back.
    days = points.reduce(into: []) { days, point in
      days.append(max(days.last ?? .min, CalendarDay.number(of: point.commit.day) ?? days.last ?? 0))
    }
    scale = ChartScale(upTo: points.map(\.bridges).max() ?? 0)
  }

  /// The chart; nothing for a single point.
  var html: String {
    guard points.count > 1, let first = points.first, let last = points.last else { return "" }
    let words =
      "\(points.count) commits from \(first.commit.day) to \(last.commit.day). Bridges: from \(first.bridges) to "
      + "\(last.bridges). Documented: from \(first.documented) to \(last.documented)."
    return """
      <figure class="wide" role="region" tabindex="0" aria-label="Chart of the inventory over time">
      <svg class="trend" viewBox="0 0 \(SVGNumber.text(Self.width)) \(SVGNumber.text(Self.height))" role="img" aria-labelledby="trend-title trend-words">
      <title id="trend-title">Bridges over time</title>
      <desc id="trend-words">\(words)</desc>
      \(grid)\(ticks)\(area)\(line(\.bridges, "bridges"))\(line(\.documented, "documented"))\(dots)\(labels)</svg>
      <figcaption class="soft"><span class="key bridges"></span> bridges that need an entry \
      <span class="key documented"></span> documented ones</figcaption>
      </figure>

      """
  }

  private func x(_ place: Int) -> Double {
    let span = Double(max((days.last ?? 0) - (days.first ?? 0), 0))
    let share =
      span > 0 ? Double(days[place] - days[0]) / span : Double(place) / Double(max(points.count - 1, 1))
    return Self.left + share * (Self.width - Self.left - Self.right)
  }

  private func y(_ value: Int) -> Double {
    Self.height - Self.bottom - Double(value) / Double(scale.top) * (Self.height - Self.top - Self.bottom)
  }

  private func spot(_ x: Double, _ y: Double) -> String { "\(SVGNumber.text(x)),\(SVGNumber.text(y))" }

  private var grid: String {
    scale.marks.map { value in
      let height = SVGNumber.text(y(value))
      return
        "<line class=\"grid\" x1=\"\(SVGNumber.text(Self.left))\" x2=\"\(SVGNumber.text(Self.width - Self.right))\" "
        + "y1=\"\(height)\" y2=\"\(height)\"/><text x=\"\(SVGNumber.text(Self.left - 8))\" y=\"\(SVGNumber.text(y(value) + 4))\" "
        + "text-anchor=\"end\">\(value)</text>\n"
    }.joined()
  }

  /// The days at the foot: the first and the last, and starts of years or months where there is room between.
  private var ticks: String {
    guard let first = days.first, let last = days.last else { return "" }
    let baseline = SVGNumber.text(Self.height - Self.bottom + 20)
    func text(_ x: Double, _ words: String) -> String {
      "<text x=\"\(SVGNumber.text(x))\" y=\"\(baseline)\" text-anchor=\"middle\">\(words)</text>\n"
    }
    let between = CalendarDay.ticks(from: first, to: last).map { tick in
      let share = Double(tick.day - first) / Double(max(last - first, 1))
      return (x: Self.left + share * (Self.width - Self.left - Self.right), words: tick.words)
    }
    if between.count > 1 { return between.map { text($0.x, $0.words) }.joined() }
    return text(x(0), points[0].commit.day) + text(x(points.count - 1), points[points.count - 1].commit.day)
  }

  private var area: String {
    let upper = points.indices.map { spot(x($0), y(points[$0].documented)) }
    let lower = [spot(x(points.count - 1), y(0)), spot(x(0), y(0))]
    return "<polygon class=\"area\" points=\"\((upper + lower).joined(separator: " "))\"/>\n"
  }

  private func line(_ value: KeyPath<TrendPoint, Int>, _ name: String) -> String {
    let spots = points.indices.map { spot(x($0), y(points[$0][keyPath: value])) }
    return "<polyline class=\"\(name)\" points=\"\(spots.joined(separator: " "))\"/>\n"
  }

  /// A dot for each commit, with the words that a pointer brings up.
  private var dots: String {
    points.indices.map { place in
      let point = points[place]
      let words =
        "\(point.commit.day), \(point.commit.id.prefix(12)): \(point.bridges.of("bridge")), \(point.documented) documented"
      return
        "<circle class=\"bridges\" cx=\"\(SVGNumber.text(x(place)))\" cy=\"\(SVGNumber.text(y(point.bridges)))\" r=\"3.5\">"
        + "<title>\(words)</title></circle>\n"
    }.joined()
  }

  /// The last values, at the end of their lines, never over each other.
  private var labels: String {
    guard let last = points.last else { return "" }
    let upper = y(last.bridges) + 4
    let lower = max(y(last.documented) + 4, upper + 18)
    let start = SVGNumber.text(Self.width - Self.right + 12)
    return
      "<text class=\"bridges\" x=\"\(start)\" y=\"\(SVGNumber.text(upper))\">\(last.bridges.of("bridge"))</text>\n"
      + "<text class=\"documented\" x=\"\(start)\" y=\"\(SVGNumber.text(lower))\">\(last.documented) documented</text>\n"
  }
}

/// A scale from zero with a few round marks.
struct ChartScale: Sendable, Equatable {
  /// The values that get a line, from zero to the top.
  let marks: [Int]
  /// The largest of them.
  var top: Int { marks.last ?? 1 }

  /// The scale that holds a value: four or five steps of 1, 2 or 5 times a power of ten.
  init(upTo value: Int) {
    var step = 1
    var digit = 0
    while step * 5 < value {
      step = step / [1, 2, 5][digit % 3] * [2, 5, 10][digit % 3]
      digit += 1
    }
    marks = Array(stride(from: 0, through: (max(value, 1) + step - 1) / step * step, by: step))
  }
}
