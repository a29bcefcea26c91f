extension PageCoordinator: UIPageViewControllerDelegate {}
