import SwiftUI

struct Share: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: [OpenInMaps()])
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
