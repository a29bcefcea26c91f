// Which files a round of a scan takes: those with a word that every bridge has, or with a name that was learnt.

import Findings

/// Which files a round takes.
struct FileFilter: Sendable {
  var search: WordSearch
  /// What takes a file whatever was learnt; nil where that was looked for before.
  var signs: FileSigns?

  func takes(_ text: some SearchedText) -> Bool {
    if let signs, signs.take(text) { return true }
    return !search.isEmpty && text.holds(search)
  }
}

/// What takes a file whatever was learnt: the words that every bridge begins with, and what the options ask for.
struct FileSigns: Sendable, Equatable, Codable {
  /// Whether a class that presents something beside SwiftUI code is looked for too.
  private let presenters: Bool
  /// Whether SwiftUI views that make a presenter are looked for too.
  private let flows: Bool
  private let everything: Bool

  init(_ options: ScanOptions) {
    presenters = options.includesPresenters
    flows = options.takesFlows
    everything = options.parsesEveryFile
  }

  func take(_ text: some SearchedText) -> Bool {
    if everything { return true }
    if text.holds(CodeSearch.representable) || text.holds(CodeSearch.hosting) { return true }
    if presenters, text.holds(presents), text.holds(swiftUI) { return true }
    if flows, mayMakeFlow(text) { return true }
    return text.holds(commandMark)
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
