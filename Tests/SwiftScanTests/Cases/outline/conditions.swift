#if canImport(UIKit)
  import UIKit
#elseif os(macOS) && !targetEnvironment(macCatalyst)
  import AppKit
#else
  #error("neither")
#endif

#if os(iOS) || os(tvOS)
  @available(iOS 17, tvOS 17, *)
  final class Holder: UIHostingController<Gallery> {
    @available(iOS 18, *) func show() { present(Badge(), animated: true) }
    func open() {
      if #available(iOS 26, *) { Badge(name: "new") } else { Badge(name: "old") }
      #if DEBUG
        Badge(name: "debug")
      #else
        Badge(name: "release")
      #endif
    }
  }
#endif

#if false
  struct Dead: UIViewRepresentable {}
#endif

/// Shows a map.
struct MapView: UIViewRepresentable {
  @Environment(\.colorScheme) private var scheme
  var region = Region(center: .zero)

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }
  func updateUIView(_ map: MKMapView, context: Context) { for pin in pins where pin.isNew { map.add(pin) } }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject { func local() { struct Inner {}; _ = Inner() } }
}

func host() -> UIViewController {
  let host = UIHostingController(rootView: Gallery(badge))
  host.view = .init(frame: .zero)
  switch host { case let Holder(view): break; default: Badge(name: "x") }
  while let next = queue.first(where: { $0.isReady }) { next.run() }
  repeat { Badge.tick() } while Badge.isOn
  return UIHostingController<Badge>(rootView: .init(name: "a"))
}
