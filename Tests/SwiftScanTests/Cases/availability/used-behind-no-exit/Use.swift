import SwiftUI

struct Page: View {
  var body: some View {
    if #available(iOS 26, *) {
      prepare()
    }
    return Badge()
  }
}
