// The statement of a goal, to read and to send.

import PDFKit
import SwiftUI

struct StatementScreen: View {
  let goal: Goal
  @State private var document: PDFDocument?
  @State private var page = 1

  var body: some View {
    Group {
      if let document {
        StatementPDFView(document: document, onPage: { page = $0 })
          .safeAreaInset(edge: .bottom) {
            Text("Page \(page) of \(document.pageCount)").font(.footnote).padding(8)
          }
      } else {
        ProgressView()
      }
    }
    .navigationTitle("Statement")
    .task { document = StatementRenderer().render(goal) }
  }
}
