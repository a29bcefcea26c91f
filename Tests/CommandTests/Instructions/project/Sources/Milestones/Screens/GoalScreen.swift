// One goal: an amount to put aside now, and the ways to its log, its statement and its card.

import SwiftUI

struct GoalScreen: View {
  let goal: Goal
  @State private var entry: AmountEntry

  init(goal: Goal, store: GoalStore) {
    self.goal = goal
    _entry = State(initialValue: AmountEntry { store.deposit($0, to: goal.id) })
  }

  var body: some View {
    Form {
      Section("Put aside") {
        AmountField(text: entry.text, placeholder: "0", editor: entry)
      }
      Section {
        NavigationLink("All deposits") { HistoryScreen(goal: goal) }
        NavigationLink("Statement") { StatementScreen(goal: goal) }
        if goal.isReached {
          NavigationLink("Share the milestone") { ShareScreen(goal: goal) }
        }
      }
    }
    .navigationTitle(goal.name)
  }
}
