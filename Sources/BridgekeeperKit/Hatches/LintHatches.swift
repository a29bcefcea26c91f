// `hatches lint`: a project's own hatches, or files that are named, against everything that a hatch has to
// keep.

public import Findings
import Knowledge
import SwiftScan

/// Everything that is wrong with some files of hatches.
///
/// - Parameters:
///   - files: paths, as they shall be shown, with their texts. All of them together are judged: they may
/// refer to each other.
///   - others: hatches that are known besides, such as the bundled ones.
///   - knownRules: the rules that a hatch may name; nil to hold their ids to the shape alone.
///   - workers: how many threads may be used.
public func lintHatches(
  _ files: [(path: String, text: String)], besides others: [Hatch], knownRules: Set<String>? = nil,
  workers: Int = 1
) -> [Finding] {
  let files = files.map { HatchFile(path: $0.path, text: $0.text) }
  let read = files.compactMap(\.reading.hatch)
  let hatches = others.filter { other in !read.contains { $0.id == other.id } } + read
  let surroundings = HatchSurroundings(
    ids: Set(hatches.map(\.id)), shownNames: shownNames(in: hatches), knownRules: knownRules)
  let found = files.flatMap { file in
    readingFindings(file) + doubledID(file, in: files)
      + HatchCheck.all.flatMap { check in
        (file.reading.hatch.map { check.find($0, file, surroundings) } ?? []).map {
          finding(check.id, $0.place, $0.message)
        }
      }
  }
  return found + exampleFindings(files, workers: workers)
}

private func finding(_ rule: String, _ place: Location, _ message: String) -> Finding {
  Finding(
    rule: rule, severity: .error, message: message, location: place,
    fingerprint: Fingerprint.of(rule, place.file, message))
}

private func readingFindings(_ file: HatchFile) -> [Finding] {
  file.reading.problems.map { problem in
    finding(
      problem.weight == .form ? "hatch_form" : "unreadable_hatch",
      Location(file: file.path, line: problem.line, column: problem.column),
      "\(problem.problem); \(problem.fix)")
  }
}

private func doubledID(_ file: HatchFile, in files: [HatchFile]) -> [Finding] {
  guard let id = file.reading.hatch?.id,
    let other = files.first(where: { $0.path != file.path && $0.reading.hatch?.id == id })
  else { return [] }
  return [
    finding(
      "hatch_id", file.place(in: "id"), "'\(other.path)' has the id '\(id)' too; give one of them another")
  ]
}

/// The names in the code of hatches: runs of letters, digits and underscores.
private func shownNames(in hatches: [Hatch]) -> Set<String> {
  var names: Set<String> = []
  for section in hatches.lazy.flatMap(\.sections) where section.text.utf8.contains(UInt8(ascii: "`")) {
    for example in section.examples {
      names.formUnion(
        example.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter {
          $0.first?.isUppercase == true
        }
        .map(String.init))
    }
  }
  return names
}

private func exampleFindings(_ files: [HatchFile], workers: Int) -> [Finding] {
  let examples = files.flatMap { file in
    (file.reading.hatch?.sections ?? []).flatMap(\.examples).map { (file: file.path, example: $0) }
  }
  let problems = syntaxProblems(in: examples.map(\.example.code), workers: workers)
  return zip(examples, problems).compactMap { entry, problem in
    let place = Location(file: entry.file, line: entry.example.line)
    guard entry.example.language == "swift" else {
      return finding("hatch_example", place, "an example is Swift in a fence; write ```swift before it")
    }
    return problem.map { problem in
      finding(
        "hatch_example",
        Location(file: entry.file, line: entry.example.line + problem.line - 1, column: problem.column),
        "the example is no Swift: \(problem.reason)")
    }
  }
}

extension Project {
  /// Judges the project's own hatches, or the files that are named.
  ///
  /// - Parameter paths: files relative to the root; none for all of the project's own.
  /// - Returns: the findings, and how many files were judged.
  public func lintHatches(paths: [String] = []) throws(Failure) -> (report: Report, count: Int) {
    let own = try ownHatchPaths()
    let wanted = paths.isEmpty ? own : paths.filter { HatchFolder.isHatch(Path.name(of: $0)) }
    var files: [(path: String, text: String)] = []
    for path in wanted { files.append((path, try hatchText(path))) }
    var others = try bundledHatches()
    for path in own where !wanted.contains(path) {
      if let hatch = readHatch(try hatchText(path), path: path).hatch { others.append(hatch) }
    }
    let findings = BridgekeeperKit.lintHatches(
      files, besides: others, knownRules: Set(RuleSelection.known), workers: effects.workers)
    return (Report(findings: findings, bridges: 0, documented: 0, entries: 0), files.count)
  }
}
