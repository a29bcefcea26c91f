import SwiftUI

struct Page: View {
  var body: some View {
    guard #unavailable(iOS 26) else { return AnyView(Label()) }
    return AnyView(Badge())
  }
}
