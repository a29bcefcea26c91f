public typealias Leaf = UIViewRepresentable
public protocol Marker {}
