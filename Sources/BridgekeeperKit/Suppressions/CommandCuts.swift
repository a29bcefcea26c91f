// What is left of a comment command once rules are taken from it, and of the `enable` that ends it.

import Findings

extension SetAside {
  /// The remedy that takes rules from a command: all of it where nothing would be left. Nil where the comment
  /// is not closed, since nobody knows where it ends.
  func remedy(of placed: PlacedCommand, without rules: Set<String>) -> Remedy? {
    guard let range = placed.range, case .success(let command) = placed.command else { return nil }
    guard rules.isSuperset(of: command.rules) else {
      return Remedy(.comments([CommentCut(range: range, kind: .rules(rules))]), isSafe: true)
    }
    let cuts = [CommentCut(range: range, kind: .whole)] + [closingCut(of: placed)].compactMap { $0 }
    return Remedy(.comments(cuts), isSafe: true)
  }

  /// What becomes of the `enable` behind a command that goes. Where it ends another command too it is only held,
  /// so that of two such commands the later one takes it along.
  private func closingCut(of placed: PlacedCommand) -> CommentCut? {
    let own = (places[placed.file] ?? []).map { commands[$0] }
    guard let closing = placed.closing, let enable = own.first(where: { $0.range == closing }),
      case .success(let command) = enable.command
    else { return nil }
    let others = own.filter { $0.closing == closing && $0.range != placed.range }
    let needed = others.flatMap { other -> [String] in
      guard case .success(let command) = other.command else { return [] }
      return command.rules
    }
    let free = Set(command.rules).subtracting(needed)
    if needed.isEmpty { return CommentCut(range: closing, kind: .whole) }
    return CommentCut(range: closing, kind: free.isEmpty ? .held : .rules(free))
  }
}
