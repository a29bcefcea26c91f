// `--output FORMAT:FILE`: further reports of the same run, each in a file.

import BridgekeeperKit
import Findings

/// The files that a run writes its report to.
struct ReportFiles: Sendable {
  /// A format and the absolute path of the file for it.
  private let files: [(reporter: Reporter, path: String)]

  static let flag = Flag(
    name: "output", value: "FORMAT:FILE",
    summary: "write the report to a file as well, in any format; repeatable")

  /// Whether any of the formats asks for the texts that findings point into.
  var needsTexts: Bool { files.contains { $0.reporter.needsTexts } }

  /// Reads the values of `--output`, before anything is scanned.
  init(_ arguments: Arguments, _ world: World) throws(Failure) {
    var files: [(reporter: Reporter, path: String)] = []
    for value in arguments.values(Self.flag) {
      let file = try Self.read(value, world)
      if files.contains(where: { $0.path == file.path }) {
        throw Failure(
          "two reports cannot go to one file: '--output \(value)'", fix: "name another file", exit: .usage)
      }
      files.append(file)
    }
    self.files = files
  }

  private static func read(
    _ value: String, _ world: World
  ) throws(Failure) -> (reporter: Reporter, path: String) {
    let names = Reporter.all.map(\.name)
    let halves = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reporter = Reporter.named(halves[0]) else {
      let near = NearWord.of(halves[0], among: names).map { "did you mean '\($0)'?" }
      throw Failure(
        "--output takes FORMAT:FILE, and there is no format '\(halves[0])'",
        fix: near ?? "write one of \(names.joined(separator: ", ")), a colon and the file", exit: .usage)
    }
    guard halves.count == 2, !halves[1].isEmpty, halves[1] != "-" else {
      throw Failure(
        "--output takes FORMAT:FILE, not '\(value)'",
        fix: "write --output \(reporter.name):FILE; what is printed is chosen with --format", exit: .usage)
    }
    return (reporter, realPath(halves[1], world))
  }

  /// The absolute path, links resolved as far as there is something, so that two ways to write one file are
  /// one.
  private static func realPath(_ written: String, _ world: World) -> String {
    let path = Path.normalize(Path.join(world.currentFolder, written))
    if let real = world.effects.files.realPath(path) { return real }
    let folder = world.effects.files.realPath(Path.folder(of: path)) ?? Path.folder(of: path)
    return Path.join(folder, Path.name(of: path))
  }

  /// Writes every file, or none.
  func write(_ report: Report, _ context: Reporter.Context, _ update: FileUpdate) throws(Failure) {
    guard !files.isEmpty else { return }
    var plain = context
    plain.isColored = false
    let texts = files.map { Array($0.reporter.render(report, plain).utf8) }
    try update.apply(files.map(\.path)) { _ in texts }
  }
}
