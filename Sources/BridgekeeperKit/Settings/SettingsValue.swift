// A value to be written into settings, its keys in their order, laid out as the text around it is.

import Findings

/// A value to be written.
indirect enum SettingsValue: Sendable, Equatable {
  case text(String)
  case number(Int)
  case list([SettingsValue])
  case object([Member])

  /// A key with its value.
  struct Member: Sendable, Equatable {
    var key: String
    var value: SettingsValue
  }

  /// How a value is laid out.
  enum Layout: Sendable, Equatable {
    /// On one line, without blanks.
    case tight
    /// An item a line.
    case lines(newline: String, unit: String, indent: String)

    /// The layout one step further in.
    fileprivate var inner: Layout {
      guard case .lines(let newline, let unit, let indent) = self else { return .tight }
      return .lines(newline: newline, unit: unit, indent: indent + unit)
    }
  }

  /// The value as it is written at that indentation.
  func written(_ layout: Layout) -> String {
    switch self {
    case .text(let text): return JSONValue.string(text).line
    case .number(let number): return "\(number)"
    case .list(let values):
      return Self.enclosed(values.map { $0.written(layout.inner) }, in: ("[", "]"), layout)
    case .object(let members):
      let rows = members.map { Self.member($0.key, $0.value, layout.inner) }
      return Self.enclosed(rows, in: ("{", "}"), layout)
    }
  }

  /// A key with its value.
  static func member(_ key: String, _ value: SettingsValue, _ layout: Layout) -> String {
    JSONValue.string(key).line + (layout == .tight ? ":" : ": ") + value.written(layout)
  }

  private static func enclosed(
    _ items: [String], in marks: (open: String, close: String), _ layout: Layout
  ) -> String {
    guard case .lines(let newline, let unit, let indent) = layout, !items.isEmpty else {
      return marks.open + items.joined(separator: ",") + marks.close
    }
    let rows = items.map { newline + indent + unit + $0 }.joined(separator: ",")
    return marks.open + rows + newline + indent + marks.close
  }
}
