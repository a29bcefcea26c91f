import SwiftUI

struct Page: View {
  var body: some View {
    Text("a").background {
      if #available(iOS 26, *) { EmptyView() } else { Badge() }
    }
  }
}
