// The lines that Xcode takes from a build phase and shows beside the code.

extension Reporter {
  /// One finding a line with absolute paths, which Xcode needs to make a line clickable, and columns in
  /// UTF-16 units, which its editor counts in. What is set aside is a note: a line that says `error:` fails
  /// the build.
  static let xcode = Reporter(
    name: "xcode", summary: "the same with absolute paths, for a build phase", needsTexts: true
  ) { report, context in
    let folder = context.root == "/" ? "" : context.root
    return report.findings.map { finding in
      var absolute = finding
      absolute.location = context.inUTF16(finding.location)
      absolute.location.file = folder + "/" + finding.location.file
      return absolute.compilerLine + "\n"
    }.joined()
  }
}
