// The comment commands of a project's sources and memory files, in their places.

import Findings
import Markdown
import SwiftScan

extension Project {
  /// Every comment command, in order of file and line.
  func commands(_ inspection: Inspection) -> [PlacedCommand] {
    let byFile = Dictionary(grouping: inspection.inventory.comments, by: \.file)
    let inSources = byFile.flatMap { file, comments -> [PlacedCommand] in
      let bytes = (try? effects.files.read(absolute(file))) ?? []
      let found = comments.compactMap { comment in
        CommentCommand.read(comment.text).map { (comment.lines, comment.column, comment.range, $0) }
      }
      return Self.placed(found, in: file, text: String(decoding: bytes, as: UTF8.self), isSwift: true)
    }
    let inMemory = inspection.memory.files.flatMap { file -> [PlacedCommand] in
      let found = file.document.comments.compactMap { comment -> FoundCommand? in
        let text = comment.inner.trimmedWhitespace
        guard let command = CommentCommand.read(text) else { return nil }
        let lines = file.document.lines
        let start = lines.line(at: comment.range.lowerBound)
        let end = lines.line(at: max(comment.range.lowerBound, comment.range.upperBound - 1))
        return (
          start...max(start, end), lines.column(at: comment.range.lowerBound),
          comment.isClosed ? comment.range : nil, command
        )
      }
      return Self.placed(found, in: file.path, text: file.document.text, isSwift: false)
    }
    return (inSources + inMemory).sorted {
      ($0.file, $0.lines.lowerBound, $0.column) < ($1.file, $1.lines.lowerBound, $1.column)
    }
  }

  private typealias FoundCommand = (
    lines: ClosedRange<Int>, column: Int, range: Range<Int>?, command: Result<CommentCommand, CommandProblem>
  )

  private static func placed(
    _ found: [FoundCommand], in file: String, text: String, isSwift: Bool
  ) -> [PlacedCommand] {
    let reach = CommandReach(text: text, isSwift: isSwift)
    var placed = found.map { command in
      var action = CommentCommand.Action.disableThis
      if case .success(let understood) = command.command { action = understood.action }
      return PlacedCommand(
        file: file, lines: command.lines, column: command.column, range: command.range,
        reach: reach.reach(of: action, at: command.lines), command: command.command)
    }
    for place in placed.indices {
      guard case .success(let begun) = placed[place].command, begun.action == .disable else { continue }
      // A region ends at the first command after it that enables all of its rules again.
      let end = placed[(place + 1)...].first { later in
        guard case .success(let command) = later.command, command.action == .enable else { return false }
        return Set(begun.rules).isSubset(of: command.rules)
      }
      if let end {
        let start = placed[place].reach.lowerBound
        placed[place].reach = start...max(start, end.lines.lowerBound)
        placed[place].closing = end.range
      }
    }
    return placed
  }
}

extension String {
  /// The text without white space at either end.
  fileprivate var trimmedWhitespace: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
