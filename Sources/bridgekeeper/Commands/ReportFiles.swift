// `check --output FORMAT:FILE`: further reports of the same run, each in a file.

import BridgekeeperKit
import Findings

/// The files that a run of the gate writes its report to.
struct ReportFiles: Sendable {
  private let files: OutputFiles

  static let flag = OutputFiles.flag

  /// Whether any of the formats asks for the texts that findings point into.
  var needsTexts: Bool { files.files.contains { Reporter.named($0.format)?.needsTexts ?? false } }

  /// Reads the values of `--output`, before anything is scanned.
  init(_ arguments: Arguments, _ world: World) throws(Failure) {
    files = try OutputFiles(arguments, formats: Reporter.all.map(\.name), world)
  }

  /// Writes every file, or none.
  func write(_ report: Report, _ context: Reporter.Context, _ update: FileUpdate) throws(Failure) {
    var plain = context
    plain.isColored = false
    try files.write(update) { Reporter.named($0)?.render(report, plain) ?? "" }
  }
}
