struct Page: View {
  @State private var badge = Badge("one")
  var typed: Badge = .init("two")
  var body: some View {
    Badge("three").padding()
    Emblem("four")
    Badge.init("five")
    Player.Surface()
    Knob()
    #if os(macOS)
      Knob()
    #endif
    Hidden()
  }
  func screens() -> [UIViewController] {
    [Screen(rootView: Text("")), Details(rootView: Text("")), Details(rootView: Text(""))]
  }
  // Badge("in a comment")
  let text = "Badge(\"in a string\")"
  func take(_ badge: Badge, _ type: Badge.Type) {}
}

struct Shadow<Badge> {
  let make: () -> Badge
  func other() { Badge() }
}

enum Namesake {
  struct Badge {}
  static let mine = Badge()
  struct Surface {}
  static let surface = Surface()
}

extension Player {
  static let inner = Surface()
}
