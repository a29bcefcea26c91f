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

  /// What the conditions round this place decide.
  var reach: Reach { conditions.reduce(.everywhere) { $0 && $1.reach } }
}

/// Reads a member, or a statement of the file, with everything in it; nil where it is no Swift.
///
/// - Parameter owner: the kind of the type that it stands in; nil for what stands in none.
func readCut(
  _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, owner: Declaration.Kind?,
  into surroundings: CutSurroundings
) -> FileFacts? {
  let opening = owner.map { Array("\($0 == .protocolType ? "protocol" : $0 == .enumeration ? "enum" : "class") C {\n".utf8) } ?? []
  let bytes = opening + Array(text[range]) + (owner == nil ? [] : [0x0A, UInt8(ascii: "}")])
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard !tree.hasError else { return nil }
  let says = contains(bytes[...], word: Array("available".utf8))
  let reader = FactsReader(
    surroundings, availability: says ? AvailabilityMap(tree) : .empty,
    shift: range.lowerBound - opening.count, text: bytes[...])
  guard owner != nil else {
    reader.walk(tree)
    return reader.facts
  }
  guard tree.statements.count == 1,
    let group = tree.statements.first?.item.asProtocol((any DeclGroupSyntax).self)
  else { return nil }
  reader.walk(group.memberBlock.members)
  return reader.facts
}

/// What the condition of a `#if` says and decides; nil where it is none.
func readCondition(_ condition: String) -> BuildCondition? {
  var text = "#if \(condition)\n#endif\n"
  let tree = text.withUTF8 { Parser.parse(source: $0) }
  guard !tree.hasError, tree.statements.count == 1,
    let clause = tree.statements.first?.item.as(IfConfigDeclSyntax.self)?.clauses.first
  else { return nil }
  return clause.condition.map(buildCondition)
}

/// The versions that attributes restrict a declaration to; nil where they are none.
func readAvailability(_ attributes: String) -> Availability? {
  var text = "\(attributes) struct S {}"
  let tree = text.withUTF8 { Parser.parse(source: $0) }
  guard !tree.hasError, tree.statements.count == 1,
    let declaration = tree.statements.first?.item.as(StructDeclSyntax.self)
  else { return nil }
  return availability(of: declaration.attributes)
}
