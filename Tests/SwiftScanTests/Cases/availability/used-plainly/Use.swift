import SwiftUI

struct Page: View {
  var body: some View {
    Badge()
  }
}
