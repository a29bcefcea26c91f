import SwiftUI

struct Page: View {
  var body: some View {
    if #available(iOS 26, macCatalyst 17, *) {
      Label()
    } else {
      Badge()
    }
  }
}
