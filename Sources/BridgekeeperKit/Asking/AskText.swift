// What `ask` says: the registry's answer, the verdict, and what comes next.

public import Findings
import Knowledge
import SwiftScan

extension AskContext {
  /// Where the bridge is, where the sources have it: `'PinCanvas' is in the sources already: Sources/PinCanvas.swift:4`.
  public var standing: String? {
    bridge.map { "'\($0.qualifiedName)' is in the sources already: \($0.file):\($0.line)" }
  }

  /// What the registry knows, one line each.
  public func knowledge(for answers: AskAnswers) -> [String] {
    guard let hatch = hatch(for: answers) else {
      if hatches.isEmpty { return [] }
      let ids = hatches.map(\.id).joined(separator: ", ")
      return ["hatches that wrap \(wraps ?? type): \(ids); 'bridgekeeper hatches show ID' says more"]
    }
    let native = hatch.native.map { " (\($0))" } ?? ""
    return [
      "the registry knows this as '\(hatch.id)': \(hatch.coverageWords)\(native)",
      "its gap: \(hatch.gap)", "see 'bridgekeeper hatches show \(hatch.id)'",
    ]
  }

  /// Where to read about the native API, one line for each page.
  public func pages(for answers: AskAnswers) -> [String] {
    let pages = candidates(for: answers).flatMap(\.pages)
    return pages.map { "Apple's page: \($0.address), as plain Markdown: \($0.mirror)" }
  }
}

extension AskOutcome {
  /// The verdict with its reasons, and where SwiftUI is the answer, what to use.
  public var text: String {
    guard matrix.verdict == .stayNative else { return matrix.text }
    let native = hatch.flatMap { hatch in
      hatch.native.map { "  use \($0), \(hatch.coverageWords): bridgekeeper hatches show \(hatch.id)\n" }
    }
    return matrix.text + (native ?? "")
  }

  /// What to do once the entry is posted, and the bridge written where that was asked for.
  public func nextSteps(after written: Scaffolding?) -> String {
    let own = written?.ownSteps.map { "  \($0.oneLine)\n" }.joined()
    let start = own ?? scaffoldCommand.map { "  write the bridge: \($0)\n" }
    let steps = VerificationStep.allCases.map { "    \($0.rawValue): \($0.text)\n" }.joined()
    return "next\n\(start ?? (isThere ? "" : "  write the bridge\n"))"
      + "  verify it, and record each step: bridgekeeper gotchas edit \(EntryTitle.slug(title)) --checked STEP\n"
      + steps + "  bridgekeeper check\n"
  }

  /// The document `bridgekeeper/ask/1`.
  public func json(written: GotchaWriting?, scaffolding: Scaffolding? = nil) -> String {
    value(written: written, scaffolding: scaffolding).document
  }

  /// The same as a value.
  public func value(written: GotchaWriting?, scaffolding: Scaffolding? = nil) -> JSONValue {
    let files = written?.files.map { file -> JSONValue in
      [
        "path": .string(file.path), "line": .int(file.change.line), "summary": .string(file.change.summary),
        "diff": .string(file.diff),
      ]
    }
    return [
      "schema": "bridgekeeper/ask/1", "type": JSONValue(fields.bridge), "title": .string(title),
      "verdict": .string(matrix.verdict.rawValue), "because": JSONValue(matrix.because),
      "flips": JSONValue(matrix.flips), "hatch": JSONValue(hatch?.id), "native": JSONValue(hatch?.native),
      "estimateMinutes": .array([
        .int(matrix.estimateMinutes.lowerBound), .int(matrix.estimateMinutes.upperBound),
      ]),
      "scaffold": scaffolding.map { ["template": .string($0.template), "files": $0.filesJSON] } ?? .null,
      "written": .array(files ?? []), "notes": JSONValue(written?.notes ?? []),
    ]
  }
}
