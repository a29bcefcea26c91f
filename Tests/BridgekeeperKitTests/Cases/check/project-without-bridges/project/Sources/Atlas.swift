import SwiftUI

struct Atlas: View {
  var body: some View { Text("atlas") }
}
