// All goals of this person, in memory, as the screens observe them.

import Foundation
import Observation

@MainActor
@Observable
final class GoalStore {
  private(set) var goals: [Goal]

  init(goals: [Goal] = []) {
    self.goals = goals
  }

  func add(_ goal: Goal) {
    goals.append(goal)
  }

  func deposit(_ amount: Decimal, to goal: Goal.ID, on date: Date = .now) {
    guard amount > 0, let index = goals.firstIndex(where: { $0.id == goal }) else { return }
    goals[index].deposits.append(Deposit(amount: amount, date: date))
  }
}
