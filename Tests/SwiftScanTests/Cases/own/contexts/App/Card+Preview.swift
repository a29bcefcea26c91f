struct CardSample: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
