// What a run of the gate shall do with the baseline.

import Findings

/// What a run of the gate shall do with the baseline.
public struct BaselineCall: Sendable, Equatable {
  /// The file, relative to the root; nil for the usual one, which need not be there.
  public var file: String?
  /// What to do with it.
  public var deed: Deed
  /// Whether a change is only worked out.
  public var isDryRun: Bool

  /// What to do with a baseline.
  public enum Deed: Sendable, Equatable {
    /// Set aside what it holds.
    case apply
    /// Take in what is open and drop what is fixed. Where there is a baseline already, something new is taken
    /// in only with a reason.
    case write(accepting: String?)
    /// Drop what is fixed.
    case prune
  }

  /// A call with every part given; without any, the usual file is applied where it is there.
  public init(file: String? = nil, deed: Deed = .apply, isDryRun: Bool = false) {
    self.file = file
    self.deed = deed
    self.isDryRun = isDryRun
  }

  /// The command that drops what is fixed.
  var pruneCommand: String { Self.command("--prune-baseline", file: file) }

  /// `check` with a flag, and with the file where it is not the usual one.
  static func command(_ flag: String, file: String?) -> String {
    "bridgekeeper check \(flag)" + (file.map { " --baseline \(ShellWord.quoted($0))" } ?? "")
  }
}
