// The registry: each hatch as a person reads it.

import BridgekeeperKit
import Findings
import Knowledge

extension ResourceSort {
  static let hatches = ResourceSort(
    template: "bridgekeeper://hatches/{id}", name: "hatches", title: "A documented escape hatch",
    about: "What people wrap for SwiftUI, how far SwiftUI covers it, and when a bridge may stay."
  ) { project throws(Failure) in
    try project.listHatches().hatches.map { Resource(id: $0.id, title: $0.title, about: $0.coverageWords) }
  } text: { id, project throws(Failure) in
    try project.listHatches().hatches.contains { $0.id == id } ? try project.showHatch(id).text : nil
  }
}
