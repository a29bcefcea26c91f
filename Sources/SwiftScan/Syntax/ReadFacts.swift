// Swift source bytes → facts: the only place where a syntax tree lives.

import SwiftParser
import SwiftSyntax

/// The facts of one file. The bytes may be any: what is no Swift gives no facts.
///
/// Lines and columns do not count a byte-order mark.
/// - Parameter code: whose code is written down for rules; nil for none.
func readFacts(file: String, bytes: [UInt8], code: CodeSearch? = nil) -> FileFacts {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let says = contains(text, word: Array("available".utf8))
  let reader = FactsReader(
    file: file, text: text, lines: LineTable(text), availability: says ? AvailabilityMap(tree) : .empty,
    code: code)
  reader.walk(tree)
  if contains(text, word: commandMark) {
    reader.facts.comments = commandComments(
      in: tree, file: file, lines: reader.lines, skipped: text.startIndex)
  }
  if contains(text, word: Array("bridgekeeper:gotcha".utf8)) {
    reader.attachTies(gotchaComments(in: tree, lines: reader.lines))
  }
  return reader.facts
}
