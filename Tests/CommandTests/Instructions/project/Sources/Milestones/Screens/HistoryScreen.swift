// Every deposit towards a goal, one row each.

import SwiftUI

struct HistoryScreen: View {
  @State private var history: DepositHistory

  init(goal: Goal, pictures: any PictureLoading = CachedPictures()) {
    _history = State(initialValue: DepositHistory(deposits: goal.deposits, pictures: pictures))
  }

  var body: some View {
    DepositLogList(rows: history.rows, provider: history)
      .ignoresSafeArea(edges: .bottom)
      .navigationTitle("Deposits")
  }
}

struct DepositRow: View {
  let deposit: Deposit

  var body: some View {
    HStack {
      AsyncImage(url: deposit.picture) { picture in
        picture.resizable().scaledToFill()
      } placeholder: {
        Color.clear
      }
      .frame(width: 44, height: 44)
      .clipShape(.rect(cornerRadius: 8))
      Text(deposit.date, format: .dateTime.day().month().year())
      Spacer()
      Text(deposit.amount, format: .number)
        .monospacedDigit()
    }
  }
}

/// Fills the shared URL cache, which the rows' images are read from.
struct CachedPictures: PictureLoading {
  func load(_ picture: URL) async {
    _ = try? await URLSession.shared.data(from: picture)
  }
}
