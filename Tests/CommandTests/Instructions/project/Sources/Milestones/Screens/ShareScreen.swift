// The card for a milestone that was reached, to be arranged with two hands and shared.

import SwiftUI

struct ShareScreen: View {
  let goal: Goal
  @State private var placement = CardPlacement()

  var body: some View {
    ScrollView {
      card
        .scaleEffect(placement.scale)
        .rotationEffect(.radians(placement.angle))
        .offset(placement.offset)
        .frame(maxWidth: .infinity, minHeight: 420)
        .overlay { CardGestureSurface(arranger: placement) }
        .clipped()
      Text("Pinch, turn and drag the card, then share a picture of it.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .toolbar { Button("Reset", action: placement.reset) }
    .navigationTitle("Share")
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 12) {
      FixedLineTitle(text: goal.name, size: 40, lineHeight: 38)
      Text(goal.saved, format: .number)
        .font(.title2)
    }
    .padding(24)
    .background(.tint.opacity(0.2), in: .rect(cornerRadius: 24))
  }
}
