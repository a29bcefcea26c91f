typealias Leaf = UIViewRepresentable
