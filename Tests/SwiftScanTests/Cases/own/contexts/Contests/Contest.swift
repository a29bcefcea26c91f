struct Contest: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
