import SwiftUI

struct Share: UIViewControllerRepresentable {
  let items: [Any]
  var applicationActivities: [UIActivity]?

  init(items: [Any], applicationActivities: [UIActivity]? = nil) {
    self.items = items
    self.applicationActivities = applicationActivities
  }

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: applicationActivities)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
