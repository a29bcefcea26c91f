typealias Leaf = NSViewRepresentable
