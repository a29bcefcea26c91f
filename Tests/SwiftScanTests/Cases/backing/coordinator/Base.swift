class BaseCoordinator: NSObject {}
