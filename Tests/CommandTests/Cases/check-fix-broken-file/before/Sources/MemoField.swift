import SwiftUI
import UIKit

/// Shows a note while it is typed.
struct MemoField: UIViewRepresentable {
    @Binding var note: String
    let limit: Int

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = makeCoordinator()
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.text = note
    }

    func makeCoordinator() -> Writer { Writer(field: self) }

    final class Writer: NSObject, UITextViewDelegate {
        var field: MemoField

        init(field: MemoField) { self.field = field }

        func textViewDidChange(_ view: UITextView) { field.note = String(view.text.prefix(field.limit)) }
    }
}
