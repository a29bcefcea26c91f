import SwiftUI

typealias Leaf = UIViewRepresentable

struct Generic<Leaf> {
  struct Inner: Leaf {}
}

class Base { typealias Kind = UIViewRepresentable }
class Derived: Base {
  struct Inherited: Kind {}
}

protocol WithType { associatedtype Leaf }
struct Conforming: WithType {
  typealias Leaf = Int
  struct NotOne: Leaf {}
}

enum Space {
  enum Deep { typealias Far = UIViewRepresentable }
  struct Near: Deep.Far {}
}
extension Space.Deep { struct Inside: Far {} }
struct Outside: Space.Deep.Far {}

func local() {
  typealias Leaf = Sendable
  struct NotOne: Leaf {}
}
func local2() {
  struct One: Leaf {}
}

typealias Loop = Pool
typealias Pool = Loop
struct Looping: Loop {}
protocol Left: Right {}
protocol Right: Left, UIViewRepresentable {}
struct Cycle: Left {}
class Snake: Tail {}
class Tail: Snake {}

extension Array: Leaf where Element == Int {}
extension [String]: UIViewRepresentable {}
actor Acting: UIViewRepresentable {}
struct `class`: UIViewRepresentable {}
struct Combined: (UIViewRepresentable & Sendable) {}
typealias Both = UIViewRepresentable & Equatable
struct ViaBoth: Both {}
typealias Maker<T> = UIHostingController<T>
final class Made: Maker<Text> {}
