import SwiftUI

struct Page: View {
  var body: some View {
    guard #available(iOS 26, *) else {
      return AnyView(Badge())
    }
    return AnyView(Label())
  }
}
