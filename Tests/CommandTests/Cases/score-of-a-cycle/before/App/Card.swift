import SwiftUI

struct Card: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> CardController { CardController() }
  func updateUIViewController(_ controller: CardController, context: Context) {}
}
