import SwiftUI

struct Plain: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }
}

struct Base: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
}

struct Opaque: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIView {
    guard let view = Cache.view else { return PDFView(frame: .zero) }
    return view
  }
}

struct OpaqueUnknown: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIScrollView { Cache.make() }
}

struct Aliased: UIViewRepresentable {
  typealias UIViewType = UITextField
  func makeUIView(context: Context) -> UIViewType { UITextField() }
}

struct SelfAliased: UIViewControllerRepresentable {
  typealias UIViewControllerType = UIImagePickerController
  func makeUIViewController(context: Context) -> Self.UIViewControllerType { .init() }
}

struct Generic<Content: UIStackView>: UIViewRepresentable {
  let make: () -> Content
  func makeUIView(context: Context) -> Content { make() }
}

struct Own: UIViewRepresentable {
  func makeUIView(context: Context) -> AnnotatedMap { AnnotatedMap() }
}

struct Stored: UIViewControllerRepresentable {
  let picker = PHPickerViewController(configuration: .init())
  func makeUIViewController(context: Context) -> UIViewController { picker }
}

struct Cast: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let made = board.instantiateInitialViewController() as! UISplitViewController
    return made
  }
}

struct UpdateOnly: SharedMake {
  func updateUIView(_ view: UISlider, context: Context) {}
}
protocol SharedMake: UIViewRepresentable {}

struct Optional: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView! { nil }
}

struct Parts {}
extension Parts: UIViewRepresentable {}

struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIHostingController<Text> { UIHostingController(rootView: Text("")) }
}

struct Branches: UIViewRepresentable {
  #if os(tvOS)
    func makeUIView(context: Context) -> UIView { UIView() }
  #else
    func makeUIView(context: Context) -> UISwitch { UISwitch() }
  #endif
}

struct Gesture: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> some UIGestureRecognizer { UILongPressGestureRecognizer() }
}

final class Root: UIHostingController<Text> {}
final class GenericRoot<Content: View>: UIHostingController<Content> {}

func cells() {
  _ = UIHostingConfiguration { Row(model: 1) }
  _ = UIHostingController(rootView: Row(model: 1).padding())
  _ = UIHostingController<AnyView>(rootView: row)
}
