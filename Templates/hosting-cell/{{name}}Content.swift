import SwiftUI

struct {{name}}Content: View {
  let row: {{name}}Row
  let isSelected: Bool

  var body: some View {
    Text(row.title).opacity(isSelected ? 0.5 : 1)
  }
}
