import SwiftUI

struct Page: View {
  var body: some View {
    if let value, #available(iOS 26, *), isOn {
      Badge()
    }
  }
}
