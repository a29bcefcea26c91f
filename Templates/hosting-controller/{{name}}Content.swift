import SwiftUI

struct {{name}}Content: View {
  let model: any {{name}}Model

  var body: some View {
    Button(model.title) { model.proceed() }
  }
}
