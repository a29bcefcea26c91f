public typealias Leaf = UIViewControllerRepresentable
public typealias Marker = NSViewRepresentable
protocol UIViewRepresentable {}
