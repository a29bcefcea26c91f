// One entry as `gotchas show` prints it.

import Findings
import Knowledge

/// One gotcha entry in its place.
public struct EntryListing: Sendable {
  let found: FoundEntry

  /// The entry's Markdown as it stands, ending in a newline.
  public var text: String { found.entry.body.hasSuffix("\n") ? found.entry.body : found.entry.body + "\n" }

  /// Where it stands and what the checklist misses, one line each.
  public var messages: [String] {
    let lines =
      found.entry.line == found.entry.endLine
      ? "\(found.entry.line)" : "\(found.entry.line)-\(found.entry.endLine)"
    let place = "\(found.paths.joined(separator: ", ")):\(lines), in '\(found.section.heading)'"
    let missing = judge(found.entry).missing.map(\.rawValue)
    return [place] + (missing.isEmpty ? [] : ["the checklist misses: \(missing.joined(separator: ", "))"])
  }

  /// The document `bridgekeeper/gotchas/1` with the one entry.
  public var json: String {
    var section = found.section
    section.entries = [found.entry]
    var file = found.file
    file.sections = [section]
    return GotchaListing(files: [file], problems: []).json
  }
}

extension Project {
  /// The one entry that is meant.
  public func showGotcha(_ name: EntryName) throws(Failure) -> EntryListing {
    EntryListing(found: try find(name))
  }
}
