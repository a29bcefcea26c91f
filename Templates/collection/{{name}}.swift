import SwiftUI
import UIKit

/// A long list in a `UICollectionView`, its rows in SwiftUI. It decides nothing; the gotcha entry says why it
/// exists.
struct {{name}}: UIViewRepresentable {
  let model: any {{name}}Model

  func makeUIView(context: Context) -> UICollectionView {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    context.coordinator.fill(view)
    view.prefetchDataSource = context.coordinator
    return view
  }

  func updateUIView(_ view: UICollectionView, context: Context) {
    context.coordinator.parent = self
    context.coordinator.show(model.rows, revision: model.revision)
  }

  static func dismantleUIView(_ view: UICollectionView, coordinator: Coordinator) {
    coordinator.parent.model.stopPrefetching()
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator: NSObject, UICollectionViewDataSourcePrefetching {
    typealias ID = {{name}}Row.ID

    var parent: {{name}}
    private var dataSource: UICollectionViewDiffableDataSource<Int, ID>?
    private var rows: [ID: {{name}}Row] = [:]
    private var revision: Int?

    init(parent: {{name}}) {
      self.parent = parent
    }

    func fill(_ view: UICollectionView) {
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, ID> { [weak self] cell, _, id in
        guard let row = self?.rows[id] else { return }
        cell.contentConfiguration = UIHostingConfiguration { {{name}}RowView(row: row) }
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
      }
    }

    /// Comparing ten thousand rows in every update would cost more than it saves, so the model counts its
    /// changes.
    func show(_ rows: [{{name}}Row], revision: Int) {
      guard self.revision != revision else { return }
      self.revision = revision
      let changed = rows.filter { row in self.rows[row.id].map { $0 != row } ?? false }
      self.rows = Dictionary(rows.map { ($0.id, $0) }) { _, last in last }
      var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
      snapshot.appendSections([0])
      snapshot.appendItems(rows.map(\.id))
      snapshot.reconfigureItems(changed.map(\.id))
      dataSource?.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      parent.model.prefetch(paths.compactMap { dataSource?.itemIdentifier(for: $0) })
    }

    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      parent.model.cancelPrefetching(paths.compactMap { dataSource?.itemIdentifier(for: $0) })
    }
  }
}
