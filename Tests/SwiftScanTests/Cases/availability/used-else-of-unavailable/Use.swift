import SwiftUI

struct Page: View {
  var body: some View {
    if #unavailable(iOS 26) {
      Label()
    } else {
      Badge()
    }
  }
}
