import SwiftUI

struct Page: View {
  var body: some View {
    #if os(tvOS)
    Badge()
    #elseif os(iOS)
    if #available(iOS 26, *) {
      Label()
    } else {
      Badge()
    }
    #endif
  }
}
