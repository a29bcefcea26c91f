// The names in a piece of Swift, with their lines: what code speaks of, without comments, strings and labels
// of nil.

import SwiftParser
import SwiftSyntax

/// A name in a source.
public struct SourceIdentifier: Sendable, Hashable {
  /// The name, without backticks.
  public let name: String
  /// The 1-based line in the text that was read.
  public let line: Int

  /// A name on a line.
  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// The names in pieces of Swift, each in the order of its text; a broken piece gives those that can be told,
/// and one beyond the parser's bounds none.
///
/// - Parameter workers: how many threads parse; at least one is used.
public func identifiers(in texts: [[UInt8]], workers: Int = 1) -> [[SourceIdentifier]] {
  mapOnWorkers(count: texts.count, workers: workers) { identifiers(in: texts[$0]) }
}

private func identifiers(in bytes: [UInt8]) -> [SourceIdentifier] {
  guard sourceFault(bytes) == nil else { return [] }
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let lines = LineTable(bytes)
  return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
    guard case .identifier(let text) = token.tokenKind, !isLabelOfNil(token) else { return nil }
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceIdentifier(name: text.filter { $0 != "`" }, line: lines.line(at: offset))
  }
}

/// Whether a name only labels an argument that is not given: `applicationActivities: nil`.
private func isLabelOfNil(_ token: TokenSyntax) -> Bool {
  guard let colon = token.nextToken(viewMode: .sourceAccurate), colon.tokenKind == .colon else {
    return false
  }
  return colon.nextToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.nil)
}
