// Which files a round of a scan takes: those with a word that every bridge has, or with a name that was learnt.

import Findings

/// Which files a round takes.
struct FileFilter: Sendable {
  var search: WordSearch
  /// Whether the words that every bridge begins with are looked for too.
  private let isFirst: Bool
  /// Whether a class that presents something beside SwiftUI code is looked for too.
  private let takesPresenters: Bool
  private let takesFlows: Bool
  private let takesAll: Bool

  init(search: WordSearch, options: ScanOptions, isFirst: Bool = false) {
    self.search = search
    self.isFirst = isFirst
    takesPresenters = isFirst && options.includesPresenters
    takesFlows = isFirst && options.takesFlows
    takesAll = isFirst && options.parsesEveryFile
  }

  func takes(_ text: some SearchedText) -> Bool {
    if takesAll { return true }
    if isFirst, text.holds(CodeSearch.representable) || text.holds(CodeSearch.hosting) { return true }
    if takesPresenters, text.holds(presents), text.holds(swiftUI) { return true }
    if takesFlows, mayMakeFlow(text) { return true }
    if isFirst, text.holds(commandMark) { return true }
    return !search.isEmpty && text.holds(search)
  }
}

extension ScanOptions {
  /// Whether a rule asks for SwiftUI views that make a presenter.
  var takesFlows: Bool { rules.contains(BridgeRule.presenterNotHeldInState.info.id) }
}

/// Whether a file may have a view that makes what runs a flow.
func mayMakeFlow(_ text: some SearchedText) -> Bool {
  text.holds(view) && text.holds(swiftUI) && CodeSearch.flows.contains { text.holds($0) }
}

private let view = Array(": View".utf8)
private let presents = Array("present".utf8)
private let swiftUI = Array("SwiftUI".utf8)

extension FileFilter {
  /// Whether a content holds these is remembered.
  static let marks = [CodeSearch.representable, CodeSearch.hosting, presents, swiftUI, commandMark]
}
