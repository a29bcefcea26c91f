import SwiftUI
import UIKit

/// A controller of UIKit's that shows a SwiftUI view.
final class {{name}}: UIViewController {
  private let hosting: UIHostingController<{{name}}Content>

  init(model: any {{name}}Model) {
    hosting = UIHostingController(rootView: {{name}}Content(model: model))
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without a model shows nothing, so it is not made from an archive.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Without this the constraints around keep the size that the content had first.
    hosting.sizingOptions = .intrinsicContentSize
    embed()
  }

  private func embed() {
    addChild(hosting)
    hosting.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hosting.view)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      hosting.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    hosting.didMove(toParent: self)
  }
}
