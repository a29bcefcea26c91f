import SwiftUI

struct Page: View {
  var body: some View {
    Text("if #available(iOS 26, *) { } else {")
    Badge()
  }
}
