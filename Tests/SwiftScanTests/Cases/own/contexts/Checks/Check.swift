import Testing
struct Check: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
