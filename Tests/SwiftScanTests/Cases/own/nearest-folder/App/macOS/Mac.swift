struct Mac: Leaf {}
struct Panel: NSViewRepresentable {}
func open() { Panel() }
