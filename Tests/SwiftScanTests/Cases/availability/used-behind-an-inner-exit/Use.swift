import SwiftUI

struct Page: View {
  var body: some View {
    do {
      if #available(iOS 26, *) { return AnyView(Label()) }
    }
    return AnyView(Badge())
  }
}
