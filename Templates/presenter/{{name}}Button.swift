import SwiftUI

/// The button that presents it.
struct {{name}}Button: View {
  let title: String
  let model: any {{name}}Model
  /// In state, since a presenter that is made anew with the view is gone before its delegate is called.
  @State private var presenter = {{name}}()

  var body: some View {
    Button(title) { presenter.present(for: model) }
  }
}
