struct Marked: UIViewRepresentable {}
