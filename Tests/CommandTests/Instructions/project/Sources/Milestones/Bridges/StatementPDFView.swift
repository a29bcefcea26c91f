// A statement on the screen, inline, with text that can be selected.

import PDFKit
import SwiftUI

/// A `PDFView` that shows a document and reports the page somebody has scrolled to.
///
/// PDFKit has no SwiftUI view, and `quickLookPreview(_:)` is modal, so it cannot stand between other content.
struct StatementPDFView: UIViewRepresentable {
  let document: PDFDocument
  /// Called with the number of the page in view, 1-based.
  let onPage: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(onPage: onPage) }

  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.autoScales = true
    view.displayMode = .singlePageContinuous
    view.backgroundColor = .secondarySystemBackground
    NotificationCenter.default.addObserver(
      context.coordinator, selector: #selector(Coordinator.pageChanged), name: .PDFViewPageChanged,
      object: view)
    return view
  }

  func updateUIView(_ view: PDFView, context: Context) {
    context.coordinator.onPage = onPage
    if view.document !== document { view.document = document }
  }

  static func dismantleUIView(_ view: PDFView, coordinator: Coordinator) {
    NotificationCenter.default.removeObserver(coordinator, name: .PDFViewPageChanged, object: view)
  }

  @MainActor
  final class Coordinator: NSObject {
    var onPage: (Int) -> Void
    /// A new document announces its first page while SwiftUI is still updating; only a change is news.
    private var reported = 1

    init(onPage: @escaping (Int) -> Void) {
      self.onPage = onPage
    }

    @objc func pageChanged(_ notification: Notification) {
      guard
        let view = notification.object as? PDFView, let page = view.currentPage,
        let index = view.document?.index(for: page), index + 1 != reported
      else { return }
      reported = index + 1
      onPage(reported)
    }
  }
}
