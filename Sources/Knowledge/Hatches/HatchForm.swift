// Whether a hatch's file is in canonical form: it is what the writer would write. One description of the form
// is enough.

/// Compares a file with its canonical form.
enum HatchForm {
  /// The lines that are not as they would be written.
  ///
  /// - Parameter order: each key of the front matter with its 1-based line.
  static func problems(of text: String, as hatch: Hatch, order: [String: Int]) -> [HatchProblem] {
    let canonical = hatch.fileText
    guard text != canonical || !text.utf8.elementsEqual(canonical.utf8) else { return [] }
    if text.utf8.contains(UInt8(ascii: "\r")) || text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) {
      return [
        HatchProblem(
          line: 1, "the file has a byte-order mark or line ends that are not LF",
          fix: "save it as UTF-8 with LF",
          weight: .form)
      ]
    }
    if let problem = misplacedKey(order) { return [problem] }
    if hatch.sections.map(\.name) != HatchSection.Name.allCases.filter({ hatch[$0] != nil }) { return [] }
    return differences(lines(of: text), lines(of: canonical))
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func misplacedKey(_ order: [String: Int]) -> HatchProblem? {
    let keys = HatchKey.all.map(\.name).filter { order[$0] != nil }
    for (before, after) in zip(keys, keys.dropFirst()) {
      guard let line = order[before], let next = order[after], line > next else { continue }
      return HatchProblem(
        line: line, "the key '\(before)' stands after '\(after)'", fix: "move it above '\(after)'",
        weight: .form)
    }
    return nil
  }

  /// Line by line where both have as many; else the first difference alone, since all that follow are moved.
  private static func differences(_ found: [Substring], _ wanted: [Substring]) -> [HatchProblem] {
    let places = (0..<max(found.count, wanted.count)).filter { place in
      guard place < found.count, place < wanted.count else { return true }
      return !found[place].utf8.elementsEqual(wanted[place].utf8)
    }
    let shown = found.count == wanted.count ? places[...] : places.prefix(1)
    return shown.map { place in
      let isThere = place < found.count
      let line = isThere ? found[place] : ""
      let want = place < wanted.count ? wanted[place] : nil
      let column = zip(line.utf8, (want ?? "").utf8).prefix { $0 == $1 }.count + 1
      let fix =
        want.map { $0.isEmpty ? "leave this line empty" : "write: \($0)" } ?? "remove what stands here"
      return HatchProblem(
        line: min(place + 1, max(found.count, 1)), column: isThere ? column : 1,
        "the file is not in canonical form", fix: fix,
        weight: .form)
    }
  }
}
