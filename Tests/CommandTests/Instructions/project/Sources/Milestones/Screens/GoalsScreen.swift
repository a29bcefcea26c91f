// The list of goals, and the way into each.

import SwiftUI

struct GoalsScreen: View {
  let store: GoalStore

  var body: some View {
    NavigationStack {
      List(store.goals) { goal in
        NavigationLink(value: goal.id) {
          LabeledContent(goal.name, value: goal.saved, format: .number)
        }
      }
      .navigationTitle("Milestones")
      .navigationDestination(for: Goal.ID.self) { id in
        if let goal = store.goals.first(where: { $0.id == id }) {
          GoalScreen(goal: goal, store: store)
        }
      }
      .overlay {
        if store.goals.isEmpty {
          ContentUnavailableView("No goals yet", systemImage: "flag", description: Text("Add one to begin."))
        }
      }
    }
  }
}
