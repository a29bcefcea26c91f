import SwiftUI

final class MapHost: UIHostingController<Text> {}
