import SwiftUI

struct PinLayer: View {
  var body: some View { Text("pin") }
}
