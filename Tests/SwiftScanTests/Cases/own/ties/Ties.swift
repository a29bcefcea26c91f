import SwiftUI

// bridgekeeper:gotcha Above the attributes
@MainActor
@available(iOS 17, *)
struct Above: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

@MainActor  // bridgekeeper:gotcha Behind an attribute
struct Behind: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

struct Trailing: UIViewRepresentable {  // bridgekeeper:gotcha trailing-slug
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

struct First: UIViewRepresentable {

  // bridgekeeper:gotcha First in the body
  let text: String
  // bridgekeeper:gotcha Not first in the body
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

/// Shows a label.
/// bridgekeeper:gotcha In documentation
// A remark on bridgekeeper:gotcha in the middle
// bridgekeeper:gotcha Below the documentation
/* bridgekeeper:gotcha In a block comment */
struct Several: UIViewRepresentable {
  let text = "// bridgekeeper:gotcha In a string"
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

// bridgekeeper:gotcha Parted by a blank line

struct Parted: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

struct OneLine: UIViewRepresentable { func makeUIView(context: Context) -> UILabel { UILabel() } }  // bridgekeeper:gotcha One line
struct Next: UIViewRepresentable { func makeUIView(context: Context) -> UILabel { UILabel() } }

struct Outer: UIViewRepresentable {
  // bridgekeeper:gotcha The inner one
  struct Inner: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
  }
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

struct Coordinated: UIViewRepresentable {
  // bridgekeeper:gotcha Above the coordinator, which is no bridge
  final class Coordinator {}
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

struct Extended {}
// bridgekeeper:gotcha Above the extension
extension Extended: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}

func open() {
  // bridgekeeper:gotcha Above the call
  let first = UIHostingController(rootView: Text("a"))
  let second = UIHostingController(rootView: Text("b"))  // bridgekeeper:gotcha Behind the call
  show(first, second)
}

// bridgekeeper:gotchas Another word
// bridgekeeper:gotcha
struct Nothing: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
}
