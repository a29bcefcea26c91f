final class PageCoordinator: NSObject {}
