import SwiftUI

@MainActor
struct NoteField: UIViewRepresentable {
  let note: String
  let size: Int
  let place: Int

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
}
// bridgekeeper:disable:next undocumented_bridge - one of three
struct MemoField: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
}

let text = "// bridgekeeper:disable:next missing_dismantle - in a string"
// bridgekeeper:disable:next no_such_rule - a person meant something
