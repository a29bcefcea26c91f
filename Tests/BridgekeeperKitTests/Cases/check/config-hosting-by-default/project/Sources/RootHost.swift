import SwiftUI

final class RootHost: UIHostingController<Text> {}
