// Whether fixes did what they were made for and nothing else: the gate's own findings before and after say.

import Findings
import Knowledge
import SwiftScan

/// Why fixes cannot stay.
struct FixFault: Sendable, Equatable {
  /// In lower case, without a closing stop.
  let reason: String
  /// The file in which it shows.
  let file: String
}

/// What fixes made of a project.
struct FixOutcome {
  let before: Report
  let after: Report
  let files: FrozenFiles
  let fixes: [Fix]

  /// The first reason why the fixes cannot stay; nil where they can.
  var fault: FixFault? { newFinding ?? unmended ?? silentDraft }

  /// A finding that was not there before. A draft may be one, and what the baseline held may be fixed by the way.
  private var newFinding: FixFault? {
    let old = Self.counts(before)
    var seen: [FindingKey: Int] = [:]
    for finding in after.findings where finding.status == .open {
      let key = FindingKey(finding)
      seen[key, default: 0] += 1
      guard seen[key, default: 0] > old[key, default: 0], !isAboutDraft(finding),
        finding.rule != RuleInfo.fixedBaselineItem.id
      else { continue }
      return FixFault(
        reason: "it would bring a new finding: \(finding.rule): \(finding.message)",
        file: finding.location.file)
    }
    return nil
  }

  /// A finding that is still there although it was to go.
  private var unmended: FixFault? {
    let (old, new) = (Self.counts(before), Self.counts(after))
    let wanted = Dictionary(grouping: fixes, by: \.key)
    for fix in fixes
    where old[fix.key, default: 0] - new[fix.key, default: 0] < wanted[fix.key, default: []].count {
      return FixFault(reason: "the finding would stand all the same", file: fix.finding.location.file)
    }
    return nil
  }

  /// A draft that the gate says nothing of, or less than of the bridge without an entry.
  private var silentDraft: FixFault? {
    for fix in fixes {
      guard let draft = fix.draft else { continue }
      let isTold = after.findings.contains { finding in
        finding.status == .open && finding.severity >= fix.finding.severity
          && draft.files.contains(finding.location.file)
          && isAboutDraft(finding) && text(of: finding.location).contains(draft.bridge)
      }
      if !isTold {
        return FixFault(
          reason: "the gate would say less of a draft than it says now: set 'incomplete_entry' to error",
          file: fix.finding.location.file)
      }
    }
    return nil
  }

  private func isAboutDraft(_ finding: Finding) -> Bool {
    fixes.contains { $0.draft?.files.contains(finding.location.file) ?? false }
      && EntryBlank.stands(in: text(of: finding.location))
  }

  /// What stands at a place, where its file is held.
  private func text(of place: Location) -> String {
    files.lines(of: place).joined(separator: "\n")
  }

  private static func counts(_ report: Report) -> [FindingKey: Int] {
    report.findings.filter { $0.status == .open }.reduce(into: [:]) { $0[FindingKey($1), default: 0] += 1 }
  }
}

extension FrozenFiles {
  /// The first file of those given whose Swift does not parse any more, or did not before.
  func syntaxFault(in paths: Set<String>, since earlier: FrozenFiles) -> FixFault? {
    let sources = paths.filter { $0.hasSuffix(".swift") }.sorted()
    for path in sources {
      if let problem = earlier.syntaxProblem(in: path) {
        return FixFault(
          reason: "line \(problem.line) of the file is no Swift: \(problem.reason)", file: path)
      }
      if let problem = syntaxProblem(in: path) {
        return FixFault(
          reason: "the file would not parse: line \(problem.line): \(problem.reason)", file: path)
      }
    }
    return nil
  }

  private func syntaxProblem(in path: String) -> SyntaxProblem? {
    let bytes = now[path] ?? []
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return syntaxProblems(in: [String(decoding: text, as: UTF8.self)])[0]
  }
}
