import SwiftUI

struct Page: View {
  var body: some View {
    if #available(macOS 26, *) {
      Label()
    } else {
      Badge()
    }
  }
}
