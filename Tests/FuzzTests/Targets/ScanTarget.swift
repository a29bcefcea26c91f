// A scan with every rule: it ends, and what it finds lies within the file.

@testable import SwiftScanTests

extension FuzzTarget {
  static let scan = FuzzTarget(
    name: "scan", inputs: 80,
    seeds: { CaseFiles.bytes(in: ["Tests/SwiftScanTests/Cases"], endingIn: [".swift"]) },
    words: swiftWords + ["// bridgekeeper:disable:next a - b\n", "// bridgekeeper:gotcha A\n"]
  ) { ScanLaws.fault(in: $0) }
}
