// Build settings as projects and configuration files assign them, and what their values come to.

/// An assignment: `IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 17.0`.
struct BuildSetting: Sendable, Equatable {
  /// A condition in brackets: `sdk=iphoneos*`.
  struct Condition: Sendable, Equatable {
    var key: String
    var pattern: String
  }

  var name: String
  var conditions: [Condition]
  var value: String
  /// The file, relative to the root.
  var file: String
  /// 1-based.
  var line: Int

  /// An assignment; the conditions are read off the key.
  init(key: String, value: String, file: String, line: Int) {
    let parts = key.split(separator: "[")
    name = parts.first.map(String.init) ?? key
    conditions = parts.dropFirst().flatMap { $0.prefix { $0 != "]" }.split(separator: ",") }.map { part in
      let halves = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
      return Condition(key: halves.first ?? "", pattern: halves.count > 1 ? halves[1] : "*")
    }
    self.value = value
    self.file = file
    self.line = line
  }

  /// Whether the assignment counts for an SDK and a configuration; what a condition says of anything else is
  /// passed over.
  func holds(sdk: String, configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.key {
      case "sdk": Glob(condition.pattern).matchesExactly(sdk)
      case "config": Glob(condition.pattern).matchesExactly(configuration)
      default: true
      }
    }
  }
}

/// The assignments of one place, such as a target's own settings, in the order in which later ones win.
struct SettingLevel: Sendable, Equatable {
  private var settings: [String: [BuildSetting]] = [:]
  /// The configuration files that could not be read, relative to the root.
  var missing: [String] = []

  init(_ settings: [BuildSetting] = [], missing: [String] = []) {
    self.settings = Dictionary(grouping: settings, by: \.name)
    self.missing = missing
  }

  /// The assignment that counts: the one with the most conditions, of several the last.
  func setting(_ name: String, sdk: String, configuration: String) -> BuildSetting? {
    let fitting = (settings[name] ?? []).filter { $0.holds(sdk: sdk, configuration: configuration) }
    return fitting.enumerated().max {
      ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset)
    }?.element
  }
}

/// The settings of one configuration of one target: each level goes before the ones below it.
struct BuildSettings: Sendable, Equatable {
  /// The lowest first: the project's configuration file, the project, the target's configuration file, the
  /// target.
  var levels: [SettingLevel]
  var configuration: String
  /// What Xcode itself sets, such as `TARGET_NAME`.
  var builtIn: [String: String] = [:]

  /// A setting with its value worked out; nil where nothing assigns it.
  func value(_ name: String, sdk: String) -> (setting: BuildSetting, value: SettingValue)? {
    guard let (setting, level) = assignment(name, sdk: sdk, below: levels.count) else { return nil }
    var budget = 1_000
    return (setting, expand(setting.value, of: name, at: level, sdk: sdk, depth: 0, &budget))
  }

  /// Whether one of the levels assigns a setting.
  func assigns(_ name: String, sdk: String, in range: Range<Int>) -> Bool {
    levels[range.clamped(to: levels.indices)].contains {
      $0.setting(name, sdk: sdk, configuration: configuration) != nil
    }
  }

  /// The configuration files that could not be read.
  var missing: [String] { levels.flatMap(\.missing) }

  private func assignment(_ name: String, sdk: String, below end: Int) -> (BuildSetting, level: Int)? {
    for level in levels.indices.prefix(end).reversed() {
      if let found = levels[level].setting(name, sdk: sdk, configuration: configuration) {
        return (found, level)
      }
    }
    return nil
  }

  /// Replaces `$(NAME)` and `${NAME}`; the innermost first, so that a name can be made of others.
  private func expand(
    _ text: String, of name: String, at level: Int, sdk: String, depth: Int, _ budget: inout Int
  ) -> SettingValue {
    guard depth < 16 else { return .unknown("'\(name)' is made of itself") }
    guard text.utf8.count < 10_000 else { return .unknown("'\(name)' is too long to work out") }
    var rest = text[...]
    var result = ""
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      guard let reference = VariableReference(rest[sign...]) else {
        result.append("$")
        rest = rest[rest.index(after: sign)...]
        continue
      }
      rest = rest[reference.end...]
      budget -= 1
      guard budget > 0, result.utf8.count < 10_000 else {
        return .unknown("'\(name)' is too long to work out")
      }
      switch replace(reference, of: name, at: level, sdk: sdk, depth: depth, &budget) {
      case .known(let value): result += value
      case .unknown(let reason): return .unknown(reason)
      }
    }
    return .known(result + rest)
  }

  private func replace(
    _ reference: VariableReference, of name: String, at level: Int, sdk: String, depth: Int,
    _ budget: inout Int
  ) -> SettingValue {
    let named = expand(reference.name, of: name, at: level, sdk: sdk, depth: depth + 1, &budget)
    guard case .known(let variable) = named else { return named }
    let inherits = variable == "inherited" || variable == name
    if let (setting, lower) = assignment(
      inherits ? name : variable, sdk: sdk, below: inherits ? level : levels.count)
    {
      return expand(setting.value, of: setting.name, at: lower, sdk: sdk, depth: depth + 1, &budget)
    }
    if inherits { return .known("") }
    if let value = builtIn[variable] { return .known(value) }
    if let fallback = reference.fallback {
      return expand(fallback, of: name, at: level, sdk: sdk, depth: depth + 1, &budget)
    }
    return .unknown("nothing assigns '\(variable)'")
  }
}

/// What a setting comes to.
enum SettingValue: Sendable, Equatable {
  case known(String)
  /// Why not, in lower case, without a closing stop.
  case unknown(String)
}

/// `$(NAME)`, `${NAME}` or `$(NAME:default=17.0)` at the start of a text.
private struct VariableReference {
  var name: String
  var fallback: String?
  /// The index behind the closing bracket.
  var end: Substring.Index

  init?(_ text: Substring) {
    let open = text.index(after: text.startIndex)
    guard open < text.endIndex, let close = [Character("("): Character(")"), "{": "}"][text[open]] else {
      return nil
    }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == text[open] { depth += 1 }
      if text[index] == close { depth -= 1 }
      guard depth == 0 else { continue }
      let body = text[text.index(after: open)..<index]
      name = String(body.prefix { $0 != ":" })
      let operators = body.dropFirst(name.count).split(separator: ":")
      fallback = operators.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
      end = text.index(after: index)
      return
    }
    return nil
  }
}
