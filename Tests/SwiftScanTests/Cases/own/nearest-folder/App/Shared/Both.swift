struct Both: Leaf {}
func open() { Panel() }
