extension PageDelegate: UIPageViewControllerDelegate {}
