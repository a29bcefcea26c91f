// Every shape of the methods that make and update a bridged object.

struct Plain: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel(frame: .zero), second: UIView = .init()
    var (a, b) = (1, 2)
    label.text = "a"; label.isHidden = true
    label.addSubview(second)
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) { label.text = "b" }
}

struct Single: UIViewRepresentable {
  func makeCoordinator() -> some NSObject { Helper() }
  func makeUIView(context: Context) -> UIView { try! build() as! Drawing }
  func updateUIView(_ view: UIView, context: Context) { Painter(view) }
}

struct Named: UIViewControllerRepresentable {
  func makeCoordinator() { }
  func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> (some UIViewController) {
    controller
  }
  func updateUIViewController(_ controller: inout some Sheet & Shown, context: Context) {
    guard controller.isShown else { return }
    let next = Sheet()
    controller.show { Inner() }
    if controller.isDone { return; }
  }
}

struct Blocks: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView {
    let view = Canvas()
    view.onTap = { Tapped() }
    if view.isReady { return Ready() }
    return view
  }
  func updateNSView(_ view: NSView?, context: Context) { view?.draw() }
  func makeCoordinator() async throws -> [Helper] { [.init()] }
}

struct Generic<Content: Shape>: UIViewRepresentable {
  func makeUIView<T: Drawing>(context: Context) -> Holder<T>.Part where T: Shape {
    return
      self.kept
  }
  func updateUIView<T>(_ part: T, context: Context) {
    return draw(part)
  }
  static func makeCoordinator(_: Int, of `class`: Kept = .init()) -> Helper.Type { Helper.self }
}

extension Generic {
  func updateUIView() { if true { Nothing() } }
  func makeUIView(context: Context) -> UIView { .init(frame: .zero) }
  func makeWKInterfaceObject(context: Context) -> WKInterfaceMap {
    #if os(watchOS)
      return WKInterfaceMap()
    #else
      fatalError()
    #endif
  }
}

protocol Drawn {
  func makeUIView(context: Context) -> UIView
  func updateUIView(_ view: UIView, context: Context)
  func makeCoordinator()
}

func makeUIView(context: Context) -> UIView { Outside() }
