// The bridge that somebody means by a name on the command line.

import Findings
import SwiftScan

extension Inventory {
  /// The place of the bridge with this name: the qualified one first, then the first with the simple one.
  func place(ofBridge name: String) -> Int? {
    bridges.firstIndex { $0.qualifiedName == name } ?? bridges.firstIndex { $0.name == name }
  }

  /// The bridge with this name.
  func bridge(called name: String) -> Bridge? { place(ofBridge: name).map { bridges[$0] } }

  /// The failure of a name that no bridge bears.
  ///
  /// - Parameter others: what else the name may have been meant for.
  func noBridge(called name: String, or others: [String] = []) -> Failure {
    let near = NearWord.of(name, among: Set(bridges.map(\.name) + others)).map { "did you mean '\($0)'?" }
    return Failure(
      "no bridge is called '\(name)'", fix: near ?? "see 'bridgekeeper bridges' for those in the sources",
      exit: .noInput)
  }
}
