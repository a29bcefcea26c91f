@available(iOS 17, *)
enum Badges {}
