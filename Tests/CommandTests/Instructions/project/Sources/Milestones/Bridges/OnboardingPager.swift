// The pages of the onboarding, side by side, with a word to the funnel when a finger starts towards the next one.

import SwiftUI
import UIKit

/// A `UIPageViewController` over SwiftUI pages that says which page is coming before it has landed.
struct OnboardingPager<Page: View>: UIViewControllerRepresentable {
  let pages: [Page]
  @Binding var current: Int
  let onApproach: (Int) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = context.coordinator
    pager.delegate = context.coordinator
    context.coordinator.turn(pager, to: current, animated: false)
    return pager
  }

  func updateUIViewController(_ pager: UIPageViewController, context: Context) {
    context.coordinator.parent = self
    context.coordinator.refreshPages()
    context.coordinator.turn(pager, to: current, animated: !context.transaction.disablesAnimations)
  }

  @MainActor
  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: OnboardingPager
    private let controllers: [UIHostingController<Page>]
    private var isDragging = false

    init(parent: OnboardingPager) {
      self.parent = parent
      controllers = parent.pages.map { UIHostingController(rootView: $0) }
    }

    func refreshPages() {
      for (controller, page) in zip(controllers, parent.pages) { controller.rootView = page }
    }

    /// Turns to a page unless it is shown already or a finger is on its way to another.
    func turn(_ pager: UIPageViewController, to index: Int, animated: Bool) {
      guard controllers.indices.contains(index), !isDragging else { return }
      let shown = pager.viewControllers?.first.flatMap { self.index(of: $0) }
      guard shown != index else { return }
      let direction: UIPageViewController.NavigationDirection = index < (shown ?? 0) ? .reverse : .forward
      pager.setViewControllers([controllers[index]], direction: direction, animated: animated && shown != nil)
    }

    func pageViewController(
      _ pager: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? {
      neighbour(of: controller, at: -1)
    }

    func pageViewController(
      _ pager: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? {
      neighbour(of: controller, at: 1)
    }

    func pageViewController(
      _ pager: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) {
      isDragging = true
      guard let next = pending.first.flatMap({ index(of: $0) }) else { return }
      parent.onApproach(next)
    }

    func pageViewController(
      _ pager: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
    ) {
      isDragging = false
      guard completed, let landed = pager.viewControllers?.first.flatMap({ index(of: $0) }) else { return }
      parent.current = landed
    }

    private func neighbour(of controller: UIViewController, at distance: Int) -> UIViewController? {
      guard let place = index(of: controller).map({ $0 + distance }), controllers.indices.contains(place)
      else { return nil }
      return controllers[place]
    }

    private func index(of controller: UIViewController) -> Int? {
      controllers.firstIndex { $0 === controller }
    }
  }
}
