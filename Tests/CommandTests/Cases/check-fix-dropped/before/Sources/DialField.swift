import SwiftUI

// The comment would no longer stand on the line of the name.
struct DialField: UIViewRepresentable { @Binding var note: String; let limit: Int; func makeUIView(context: Context) -> UITextView { UITextView() }; func updateUIView(_ view: UITextView, context: Context) {}; func makeCoordinator() -> Dialer { Dialer(field: self) }; final class Dialer: NSObject, UITextViewDelegate { var field: DialField; init(field: DialField) { self.field = field }; func textViewDidChange(_ view: UITextView) { field.note = String(view.text.prefix(field.limit)) } } } // bridgekeeper:disable:this undocumented_bridge - moves to the kit
