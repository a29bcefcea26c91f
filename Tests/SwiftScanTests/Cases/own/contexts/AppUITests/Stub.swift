struct Stub: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
