final class PageCoordinator: BaseCoordinator {}
