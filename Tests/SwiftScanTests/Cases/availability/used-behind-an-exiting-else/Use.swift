import SwiftUI

struct Page: View {
  var body: some View {
    if #available(iOS 26, *) {
      prepare()
    } else {
      fatalError("too old")
    }
    return Badge()
  }
}
