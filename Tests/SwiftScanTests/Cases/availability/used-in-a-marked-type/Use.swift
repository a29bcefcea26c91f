import SwiftUI

@available(iOS, introduced: 17, obsoleted: 26)
struct Page: View {
  var body: some View {
    Badge()
  }
}
