import SwiftUI

struct Page: View {
  var body: some View {
    if #available(SwiftStdlib 6.0, *) {
      Label()
    } else {
      Badge()
    }
  }
}
