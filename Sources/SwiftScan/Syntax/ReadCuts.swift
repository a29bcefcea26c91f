// Pieces of a file for the parser, where the outline needs one: a member, a condition, the attributes of a
// declaration. Offsets and scopes go on as if the whole file had been read.

import SwiftParser
import SwiftSyntax

/// What stands round a cut, and the facts of what stands before it.
struct CutSurroundings {
  var facts: FileFacts
  var lines: LineTable
  /// The scope that the cut stands in.
  var scope = 0
  var conditions: [BuildCondition] = []
  var availability = Availability.always
  var isPreview = false

  /// The same without the facts: whoever holds on to them makes the next one copy them all.
  var withoutFacts: CutSurroundings {
    CutSurroundings(
      facts: FileFacts(file: facts.file), lines: lines, scope: scope, conditions: conditions,
      availability: availability, isPreview: isPreview)
  }

  /// What the conditions round this place decide.
  var reach: Reach { conditions.reduce(.everywhere) { $0 && $1.reach } }
}

/// Reads a member, or a statement of the file, with everything in it; false where it is no Swift.
///
/// - Parameters:
///   - owner: the kind of the type that it stands in; nil for what stands in none.
///   - interest: whose code is written down for rules, of what stands in no type.
func readCut(
  _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, owner: Declaration.Kind?,
  into surroundings: inout CutSurroundings, code interest: CodeSearch? = nil
) -> Bool {
  let opening = owner.map { Array("\(word(for: $0)) C {\n".utf8) } ?? []
  let bytes = opening + Array(text[range]) + (owner == nil ? [] : [0x0A, UInt8(ascii: "}")])
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard !tree.hasError else { return false }
  let says = contains(bytes[...], word: Array("available".utf8))
  let reader = FactsReader(
    surroundings, availability: says ? AvailabilityMap(tree) : .empty,
    shift: range.lowerBound - opening.count, text: bytes[...], code: interest)
  // From here on the facts are the reader's alone, so that it need not copy them.
  surroundings = surroundings.withoutFacts
  defer { surroundings.facts = reader.facts }
  guard owner != nil else {
    reader.walk(tree)
    return true
  }
  guard tree.statements.count == 1,
    let group = tree.statements.first?.item.asProtocol((any DeclGroupSyntax).self)
  else { return false }
  reader.walk(group.memberBlock.members)
  return true
}

/// A word that opens a body in which the same members may stand.
private func word(for owner: Declaration.Kind) -> String {
  switch owner {
  case .protocolType: "protocol"
  case .enumeration: "enum"
  default: "class"
  }
}

/// Reads the small pieces of one file, each once: most conditions and attributes of a file are alike.
final class PieceReader {
  private var conditions: [String: BuildCondition?] = [:]
  private var availability: [String: Availability?] = [:]

  /// What the condition of a `#if` says and decides; nil where it is none.
  func condition(_ text: String) -> BuildCondition? {
    if let known = conditions[text] { return known }
    let condition = readCondition(text)
    conditions[text] = .some(condition)
    return condition
  }

  /// The versions that attributes restrict a declaration to; nil where they are none.
  func availability(_ attributes: String) -> Availability? {
    if let known = availability[attributes] { return known }
    let read = readAvailability(attributes)
    availability[attributes] = .some(read)
    return read
  }
}

private func readCondition(_ condition: String) -> BuildCondition? {
  var text = "#if \(condition)\n#endif\n"
  let tree = text.withUTF8 { Parser.parse(source: $0) }
  guard !tree.hasError, tree.statements.count == 1,
    let clause = tree.statements.first?.item.as(IfConfigDeclSyntax.self)?.clauses.first
  else { return nil }
  return clause.condition.map(buildCondition)
}

private func readAvailability(_ attributes: String) -> Availability? {
  var text = "\(attributes) struct S {}"
  let tree = text.withUTF8 { Parser.parse(source: $0) }
  guard !tree.hasError, tree.statements.count == 1,
    let declaration = tree.statements.first?.item.as(StructDeclSyntax.self)
  else { return nil }
  return availability(of: declaration.attributes)
}
