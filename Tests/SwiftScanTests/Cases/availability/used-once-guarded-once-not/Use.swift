import SwiftUI

struct Page: View {
  var body: some View {
    if #available(iOS 26, *) {
      Label()
    } else {
      Badge()
    }
    Badge()
  }
}
