// A word as a person can paste it into a shell: every command that the product prints goes through this.

/// Writes words for a shell.
public enum ShellWord {
  /// The word as it stands where it is plain, else in single quotes.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "_-./".utf8.contains(byte)
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
