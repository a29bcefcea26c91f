final class PageSource: NSObject, UIPageViewControllerDataSource {}
