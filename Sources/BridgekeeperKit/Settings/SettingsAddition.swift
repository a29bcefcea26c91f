// What can be put into an agent's settings and taken out again, byte by byte: the one promise of all additions.

/// Something that is put into a settings file of an agent.
protocol SettingsAddition: Sendable {
  /// The settings file, relative to the root.
  var path: String { get }
  /// What it is called in messages: `hooks`.
  var noun: String { get }
  /// Where the plugin shows it, below `Templates/agents`.
  var example: String { get }
  /// What the file does with it, in the words of `init`.
  var deed: String { get }
  /// What the file does without it.
  var undoing: String { get }

  /// The settings with it; the text itself where it is there.
  ///
  /// - Parameter text: the settings; nil where there is no file.
  func added(to text: String?) throws(SettingsFault) -> String

  /// The way to the first thing of the program's in settings: each list or object with the place of the item in it that
  /// leads on; nil where there is none.
  func ownPlace(in settings: SettingsText) -> [(container: SettingsText.Node, place: Int)]?
}

/// What taking an addition out leaves.
enum SettingsRemoval: Equatable {
  /// The settings without it.
  case changed(String)
  /// Nothing: the file was made for it.
  case gone
}

extension SettingsAddition {
  /// The settings without it.
  func removed(from text: String) -> SettingsRemoval {
    var result = text
    while let settings = try? SettingsText(result), let path = ownPlace(in: settings), let own = path.last {
      guard let shorter = settings.removing(own.place, of: own.container, path: path.dropLast()) else {
        return .gone
      }
      result = shorter
    }
    return .changed(result)
  }

  /// The new text, where the old one can be had back from it: what cannot be taken out again is not put in.
  func removable(_ new: String, from old: String) throws(SettingsFault) -> String {
    guard new == old || removed(from: new) == .changed(old) else { throw .form }
    return new
  }
}

/// Why something cannot be put into settings.
enum SettingsFault: Error, Equatable {
  /// The text is no JSON.
  case malformed(line: Int)
  /// Something is of another sort than the agent reads.
  case sort(String)
  /// It could not be taken out again without changing something else.
  case form

  /// Reads settings.
  static func read(_ text: String) throws(SettingsFault) -> SettingsText {
    do throws(SettingsText.Problem) {
      return try SettingsText(text)
    } catch {
      throw .malformed(line: error.line)
    }
  }

  /// The fault as the failure of what was to be added.
  func failure(of addition: some SettingsAddition) -> Failure {
    func failure(_ reason: String, _ fix: String = "mend it, then run the command again") -> Failure {
      Failure(
        "cannot put \(addition.noun) into '\(addition.path)'", reason: reason, fix: fix, exit: .badInput)
    }
    switch self {
    case .malformed(let line): return failure("line \(line) is no JSON")
    case .sort(let reason): return failure(reason)
    case .form:
      return failure(
        "that could not be taken out again without changing something else",
        "put it in by hand: see Templates/agents/\(addition.example)")
    }
  }
}
