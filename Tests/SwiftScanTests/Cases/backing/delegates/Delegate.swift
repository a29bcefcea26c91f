final class PageDelegate: NSObject {}
