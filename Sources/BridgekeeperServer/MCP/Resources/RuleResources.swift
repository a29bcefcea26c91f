// Why each rule fires, and what to write instead.

import BridgekeeperKit
import Findings

extension ResourceSort {
  static let rules = ResourceSort(
    template: "bridgekeeper://rules/{id}", name: "rules", title: "A rule of the gate",
    about:
      "Why a rule fires, code that it flags and code that it leaves alone, its options, and how to set a finding aside."
  ) { _ throws(Failure) in
    RuleSelection.infos.map { Resource(id: $0.id, title: $0.id, about: $0.summary) }
  } text: { id, _ throws(Failure) in
    RuleExplanation(id)?.text
  }
}
