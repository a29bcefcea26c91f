private typealias Hidden = UIViewRepresentable
struct Near: Hidden {}
struct Real: UIViewRepresentable {}
