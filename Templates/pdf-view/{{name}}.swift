import PDFKit
import SwiftUI

/// A PDF on screen. It carries what the model says to the view and decides nothing; the gotcha entry says why
/// it exists.
struct {{name}}: UIViewRepresentable {
  let model: any {{name}}Model

  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.autoScales = true
    view.displayMode = .singlePageContinuous
    context.coordinator.watch(view)
    return view
  }

  func updateUIView(_ view: PDFView, context: Context) {
    context.coordinator.parent = self
    // Two documents of the same bytes are not equal, and making one drops the zoom and the place.
    guard context.coordinator.revision != model.revision else { return }
    context.coordinator.revision = model.revision
    view.document = PDFDocument(data: model.data)
  }

  static func dismantleUIView(_ view: PDFView, coordinator: Coordinator) {
    coordinator.stopWatching()
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator {
    var parent: {{name}}
    var revision: Int?
    private weak var view: PDFView?
    private var token: (any NSObjectProtocol)?

    init(parent: {{name}}) {
      self.parent = parent
    }

    func watch(_ view: PDFView) {
      self.view = view
      token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: .main) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.turnedPage() }
      }
    }

    func stopWatching() {
      if let token { NotificationCenter.default.removeObserver(token) }
      token = nil
    }

    private func turnedPage() {
      guard let view, let page = view.currentPage, let index = view.document?.index(for: page) else { return }
      parent.model.turned(to: index)
    }
  }
}
