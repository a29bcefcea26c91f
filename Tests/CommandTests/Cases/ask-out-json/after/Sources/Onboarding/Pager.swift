import SwiftUI
import UIKit

/// Pages that are swiped, with word of the next one before it lands. It decides nothing; the gotcha entry
/// says why it exists.
struct Pager<Page: View>: UIViewControllerRepresentable {
  let model: any PagerModel
  @ViewBuilder let page: (Int) -> Page

  func makeUIViewController(context: Context) -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = context.coordinator
    pager.delegate = context.coordinator
    return pager
  }

  func updateUIViewController(_ pager: UIPageViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.parent = self
    coordinator.refresh()
    // A finger on the pages wins: what it does is reported, and comes back as an update.
    guard !coordinator.isMoving, let target = coordinator.host(model.page) else { return }
    guard pager.viewControllers?.first !== target else { return }
    pager.setViewControllers([target], direction: .forward, animated: false)
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor
  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: Pager
    private(set) var isMoving = false
    private var hosts: [Int: UIHostingController<Page>] = [:]

    init(parent: Pager) {
      self.parent = parent
    }

    /// The controller of a page, nil where there is no such page.
    func host(_ index: Int) -> UIHostingController<Page>? {
      guard (0..<parent.model.count).contains(index) else { return nil }
      if let host = hosts[index] { return host }
      let host = UIHostingController(rootView: parent.page(index))
      hosts[index] = host
      return host
    }

    /// Pages that exist show what they showed when they were made, unless they are told.
    func refresh() {
      for (index, host) in hosts { host.rootView = parent.page(index) }
    }

    func pageViewController(
      _ pager: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? {
      index(of: controller).flatMap { host($0 - 1) }
    }

    func pageViewController(
      _ pager: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? {
      index(of: controller).flatMap { host($0 + 1) }
    }

    func pageViewController(_ pager: UIPageViewController, willTransitionTo pending: [UIViewController]) {
      isMoving = true
      if let next = pending.first.flatMap(index) { parent.model.willTurn(to: next) }
    }

    func pageViewController(
      _ pager: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted: Bool
    ) {
      isMoving = false
      guard transitionCompleted, let index = pager.viewControllers?.first.flatMap(index) else { return }
      parent.model.turned(to: index)
    }

    private func index(of controller: UIViewController) -> Int? {
      hosts.first { $0.value === controller }?.key
    }
  }
}
