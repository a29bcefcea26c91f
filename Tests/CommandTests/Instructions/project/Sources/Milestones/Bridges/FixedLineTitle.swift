// A title whose lines stand exactly as far apart as the design says, closer than the font's own height.

import SwiftUI
import UIKit

/// A `UILabel` with an absolute line height, for iOS 17 and 18; from iOS 26 `lineHeight(_:)` does the same.
///
/// `Text` drops the line heights of an `NSParagraphStyle`, and `lineSpacing(_:)` only adds to the font's own height.
struct FixedLineTitle: UIViewRepresentable {
  let text: String
  /// In points, before Dynamic Type.
  let size: CGFloat
  /// From baseline to baseline in points, before Dynamic Type.
  let lineHeight: CGFloat

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textColor = .label
    label.accessibilityTraits = .header
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    let style = Style(
      text: text, size: size, lineHeight: lineHeight, textSize: context.environment.dynamicTypeSize)
    guard context.coordinator.applied != style else { return }
    context.coordinator.applied = style
    UIView.performWithoutAnimation { label.attributedText = attributed(for: label.traitCollection) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView label: UILabel, context: Context) -> CGSize? {
    let width = proposal.width ?? UIView.layoutFittingExpandedSize.width
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(width, fitting.width), height: fitting.height)
  }

  private func attributed(for traits: UITraitCollection) -> NSAttributedString {
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    let height = metrics.scaledValue(for: lineHeight, compatibleWith: traits)
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = height
    paragraph.maximumLineHeight = height
    let font = metrics.scaledFont(for: Self.roundedFont(size: size), compatibleWith: traits)
    return NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: paragraph])
  }

  /// The scene's `fontDesign(.rounded)` stops at a bridge, so the design is asked for here.
  private static func roundedFont(size: CGFloat) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: .bold)
    guard let rounded = plain.fontDescriptor.withDesign(.rounded) else { return plain }
    return UIFont(descriptor: rounded, size: size)
  }

  struct Style: Equatable {
    var text: String
    var size: CGFloat
    var lineHeight: CGFloat
    var textSize: DynamicTypeSize
  }

  @MainActor
  final class Coordinator {
    var applied: Style?
  }
}
