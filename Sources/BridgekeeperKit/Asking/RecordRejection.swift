// Writing down that the answer was to stay native, so that the question is not asked twice.

import Knowledge
import Markdown

extension Project {
  /// The words that make a heading one of rejected bridges.
  private static let rejected = GotchaVocabulary.only(heading: "Rejected bridges")

  /// Adds a short entry to the section of rejected bridges, which is made where it is not there.
  public func recordRejection(_ outcome: AskOutcome, isDryRun: Bool) throws(Failure) -> GotchaWriting {
    let path = outcome.memory ?? outcome.home
    let files = try updateMemory([path], isDryRun: isDryRun) { memories throws(Failure) in
      do throws(EntryWriteProblem) {
        return [
          try addEntry(
            outcome.rejection, to: memories[0].document, vocabulary: Self.rejected,
            newHeading: "Rejected bridges")
        ]
      } catch {
        throw Failure(error, in: path)
      }
    }
    return GotchaWriting(files)
  }
}

extension AskOutcome {
  /// The short entry: what was not bridged, why, and what to use.
  fileprivate var rejection: EntryContent {
    let name = fields.bridge ?? title
    let subject = fields.wraps.map { "`\(name)` for `\($0)`" } ?? "`\(name)`"
    var values: [EntryField: [String]] = [:]
    values[.gap] = fields.values[.gap]
    values[.evidence] = fields.values[.evidence]
    values[.verified] = fields.values[.verified]
    values[.matrix] = ["stay native: " + matrix.because.joined(separator: "; ")]
    values[.hatch] = hatch.map { ["`\($0.id)`"] }
    return EntryContent(title: "\(subject) stays native", fields: values)
  }
}
