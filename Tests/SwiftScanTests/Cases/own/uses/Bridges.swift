import SwiftUI

struct Badge: UIViewRepresentable {
  init(_ text: String = "") {}
  static func sample() -> Badge { Badge("inside its own declaration") }
  func makeUIView(context: Context) -> UILabel { UILabel() }
}
extension Badge {
  static let other = Badge("in an extension of its own")
}
typealias Emblem = Badge

enum Player {
  struct Surface: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
  }
}

class Screen: UIHostingController<Text> {}
final class Details: Screen {}

#if os(macOS)
  struct Knob: NSViewRepresentable { func makeNSView(context: Context) -> NSView { NSView() } }
#else
  struct Knob: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
#endif

private struct Hidden: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
}
let hidden = Hidden()
