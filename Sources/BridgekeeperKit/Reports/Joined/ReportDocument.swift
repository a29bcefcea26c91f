// The document `bridgekeeper/report/1` as it is read again: its keys, and nothing that follows from them.

/// A report's document. Counts are not read: they are made anew.
struct ReportDocument: Decodable {
  static let schema = "bridgekeeper/report/1"

  var day: String?
  var summary: Summary
  var retire: Retire
  var memory: Memory
  var bridges: [BridgeRow]
  var unresolved: [UnresolvedRow]
  var problems: [String]

  /// What the gate counted and the rows do not say.
  struct Summary: Decodable {
    var errors: Int
    var warnings: Int
    var baselined: Int
    var suppressed: Int
  }

  struct Retire: Decodable {
    var now: [RetirementRow]
    var next: [RetirementRow]
    var look: [RetirementRow]
  }

  struct RetirementRow: Decodable {
    var name: String
    var qualifiedName: String
    var kind: String
    var file: String
    var line: Int
    var lines: Int
    var uses: Int?
    var hatch: String?
    var gotcha: EntryRow?
    var because: String
    var needs: [String: String]?
  }

  struct EntryRow: Decodable {
    var file: String
    var line: Int
    var title: String
  }

  struct Memory: Decodable {
    var files: [FileRow]
    var entries: [CostRow]
  }

  struct FileRow: Decodable {
    var path: String
    var bytes: Int
    var entries: Int
    var entryBytes: Int
  }

  struct CostRow: Decodable {
    var path: String
    var line: Int
    var title: String
    var bytes: Int
    var bridges: [String]
    var advice: String
    var because: String
  }

  struct BridgeRow: Decodable {
    var name: String
    var qualifiedName: String
    var kind: String
    var file: String
    var line: Int
    var column: Int
    var lines: Int
    var module: String?
    var wraps: [String]
    var conditions: [String]
    var context: String
    var needsEntry: Bool
    var gotcha: EntryRow?
    var hatch: String?
    var category: String?
    var score: ScoreRow
    var verdict: String
    var uses: Int?
    var marks: [String]
    var findings: [FindingRow]
  }

  struct ScoreRow: Decodable {
    var because: [String]
    var apiGap: Bool
    var performance: Bool
    var systemComponent: Bool
    var gestureComplexity: Bool
  }

  struct FindingRow: Decodable {
    var rule: String
    var severity: String
    var message: String
    var file: String
    var line: Int
    var fingerprint: String
  }

  struct UnresolvedRow: Decodable {
    var name: String
    var file: String
    var line: Int
  }
}
