import SwiftUI
import UIKit

/// Text in a `{{type}}`, with a line height that stays. It decides nothing; the gotcha entry says why it
/// exists.
struct {{name}}: UIViewRepresentable {
  let model: any {{name}}Model
  /// UIKit does not see the font design that the app sets for SwiftUI, so it is handed in.
  var design = UIFontDescriptor.SystemDesign.default

  func makeUIView(context: Context) -> {{type}} {
    let view = {{type}}()
    view.numberOfLines = 0
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    return view
  }

  func updateUIView(_ view: {{type}}, context: Context) {
    let look = Look(content: model.content, design: design, textSize: context.environment.dynamicTypeSize)
    guard context.coordinator.shown != look else { return }
    context.coordinator.shown = look
    let text = styled(look.content, for: view.traitCollection)
    // An update can fall into a transition of SwiftUI's, where UIKit would add an animation of its own.
    UIView.performWithoutAnimation { view.attributedText = text }
  }

  /// Without this SwiftUI lets the view grow sideways and guesses its height.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView view: {{type}}, context: Context) -> CGSize? {
    let width = proposal.width ?? .greatestFiniteMagnitude
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(fitting.width, width), height: fitting.height)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  private func styled(_ content: {{name}}Content, for traits: UITraitCollection) -> NSAttributedString {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let lineHeight = metrics.scaledValue(for: content.lineHeight, compatibleWith: traits)
    let paragraph = NSMutableParagraphStyle()
    paragraph.minimumLineHeight = lineHeight
    paragraph.maximumLineHeight = lineHeight
    let plain = UIFont.systemFont(ofSize: content.fontSize, weight: .bold)
    let font = plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: content.fontSize) }
    return NSAttributedString(
      string: content.text,
      attributes: [
        .font: metrics.scaledFont(for: font ?? plain, compatibleWith: traits),
        .foregroundColor: UIColor.label,
        .paragraphStyle: paragraph,
      ])
  }

  /// Everything that the text's look depends on.
  struct Look: Equatable {
    var content: {{name}}Content
    var design: UIFontDescriptor.SystemDesign
    var textSize: DynamicTypeSize
  }

  @MainActor
  final class Coordinator {
    /// What the view shows already: attributed text compares badly, and setting it costs a layout.
    var shown: Look?
  }
}
