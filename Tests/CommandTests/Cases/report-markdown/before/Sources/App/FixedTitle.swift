import SwiftUI
import UIKit

struct FixedTitle: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    let style = NSMutableParagraphStyle()
    style.maximumLineHeight = 18
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
    uiView.sizeThatFits(CGSize(width: proposal.width ?? 0, height: .greatestFiniteMagnitude))
  }
}
