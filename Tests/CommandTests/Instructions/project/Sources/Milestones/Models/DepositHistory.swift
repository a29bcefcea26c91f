// Every deposit ever made, newest first, with pictures fetched some rows before they come into view.

import Foundation
import Observation

/// What the deposit log needs to know: a row's deposit, and which rows will be wanted soon.
@MainActor
protocol DepositProviding: AnyObject {
  func deposit(for id: Deposit.ID) -> Deposit?
  func willNeed(_ ids: [Deposit.ID])
  func noLongerNeeds(_ ids: [Deposit.ID])
}

/// Brings a picture into the cache.
protocol PictureLoading: Sendable {
  func load(_ picture: URL) async
}

@MainActor
@Observable
final class DepositHistory: DepositProviding {
  private(set) var rows: [Deposit.ID]
  @ObservationIgnored private let deposits: [Deposit.ID: Deposit]
  @ObservationIgnored private let pictures: any PictureLoading
  @ObservationIgnored private var loads: [Deposit.ID: Task<Void, Never>] = [:]

  init(deposits: [Deposit], pictures: any PictureLoading) {
    self.rows = deposits.sorted { $0.date > $1.date }.map(\.id)
    self.deposits = Dictionary(deposits.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.pictures = pictures
  }

  func deposit(for id: Deposit.ID) -> Deposit? {
    deposits[id]
  }

  func willNeed(_ ids: [Deposit.ID]) {
    for id in ids where loads[id] == nil {
      guard let picture = deposits[id]?.picture else { continue }
      loads[id] = Task { [pictures] in await pictures.load(picture) }
    }
  }

  func noLongerNeeds(_ ids: [Deposit.ID]) {
    for id in ids {
      loads.removeValue(forKey: id)?.cancel()
    }
  }
}
