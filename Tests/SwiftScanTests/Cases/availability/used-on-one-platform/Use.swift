import SwiftUI

struct Page: View {
  var body: some View {
    #if os(iOS) && !targetEnvironment(macCatalyst)
    Badge()
    #endif
  }
}
