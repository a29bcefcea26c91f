// The rules for typing an amount: what may be typed, and what it is worth. No UIKit in here.

import Foundation
import Observation

/// What an amount field asks and tells while somebody types.
@MainActor
protocol AmountEditing: AnyObject {
  /// Whether the field may show this text at all; asked before it is drawn.
  func allows(_ candidate: String) -> Bool
  func textChanged(to text: String)
  func committed()
}

@MainActor
@Observable
final class AmountEntry: AmountEditing {
  private(set) var text = ""
  @ObservationIgnored private let onCommit: (Decimal) -> Void
  @ObservationIgnored private let separator: Character
  private let fractionDigits = 2

  init(locale: Locale = .current, onCommit: @escaping (Decimal) -> Void) {
    self.separator = locale.decimalSeparator?.first ?? "."
    self.onCommit = onCommit
  }

  var amount: Decimal? {
    Decimal(string: text.replacing(String(separator), with: "."), locale: Locale(identifier: "en_US_POSIX"))
  }

  func allows(_ candidate: String) -> Bool {
    let parts = candidate.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) else { return false }
    return parts.count < 2 || parts[1].count <= fractionDigits
  }

  func textChanged(to text: String) {
    self.text = text
  }

  func committed() {
    guard let amount, amount > 0 else { return }
    onCommit(amount)
    text = ""
  }
}
