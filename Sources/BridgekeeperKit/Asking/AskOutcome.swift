// What the answers come to: a verdict, and the entry that would be posted.

public import Knowledge
import SwiftScan

/// What answered questions come to.
public struct AskOutcome: Sendable {
  /// The matrix with its verdict.
  public var matrix: DecisionMatrix
  /// The hatch that the answers follow.
  public var hatch: Hatch?
  /// The command that writes the bridge from its template, where there is one.
  var scaffoldCommand: String?
  /// Whether the sources have the bridge already.
  var isThere: Bool
  /// The entry's title.
  public var title: String
  /// The entry's fields.
  public var fields: GotchaFields
  /// The memory file that gets the entry, relative to the root; nil for the one where it belongs.
  public var memory: String?
  /// The memory file where an entry of this bridge belongs, relative to the root.
  var home: String

  /// The outcome of answers that passed the checks.
  public init(_ answers: AskAnswers, in context: AskContext) {
    hatch = context.hatch(for: answers)
    isThere = context.bridge != nil
    scaffoldCommand = context.scaffoldCommand(for: answers)
    let yes = Set(answers.matrix.filter(\.value).keys)
    matrix = DecisionMatrix(
      yes: yes, wrapperMinutes: answers.wrapperMinutes, workaroundMinutes: answers.workaroundMinutes,
      hasHatch: hatch != nil)
    title = answers.title ?? Self.title(of: answers.gap ?? "")
    var values: [EntryField: [String]] = [:]
    values[.gap] = answers.gap.map { [$0] }
    values[.evidence] = answers.searched.isEmpty ? nil : answers.searched
    values[.verified] = answers.verified.map { [$0] }
    let names = MatrixQuestion.allCases.filter(yes.contains).map(\.name).joined(separator: ", ")
    values[.matrix] = names.isEmpty ? nil : [names.prefix(1).uppercased() + names.dropFirst()]
    let isOvertaken = hatch.map { context.isOvertaken($0, verified: answers.verified) } ?? false
    let own = answers.hatch ?? hatch.map { isOvertaken ? "none" : $0.id }
    values[.hatch] = own.map { [$0 == "none" ? $0 : "`\($0)`"] }
    let usual = hatch.flatMap { hatch in
      isOvertaken || context.isMet(hatch.removeWhen, verified: answers.verified) ? nil : hatch.removeWhen
    }
    values[.removeWhen] = (answers.removeWhen ?? usual).map { [$0] }
    values[.owner] = answers.owner.map { [$0] }
    fields = GotchaFields(values: values, bridge: answers.type, wraps: answers.wraps ?? context.wraps)
    fields.plannedFile = answers.plannedFile
    memory = answers.memory
    home = context.home.file
  }

  private static let titleLength = 60

  private static let danglingWords: Set<String> = [
    "a", "an", "the", "its", "our", "their", "and", "or", "but", "of", "to", "in", "on", "at", "by", "for",
    "from", "with",
    "after", "before", "until", "while", "when", "as", "than", "that", "which", "is", "are", "only", "not",
  ]

  /// The gap's first clause, in so many characters at the most, cut between words.
  static func title(of gap: String) -> String {
    let stops: [Character] = [",", ";", ":", "(", "—", "–"]
    var clause = gap
    if let stop = clause.firstRange(of: ". ") ?? clause.firstRange(of: " so that ")
      ?? clause.firstRange(of: " so ")
    {
      clause = String(clause[..<stop.lowerBound])
    }
    var isCode = false
    clause = String(
      clause.prefix { character in
        if character == "`" { isCode.toggle() }
        return isCode || !stops.contains(character)
      })
    while let last = clause.last, last == "." || last.isWhitespace { clause.removeLast() }
    guard clause.count > titleLength else { return clause }
    var words: [Substring] = []
    var length = 0
    for word in clause.split(separator: " ") {
      length += word.count + 1
      if length > titleLength { break }
      words.append(word)
    }
    // "after the" at the end asks for what was cut off.
    while let last = words.last, danglingWords.contains(last.lowercased()) { words.removeLast() }
    let cut = words.joined(separator: " ")
    return cut.count(where: { $0 == "`" }) % 2 == 0 ? cut : cut + "`"
  }
}

extension Project {
  /// Posts the entry that the answers come to.
  public func post(_ outcome: AskOutcome, isDryRun: Bool) throws(Failure) -> GotchaWriting {
    try addGotcha(outcome.title, outcome.fields, to: outcome.memory, at: .automatic, isDryRun: isDryRun)
  }
}
