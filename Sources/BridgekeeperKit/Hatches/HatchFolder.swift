// A project's own hatches: `.bridgekeeper/hatches/*.md`, read by the same code as the bundled ones.

import Findings
import Knowledge

/// Where a project keeps its own hatches.
public enum HatchFolder {
  /// The folder, relative to the root.
  public static let path = ".bridgekeeper/hatches"

  /// The path of a hatch's file, relative to the root.
  public static func file(of id: String) -> String { "\(path)/\(id).md" }
}

extension Project {
  /// The bundled hatches with the project's own over them.
  ///
  /// A hatch of the project that cannot be read is an error: what it would have overridden must not judge in
  /// its place.
  public func hatchRegistry() throws(Failure) -> HatchRegistry {
    var own: [(path: String, hatch: Hatch)] = []
    for path in try ownHatchPaths() {
      let reading = readHatch(try hatchText(path), path: path)
      guard let hatch = reading.hatch else { throw Self.failure(reading, in: path) }
      own.append((path, hatch))
    }
    return HatchRegistry(bundled: try bundledHatches(), own: own)
  }

  /// The paths of the project's own hatches, relative to the root and sorted; README.md is none.
  func ownHatchPaths() throws(Failure) -> [String] {
    do throws(FileProblem) {
      let entries = try effects.files.list(absolute(HatchFolder.path))
      return entries.filter { entry in
        (entry.kind == .file || entry.kind == .link) && HatchFolder.isHatch(entry.name)
      }.map { Path.join(HatchFolder.path, $0.name) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      if error == .missing { return [] }
      throw Failure(
        "cannot list the folder '\(HatchFolder.path)'", reason: error.reason, fix: "make it readable",
        exit: .configuration)
    }
  }

  /// The text of a hatch's file, relative to the root.
  func hatchText(_ path: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try effects.files.read(absolute(path))
    } catch {
      throw Failure(
        "cannot read the hatch '\(path)'", reason: error.reason,
        fix: error == .missing ? "name a file that is there" : "make it a readable file",
        exit: error == .missing ? .noInput : .configuration)
    }
    guard let text = String(exactly: bytes) else {
      throw Failure(
        "cannot read the hatch '\(path)'", reason: "it is not UTF-8", fix: "save it as UTF-8",
        exit: .configuration)
    }
    return text
  }

  private static func failure(_ reading: HatchReading, in path: String) -> Failure {
    let problems = reading.problems.filter { $0.weight == .unreadable }
    guard let first = problems.first else { return Failure("cannot read the hatch '\(path)'", exit: .bug) }
    let more = problems.count > 1 ? "; 'bridgekeeper hatches lint' lists all \(problems.count) problems" : ""
    return Failure(
      "\(path):\(first.line):\(first.column): \(first.problem)", fix: first.fix + more, exit: .configuration)
  }
}

extension HatchFolder {
  /// Whether a file of this name holds a hatch.
  static func isHatch(_ name: String) -> Bool {
    name.hasSuffix(".md") && name != "README.md" && !name.hasPrefix(".")
  }
}
