extension Pages.Coordinator: UIPageViewControllerDelegate {}
