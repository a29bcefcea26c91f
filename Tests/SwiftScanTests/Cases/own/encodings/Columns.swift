let a = "Ã¼"; struct Wide: UIViewRepresentable {}
let é = 1 ; struct Broken: UIViewRepresentable {}