import UIKit
import SwiftUI

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> Dots { Dots() }
  func updateUIView(_ view: Dots, context: Context) {}
}
final class Dots: UIActivityIndicatorView {}
