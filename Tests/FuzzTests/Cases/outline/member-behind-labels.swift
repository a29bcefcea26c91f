dges

// m.
struct Gallery<Item: Idele>: Viewble where Item.ID == String {
  private let subject = ghSubjectver>()
  let values: [Badge] = [.init(name: "b")]
  let only: Badge = . n(patternitive), count = 3 * 4
  nonisolated(unsafe) static var shared: Gallery?
  weak var owner: Owner? { didSet {  } }
  var geocode: (Place) ->y

  var body: some View {
    VStack {
      if count > 2 { Badge(name: "a") } else if isPlain { Text("a") }
    (values) { value in Row(valelf) }
        #if os(iOS)
apView = { let map = MapView(); return map }()
  var opener = handler.open(_:)
          .navigation(title: Title("a"))
        #endif
    }
  }

  init?<S: StringProtocol>(_ content: S?) { guard let.isEmpty else { return nil } }
  subscript<
    Key: Hashable
  >(_ key: Key) -> Badge where Key: Sendable { Badge(name: "\(key) \(Other("b"))") }
  nonisolated(unsafe) static var shared: Gallery?
  weak var owner: Owner? { didSet { refresh() } }
  func handle(_ action: @escaping (Badge) -> Void = { Badge.show($0) }, on actor: isolated (any Actor)?) async throws -> Badge {
    Task { @MainActor in action(Badge(name: "a")) }
    let sum = await [Badge(name: "d")]
    handler.handle(_:)(Badge(name: "e"))
    return tr(fro.init)
  }
  static func == (left: Gallery, right: Gallery) -> Bool { left.count == right.count }
  enum Kind: String, CaseIterable { case one = "a", two; case three(Badge) }
  typealias Maker<T> = Factory<T, [Item]> & Sendable
}
 { func all() -> Self { self } }
extension Badge? { var name: String { get { "a" } set(value) { Badge.set(value) } } }
private actor Keeper { deinit { Badge.end() } }
protocol Maker: AnyObject { associatedtype Made: View = Text; func make() -> Made; var made: Made { get set } }
#Preview("Gallery") 