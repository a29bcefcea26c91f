@available(iOS 17, *)
enum Outer {}
