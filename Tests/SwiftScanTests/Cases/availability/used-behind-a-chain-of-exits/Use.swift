import SwiftUI

struct Page: View {
  var body: some View {
    if #available(iOS 26, *) {
      return AnyView(Label())
    } else if #available(iOS 17, *) {
      return AnyView(Text("a"))
    }
    return AnyView(Badge())
  }
}
