extension PageCoordinator: UIPageViewControllerDelegate {
  func pageViewController(_ pager: UIPageViewController, willTransitionTo next: [UIViewController]) {}
}
