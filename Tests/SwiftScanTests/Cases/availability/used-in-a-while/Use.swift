import SwiftUI

struct Page: View {
  var body: some View {
    while #available(iOS 26, *) { Badge() }
  }
}
