// The app's values: a goal that people save for, and the deposits made towards it.

import Foundation

struct Goal: Identifiable, Hashable, Sendable {
  let id: UUID
  var name: String
  var target: Decimal
  var deposits: [Deposit]

  init(id: UUID = UUID(), name: String, target: Decimal, deposits: [Deposit] = []) {
    self.id = id
    self.name = name
    self.target = target
    self.deposits = deposits
  }

  var saved: Decimal { deposits.reduce(0) { $0 + $1.amount } }
  var isReached: Bool { saved >= target }
}

struct Deposit: Identifiable, Hashable, Sendable {
  let id: UUID
  var amount: Decimal
  var date: Date
  /// The receipt or picture that was attached, if any.
  var picture: URL?

  init(id: UUID = UUID(), amount: Decimal, date: Date, picture: URL? = nil) {
    self.id = id
    self.amount = amount
    self.date = date
    self.picture = picture
  }
}
