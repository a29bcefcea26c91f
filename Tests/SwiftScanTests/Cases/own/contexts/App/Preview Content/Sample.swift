struct Sample: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
