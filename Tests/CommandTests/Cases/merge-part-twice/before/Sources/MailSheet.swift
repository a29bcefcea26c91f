import MessageUI
import SwiftUI

struct MailSheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MFMailComposeViewController { MFMailComposeViewController() }
  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}
