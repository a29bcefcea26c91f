import SwiftUI

final class Owner {
  private var host: UIHostingController<Text>?
  private let other: Model
  lazy var lazyHost: UIHostingController<Text> = .init(rootView: Text(""))
  var computed: UIHostingController<Text> { .init(rootView: Text("")) }
  var getter: UIHostingController<Text> {
    get { return .init(rootView: Text("")) }
    set { value = .init(rootView: newValue) }
  }
  func set(_ flag: Bool) {
    self.host = .init(rootView: Text(""))
    host = flag ? .init(rootView: Text("")) : nil
    other = .init(rootView: Text(""))
    let local: NSHostingView<Text> = .init(rootView: Text(""))
    let known = host ?? .init(rootView: Text(""))
    take(.init(rootView: Text("")))
    let many: [UIHostingController<Text>] = [.init(rootView: Text(""))]
    let cast = .init(rootView: Text("")) as UIHostingController<Text>
  }
  func make(host: UIHostingController<Text> = .init(rootView: Text(""))) {}
  func build() -> Model { return .init(rootView: Text("")) }
  func closure() -> UIHostingController<Text> {
    let model: () -> Model = { .init(rootView: Text("")) }
    return .init(rootView: Text(""))
  }
}
