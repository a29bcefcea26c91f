// What can be wrong with a baseline file, with the line in it.

/// Why a baseline file cannot be used.
struct BaselineProblem: Error, Sendable, Equatable {
  /// The line, 1-based.
  var line: Int
  /// What is wrong, in lower case, without a closing stop.
  var problem: String
  /// What to do about it; nil where the file is no baseline any more.
  var fix: String?

  static func malformed(_ line: Int, _ problem: String) -> BaselineProblem {
    BaselineProblem(line: line, problem: problem)
  }

  /// The problem as the failure of a command.
  func failure(in path: String) -> Failure {
    Failure("\(path):\(line): \(problem)", fix: fix ?? Self.restoring(path), exit: .badInput)
  }

  private static func restoring(_ path: String) -> String {
    let write = BaselineCall.command("--write-baseline", file: path == Baseline.fileName ? nil : path)
    return """
      mend the line, or restore the file with git; where neither helps, remove it and write it anew \
      with '\(write)'
      """
  }
}
