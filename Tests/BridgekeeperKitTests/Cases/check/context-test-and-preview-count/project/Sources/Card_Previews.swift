import SwiftUI

struct Card_Previews: PreviewProvider {
  static var previews: some View { Adapter() }

  struct Adapter: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) {}
  }
}
