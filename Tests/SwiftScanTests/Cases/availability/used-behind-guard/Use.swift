import SwiftUI

struct Page: View {
  var body: some View {
    guard #available(iOS 26, *), isOn else {
      return AnyView(Label())
    }
    return AnyView(Badge())
  }
}
