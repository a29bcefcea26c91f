// The text of an editable view that is replaced each time update runs.

import Findings

extension BridgeRule {
  static let unguardedTextAssignmentInUpdate = BridgeRule(
    "unguarded_text_assignment_in_update", .warning, mending: .safe,
    summary: "Update replaces the text or selection of an editable view each time it runs.",
    why: "The caret jumps, undo and composition break, and delegate, binding and update can call each other "
      + "without end.",
    sources: [
      "https://github.com/SwiftUI-Plus/TextView/issues/5", "https://github.com/onevcat/Prowl/pull/609",
      "https://github.com/kyle-n/HighlightedTextEditor/pull/7",
    ],
    firing: [
      .update("UITextView", "@Binding var text: String", "↓view.text = text"),
      .update(
        "UITextField", "@Binding var text: String", "show(view)",
        rest: "func show(_ field: UITextField) { ↓field.text = text }"),
      .update("UITextView", "@Binding var text: NSAttributedString", "↓view.attributedText = text"),
      .update(
        "UIScrollView", "let text: String",
        "guard let textView = view.subviews.first as? UITextView else { return }\n↓textView.text = text",
        rest:
          "func makeCoordinator() -> Typing { Typing() }\nfinal class Typing: NSObject, UITextViewDelegate {}"
      ),
    ],
    silent: [
      .update("UITextView", "@Binding var text: String", "if view.text != text { view.text = text }"),
      .update("UILabel", "@Binding var text: String", "view.text = text"),
      .bridge(
        "@Binding var text: String", make: "let view = UITextView()\nview.isEditable = false\nreturn view",
        wrapping: "UITextView", update: "view.text = text"),
      .update(
        "UITextField", "@Binding var text: String",
        "guard view.text != text else { return }\nview.text = text"),
      .update("UITextField", "@Binding var text: String", "view.placeholder = text"),
      RuleExample(
        """
        final class OwnTextView: NSView {
          var text = "" { didSet { if inner.string != text { inner.string = text } } }
        }
        struct Sample: NSViewRepresentable {
          @Binding var text: String
          func makeNSView(context: Context) -> OwnTextView { OwnTextView() }
          func updateNSView(_ view: OwnTextView, context: Context) { view.text = text }
        }
        """),
    ]
  ) { code in
    code.bridges.flatMap { bridge -> [RuleHit] in
      bridge.updateSteps.compactMap { step in
        guard let write = TextWrite(step, in: bridge), !write.restoresSelection else { return nil }
        return code.hit(
          step.event.span, in: step.method.file,
          "'\(write.target.text)' is set in '\(step.method.name)' of '\(bridge.name)' each time it runs: "
            + "that "
            + "moves the caret and breaks undo and composition while somebody types; set it only where it "
            + "differs",
          bridge: bridge.type.qualifiedName, found: "\(step.method.name) \(write.attribute)",
          fix: fix(write, step, code))
      }
    }
  }

  /// Only plain text can be compared: a round trip of attributed text may never compare equal.
  private static func fix(_ write: TextWrite, _ step: Step, _ code: ScannedCode) -> RuleFix? {
    let statement = step.event.statement
    guard ["text", "string", "stringValue"].contains(write.attribute), write.value.path != nil,
      write.value.text.utf8.count < 200, write.target.text.utf8.count < 200,
      statement.start == write.target.span.start, statement.end == write.value.span.end
    else { return nil }
    let check = "if \(write.target.text) != \(write.value.text) { "
    return code.fix(
      [
        (CodeSpan(start: statement.start, end: statement.start), check),
        (CodeSpan(start: statement.end, end: statement.end), " }"),
      ], in: step.method.file)
  }
}
