import SwiftUI

// bridgekeeper:disable:next missing_dismantle - alone on its line
@MainActor
struct NoteField: UIViewRepresentable { // bridgekeeper:disable:this missing_dismantle - behind code
  /* bridgekeeper:disable:this missing_dismantle - before code */ let note: String
  let size: /* bridgekeeper:disable:this missing_dismantle - between code */ Int
  let place:/* bridgekeeper:disable:this missing_dismantle - glued */Int
  /*
   bridgekeeper:disable:next missing_dismantle -
   on several lines
   */

  func makeUIView(context: Context) -> UITextView { UITextView() }
  // bridgekeeper:disable missing_dismantle, screen_bounds_in_bridge - a region
  func updateUIView(_ view: UITextView, context: Context) {}
  // bridgekeeper:enable missing_dismantle, screen_bounds_in_bridge
  // bridgekeeper:disable missing_dismantle - two regions
  // bridgekeeper:disable screen_bounds_in_bridge - that end together
  // bridgekeeper:enable missing_dismantle screen_bounds_in_bridge
}
// bridgekeeper:disable:next missing_dismantle, undocumented_bridge, screen_bounds_in_bridge - one of three
struct MemoField: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
}

let text = "// bridgekeeper:disable:next missing_dismantle - in a string"
// bridgekeeper:disable:next no_such_rule - a person meant something
