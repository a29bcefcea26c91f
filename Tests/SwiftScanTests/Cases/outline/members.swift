import struct UIKit.UIView
@testable import Badges

// Members of types as people write them.
struct Gallery<Item: Identifiable & Sendable>: View, @unchecked Sendable where Item.ID == String {
  private let subject = PassthroughSubject<Item, Never>()
  let values: [Badge] = [.init(name: "a"), .init(name: "b")]
  let only: Badge = .init(name: "a")
  static let symbol = Image(named: "a")!
  let text = try! Expression(pattern: "a", options: .caseInsensitive), count = 3 * 4
  nonisolated(unsafe) static var shared: Gallery?
  weak var owner: Owner? { didSet { refresh() } }
  var geocode: (Place) -> Promise<[Mark]> = Coder.geocode(place:)
  @IBOutlet private var label: UILabel!
  lazy var view: MapView = { let map = MapView(); return map }()
  var opener = handler.open(_:)
  let mixed = first as? Second, other = self.only

  var body: some View {
    VStack {
      if count > 2 { Badge(name: "a") } else if isPlain { Text("a") }
      ForEach(values) { value in Row(value).tag(Tag<Int>.self) }
        #if os(iOS)
          .navigation(title: Title("a"))
        #endif
    }
  }

  init?<S: StringProtocol>(_ content: S?) { guard let content, !content.isEmpty else { return nil } }
  subscript<
    Key: Hashable
  >(_ key: Key) -> Badge where Key: Sendable { Badge(name: "\(key) \(Other("b"))") }
  func handle(_ action: @escaping (Badge) -> Void = { Badge.show($0) }, on actor: isolated (any Actor)?) async throws -> Badge {
    Task { @MainActor in action(Badge(name: "a")) }
    let sum = await [.init(name: "c"), Badge(name: "d")]
    handler.handle(_:)(Badge(name: "e"))
    return try await Badge.load(from: #selector(copy(_:)), \.name, Badge.init)
  }
  static func == (left: Gallery, right: Gallery) -> Bool { left.count == right.count }
  enum Kind: String, CaseIterable { case one = "a", two; case three(Badge) }
  typealias Maker<T> = Factory<T, [Item]> & Sendable
}

extension [Badge] { func all() -> Self { self } }
extension Badge? { var name: String { get { "a" } set(value) { Badge.set(value) } } }
private actor Keeper { deinit { Badge.end() } }
protocol Maker: AnyObject { associatedtype Made: View = Text; func make() -> Made; var made: Made { get set } }
#Preview("Gallery") { Gallery(Badge(name: "a")) }
