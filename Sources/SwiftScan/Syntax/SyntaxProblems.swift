// Whether texts are Swift: for examples, which nobody compiles here.

import SwiftParser
import SwiftSyntax

/// The first thing in a text that is no Swift.
public struct SyntaxProblem: Sendable, Equatable {
  /// The 1-based line in the text.
  public var line: Int
  /// UTF-8 bytes before it on its line, plus one.
  public var column: Int
  /// What is wrong, in lower case, without a closing stop.
  public var reason: String
}

/// The first problem of each text, in order; nil for a text that parses. Statements and declarations may
/// stand side by side, as in a script.
///
/// - Parameter workers: how many threads may be used.
public func syntaxProblems(in texts: [String], workers: Int = 1) -> [SyntaxProblem?] {
  mapOnWorkers(count: texts.count, workers: workers) { syntaxProblem(in: texts[$0]) }
}

private func syntaxProblem(in text: String) -> SyntaxProblem? {
  let bytes = Array(text.utf8)
  if let fault = sourceFault(bytes) {
    let problem = fault.problem(in: "")
    return SyntaxProblem(line: problem.line, column: 1, reason: problem.reason)
  }
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard tree.hasError else { return nil }
  let search = FaultSearch(viewMode: .all)
  search.walk(tree)
  let fault = search.fault ?? (offset: 0, reason: "it does not parse")
  let place = LineTable(bytes).place(at: fault.offset)
  return SyntaxProblem(line: place.line, column: place.column, reason: fault.reason)
}

/// Looks for the first token that is missing, or that the grammar has no place for.
private final class FaultSearch: SyntaxVisitor {
  var fault: (offset: Int, reason: String)?

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription.split(separator: "\n").first ?? ""
    note(node.positionAfterSkippingLeadingTrivia, "'\(text.prefix(40))' does not belong there")
    return .skipChildren
  }

  override func visit(_ node: MissingDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.positionAfterSkippingLeadingTrivia, "a declaration is missing")
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.presence == .missing else { return .skipChildren }
    let what = token.text.isEmpty || token.text.hasPrefix("<#") ? "a name or value" : "'\(token.text)'"
    note(token.positionAfterSkippingLeadingTrivia, "\(what) is missing")
    return .skipChildren
  }

  private func note(_ position: AbsolutePosition, _ reason: String) {
    guard fault.map({ position.utf8Offset < $0.offset }) ?? true else { return }
    fault = (position.utf8Offset, reason)
  }
}
