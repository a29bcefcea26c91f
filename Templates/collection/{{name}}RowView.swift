import SwiftUI

struct {{name}}RowView: View {
  let row: {{name}}Row

  var body: some View {
    Text(row.title)
  }
}
