// Which declaration or call a `bridgekeeper:gotcha` comment stands beside.

import SwiftSyntax

/// Where the parts of a declaration lie. Offsets are bytes.
struct DeclarationHeader {
  /// The first token, attributes included.
  var start: Int
  /// Behind the opening brace; behind the declaration, where it has no body.
  var headerEnd: Int
  /// The first token in the body, be it the closing brace.
  var bodyStart: Int?
  /// Behind the last token.
  var end: Int
  var nameLine: Int

  init(_ node: some DeclSyntaxProtocol, nameLine: Int) {
    start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let brace = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.leftBrace
    headerEnd = brace?.endPositionBeforeTrailingTrivia.utf8Offset ?? end
    bodyStart = brace?.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia.utf8Offset
    self.nameLine = nameLine
  }
}

extension FactsReader {
  /// Hands every comment to what it stands beside: above a declaration, in its header, behind it on its line,
  /// or first in its body; else to the call on its line or the next.
  func attachTies(_ comments: [GotchaComment]) {
    for comment in comments {
      let above = headers.indices.filter { isAbove(comment, headers[$0]) || isInside(comment, headers[$0]) }
      for index in above { addTie(comment, to: index, unlessBridge: nil) }
      let within = headers.indices.filter { isFirst(comment, inBodyOf: headers[$0]) }
      for index in within { addTie(comment, to: index, unlessBridge: above.last) }
      if above.isEmpty, within.isEmpty { attachToCall(comment) }
    }
  }

  private func addTie(_ comment: GotchaComment, to index: Int, unlessBridge nested: Int?) {
    facts.declarations[index].ties.append(GotchaTie(title: comment.title, unlessBridge: nested))
  }

  private func isAbove(_ comment: GotchaComment, _ header: DeclarationHeader) -> Bool {
    comment.standsAlone && comment.isClose && comment.next == header.start
  }

  /// In the header, or behind the opening or closing brace on its line.
  private func isInside(_ comment: GotchaComment, _ header: DeclarationHeader) -> Bool {
    if header.start <= comment.offset, comment.offset < header.headerEnd { return true }
    guard !comment.standsAlone else { return false }
    return comment.previousEnd == header.headerEnd || comment.previousEnd == header.end
  }

  private func isFirst(_ comment: GotchaComment, inBodyOf header: DeclarationHeader) -> Bool {
    comment.standsAlone && comment.offset >= header.headerEnd && comment.next == header.bodyStart
  }

  private func attachToCall(_ comment: GotchaComment) {
    let line = comment.standsAlone ? comment.nextLine : comment.line
    guard comment.isClose || !comment.standsAlone else { return }
    for index in facts.calls.indices where facts.calls[index].place.line == line {
      facts.calls[index].ties.append(comment.title)
    }
  }
}
