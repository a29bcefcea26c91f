import SwiftUI

struct Page: View {
  var body: some View {
    if #available(iOS 26, macOS 26, visionOS 26, *) {
      Label()
    } else {
      Badge()
    }
  }
}
