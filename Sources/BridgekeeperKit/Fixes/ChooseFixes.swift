// Which fixes are made together: those that do not meet. The others wait for the next round.

import Findings

/// The fixes of one round, in the order of the findings.
///
/// Edits of bytes and changes of entries in one file wait for each other: the former count bytes, the latter move
/// them.
func chooseFixes(_ fixes: [Fix]) -> [Fix] {
  var spans: [String: [Range<Int>]] = [:]
  var entries: [String: Set<Int>] = [:]
  var drafted: [Location] = []
  return fixes.filter { fix in
    if let span = fix.span {
      let file = fix.finding.location.file
      guard entries[file] == nil, !spans[file, default: []].contains(where: { meet($0, span) }) else {
        return false
      }
      spans[file, default: []].append(span)
      return true
    }
    guard !fix.files.contains(where: { spans[$0] != nil }) else { return false }
    let line = fix.finding.location.line
    if fix.draft == nil, entries[fix.finding.location.file]?.contains(line) ?? false { return false }
    // A bridge that is one on two platforms gets one entry.
    if fix.draft != nil {
      if drafted.contains(fix.finding.location) { return false }
      drafted.append(fix.finding.location)
    }
    for file in fix.files { entries[file, default: []].insert(fix.draft == nil ? line : 0) }
    return true
  }
}

/// Whether two spans share bytes or a place: of two insertions at one place nobody knows which comes first.
private func meet(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
  left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
}
