// `--output FORMAT:FILE`: the files that a run writes besides what it prints.

import BridgekeeperKit
import Findings

/// Files with the format that each of them gets.
struct OutputFiles: Sendable {
  /// The name of a format, and the absolute path of the file for it.
  let files: [(format: String, path: String)]

  static let flag = Flag(
    name: "output", value: "FORMAT:FILE",
    summary: "write the report to a file as well, in any format; repeatable")

  /// Reads the values of `--output`, before anything is scanned.
  ///
  /// - Parameter formats: the names that there are.
  init(_ arguments: Arguments, formats: [String], _ world: World) throws(Failure) {
    var files: [(format: String, path: String)] = []
    for value in arguments.values(Self.flag) {
      let file = try Self.read(value, formats, world)
      if files.contains(where: { $0.path == file.path }) {
        throw Failure(
          "two reports cannot go to one file: '--output \(value)'", fix: "name another file", exit: .usage)
      }
      files.append(file)
    }
    self.files = files
  }

  private static func read(
    _ value: String, _ formats: [String], _ world: World
  ) throws(Failure) -> (format: String, path: String) {
    let halves = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard formats.contains(halves[0]) else {
      let near = NearWord.of(halves[0], among: formats).map { "did you mean '\($0)'?" }
      throw Failure(
        "--output takes FORMAT:FILE, and there is no format '\(halves[0])'",
        fix: near ?? "write one of \(formats.joined(separator: ", ")), a colon and the file", exit: .usage)
    }
    guard halves.count == 2, !halves[1].isEmpty, halves[1] != "-" else {
      throw Failure(
        "--output takes FORMAT:FILE, not '\(value)'",
        fix: "write --output \(halves[0]):FILE; what is printed is chosen with --format", exit: .usage)
    }
    return (halves[0], try realPath(halves[1], value, world))
  }

  /// The absolute path, links resolved as far as there is something, so that two ways to write one file are
  /// one.
  private static func realPath(
    _ written: String, _ value: String, _ world: World
  ) throws(Failure) -> String {
    let path = Path.normalize(Path.join(world.currentFolder, written))
    let files = world.effects.files
    let folder = files.realPath(Path.folder(of: path)) ?? Path.folder(of: path)
    let real = files.realPath(path) ?? Path.join(folder, Path.name(of: path))
    // The path was written by whoever runs this, the link in it by whoever made the repository.
    let here = files.realPath(world.currentFolder) ?? world.currentFolder
    if Path.relative(path, to: world.currentFolder) != nil, Path.relative(real, to: here) == nil {
      throw Failure(
        "'--output \(value)' would be written to '\(real)'",
        reason: "a link in the current folder leads there",
        fix: "name the place itself", exit: .usage)
    }
    return real
  }

  /// Writes every file, or none.
  ///
  /// - Parameter text: what goes into a file of this format.
  func write(_ update: FileUpdate, text: (_ format: String) -> String) throws(Failure) {
    guard !files.isEmpty else { return }
    let texts = files.map { Array(text($0.format).utf8) }
    try update.apply(files.map(\.path)) { _ in texts }
  }
}
