struct CameraPreview: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }

struct Card_Previews: PreviewProvider {
  struct Adapter: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
}

#Preview {
  struct Inline: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
  return Inline()
}

func after() { _ = UIHostingController(rootView: Text("")) }
