import UIKit
import SwiftUI

struct Ticker: UIViewRepresentable {
  func makeUIView(context: Context) -> Strip { Strip() }
  func updateUIView(_ view: Strip, context: Context) {}
}
final class Strip: UILabel {}
