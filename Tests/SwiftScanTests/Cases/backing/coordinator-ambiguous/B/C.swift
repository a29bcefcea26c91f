class PageCoordinator {}
