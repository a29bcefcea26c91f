// The laws of a scan, as a function that says what is broken: all that is found lies within the file.

import Findings

@testable import SwiftScan

enum ScanLaws {
  /// What is broken in a scan of one file with every rule; nil when nothing is.
  static func fault(in bytes: [UInt8]) -> String? {
    let lines = 1...LineTable(bytes).line(at: bytes.count)
    var options = options(everyRule)
    options.includesPresenters = true
    let found = scan(["Case.swift": bytes], options)
    for bridge in found.bridges {
      guard lines.contains(bridge.line), bridge.column >= 1, !bridge.name.isEmpty else {
        return "bridge out of the file: \(bridge)"
      }
    }
    for problem in found.problems {
      guard problem.file == "Case.swift", lines.contains(problem.line), !problem.reason.isEmpty,
        !problem.fix.isEmpty
      else { return "problem out of the file: \(problem)" }
    }
    return found.ruleHits.lazy.compactMap { fault(of: $0, lines, bytes.count) }.first
  }

  private static func fault(of hit: RuleHit, _ lines: ClosedRange<Int>, _ count: Int) -> String? {
    guard lines.contains(hit.line), lines.contains(hit.endLine), hit.column >= 1, !hit.message.isEmpty,
      (hit.line, hit.column) <= (hit.endLine, hit.endColumn)
    else { return "hit out of the file: \(hit)" }
    for edit in hit.fix?.edits ?? [] {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= count else {
        return "edit out of the file: \(edit)"
      }
    }
    return nil
  }
}
