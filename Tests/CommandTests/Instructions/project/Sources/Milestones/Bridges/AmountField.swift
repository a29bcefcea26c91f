// An amount on the decimal pad that refuses a wrong digit before it is drawn, with a bar above the keyboard.

import SwiftUI
import UIKit

/// A `UITextField` that asks its editor about every keystroke before showing it.
///
/// `TextField` reports a text only after it has changed, so a third decimal flashes up and the caret jumps when the
/// binding takes it back. And because the field is UIKit's own, a `.keyboard` toolbar does not reach it: the Done
/// button is an `inputAccessoryView`.
struct AmountField: UIViewRepresentable {
  let text: String
  let placeholder: String
  let editor: any AmountEditing

  func makeCoordinator() -> Coordinator { Coordinator(editor: editor) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.keyboardType = .decimalPad
    field.font = .preferredFont(forTextStyle: .largeTitle)
    field.adjustsFontForContentSizeCategory = true
    field.delegate = context.coordinator
    field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
    field.inputAccessoryView = Self.doneBar(for: field)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.editor = editor
    if field.placeholder != placeholder { field.placeholder = placeholder }
    if field.markedTextRange == nil, field.text != text { field.text = text }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView field: UITextField, context: Context) -> CGSize? {
    let natural = field.intrinsicContentSize
    return CGSize(width: proposal.width ?? natural.width, height: natural.height)
  }

  private static func doneBar(for field: UITextField) -> UIToolbar {
    let bar = UIToolbar()
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() })
    bar.items = [.flexibleSpace(), done]
    bar.sizeToFit()
    return bar
  }

  @MainActor
  final class Coordinator: NSObject, UITextFieldDelegate {
    var editor: any AmountEditing

    init(editor: any AmountEditing) {
      self.editor = editor
    }

    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      let current = (field.text ?? "") as NSString
      return editor.allows(current.replacingCharacters(in: range, with: string))
    }

    @objc func changed(_ field: UITextField) {
      editor.textChanged(to: field.text ?? "")
    }

    func textFieldDidEndEditing(_ field: UITextField) {
      editor.committed()
    }
  }
}
