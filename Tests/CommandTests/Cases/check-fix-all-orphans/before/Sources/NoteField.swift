import SwiftUI
import UIKit

/// Shows a note while it is typed.
struct NoteField: UIViewRepresentable {
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
        var field: NoteField

        init(field: NoteField) { self.field = field }

        func textViewDidChange(_ view: UITextView) { field.note = String(view.text.prefix(field.limit)) }
    }
}
