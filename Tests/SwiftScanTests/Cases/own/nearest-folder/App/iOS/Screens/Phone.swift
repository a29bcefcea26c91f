struct Phone: Leaf {}
struct Panel: UIViewRepresentable {}
