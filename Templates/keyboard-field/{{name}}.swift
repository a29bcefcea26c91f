import SwiftUI
import UIKit

/// A number field with a Done bar above its keyboard. It decides nothing; the gotcha entry says why it
/// exists.
struct {{name}}: UIViewRepresentable {
  let model: any {{name}}Model

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.keyboardType = .decimalPad
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.inputAccessoryView = doneBar(for: field)
    field.delegate = context.coordinator
    field.setContentHuggingPriority(.defaultHigh, for: .vertical)
    // Long text scrolls inside the field instead of pushing its neighbours away.
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    if field.placeholder != model.placeholder { field.placeholder = model.placeholder }
    // Setting equal text would move the caret, and setting it while an input method composes would break that
    // off.
    if field.text != model.text, field.markedTextRange == nil { field.text = model.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  private func doneBar(for field: UITextField) -> UIToolbar {
    let done = UIAction { [weak field] _ in field?.resignFirstResponder() }
    let bar = UIToolbar()
    bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: done)]
    bar.sizeToFit()
    return bar
  }

  @MainActor
  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: {{name}}

    init(parent: {{name}}) {
      self.parent = parent
    }

    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString replacement: String
    ) -> Bool {
      let text = field.text ?? ""
      guard let range = Range(range, in: text) else { return false }
      return parent.model.take(text.replacingCharacters(in: range, with: replacement))
    }

    /// The one place that commits: Done, another field and a dismissed keyboard all end here.
    func textFieldDidEndEditing(_ field: UITextField) {
      parent.model.commit()
    }
  }
}
