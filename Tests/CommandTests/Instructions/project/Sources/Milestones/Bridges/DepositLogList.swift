// The log of every deposit, ten thousand rows and more, with pictures fetched before their rows appear.

import SwiftUI
import UIKit

/// A `UICollectionViewController` with prefetching; its cells are SwiftUI.
///
/// `List` and `LazyVStack` say that a row has appeared, which is too late to fetch its picture. Neither offers
/// anything like `UICollectionViewDataSourcePrefetching`.
struct DepositLogList: UIViewControllerRepresentable {
  let rows: [Deposit.ID]
  let provider: any DepositProviding

  func makeCoordinator() -> Coordinator { Coordinator(provider: provider) }

  func makeUIViewController(context: Context) -> UICollectionViewController {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    controller.collectionView.prefetchDataSource = context.coordinator
    context.coordinator.connect(to: controller.collectionView)
    return controller
  }

  func updateUIViewController(_ controller: UICollectionViewController, context: Context) {
    context.coordinator.provider = provider
    context.coordinator.show(rows)
  }

  @MainActor
  final class Coordinator: NSObject, UICollectionViewDataSourcePrefetching {
    var provider: any DepositProviding
    private var shown: [Deposit.ID] = []
    private var source: UICollectionViewDiffableDataSource<Int, Deposit.ID>?

    init(provider: any DepositProviding) {
      self.provider = provider
    }

    func connect(to view: UICollectionView) {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Deposit.ID> {
        [weak self] cell, _, id in
        guard let deposit = self?.provider.deposit(for: id) else { return }
        cell.contentConfiguration = UIHostingConfiguration { DepositRow(deposit: deposit) }
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
      }
    }

    /// Cheap when nothing has changed: equal arrays that share their storage are compared without a look at the rows.
    func show(_ rows: [Deposit.ID]) {
      guard rows != shown else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Deposit.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems(rows)
      source?.apply(snapshot, animatingDifferences: !shown.isEmpty)
      shown = rows
    }

    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      provider.willNeed(ids(at: paths))
    }

    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      provider.noLongerNeeds(ids(at: paths))
    }

    private func ids(at paths: [IndexPath]) -> [Deposit.ID] {
      paths.compactMap { source?.itemIdentifier(for: $0) }
    }
  }
}
