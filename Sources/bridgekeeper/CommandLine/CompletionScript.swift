// Completions for a shell: which shells there are, and who writes the script for each.

/// A script that teaches a shell the command line.
enum CompletionScript {
  /// The shells, and what writes the script for each.
  private static let writers: [(shell: String, write: @Sendable (CompletionTable) -> String)] = [
    ("bash", BashCompletions.script), ("zsh", ZshCompletions.script), ("fish", FishCompletions.script),
  ]

  /// The names of the shells.
  static let shells = writers.map(\.shell)

  /// The script for a shell; nil where there is none for it.
  static func text(for shell: String, _ table: CompletionTable) -> String? {
    writers.first { $0.shell == shell }?.write(table)
  }

  /// The line that says where the script comes from.
  static func origin(_ shell: String) -> String {
    "# \(shell) completions for bridgekeeper \(Bridgekeeper.version), made by 'bridgekeeper completions \(shell)'"
  }

  /// The text in single quotes, as bash and zsh read them.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
