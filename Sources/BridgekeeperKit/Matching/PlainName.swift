// Which type names can be recognised in plain prose, without code marks.

/// Judges names as words of prose.
enum PlainName {
  /// Whether a name can hardly be an ordinary word or one of Apple's types: it has two humps or more, and
  /// SwiftUI has no view of that name.
  static func isDistinctive(_ name: String) -> Bool {
    humps(in: name) >= 2 && !appleNames.contains(name)
  }

  /// Whether a word may hold such a name, as far as its capitals tell; nearly none does.
  static func mayBeDistinctive(_ word: Substring) -> Bool {
    var capitals = 0
    for byte in word.utf8 {
      if byte >= 0x80 { return true }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { capitals += 1 }
    }
    return capitals > 1
  }

  /// The number of runs that begin with a capital: 2 for `MapView`, 1 for `Map`, 2 for `PDFView`.
  static func humps(in name: String) -> Int {
    var count = 0
    var previousIsCapital = false
    for place in name.indices {
      let character = name[place]
      let next = name[name.index(after: place)...].first
      let startsWord = character.isUppercase && (!previousIsCapital || next?.isLowercase == true)
      if startsWord { count += 1 }
      previousIsCapital = character.isUppercase
    }
    return count
  }

  /// SwiftUI's and UIKit's own names that projects like to give to their bridges: in prose they mean Apple's.
  private static let appleNames: Set<String> = [
    "AsyncImage", "ColorPicker", "ControlGroup", "DatePicker", "DisclosureGroup", "GeometryReader",
    "LazyVStack",
    "LivePhoto", "MapView", "NavigationStack", "NavigationView", "PageControl", "PDFView", "PhotosPicker",
    "ProgressView", "SafariView", "ScrollView", "SearchBar", "SecureField", "ShareLink", "SplitView",
    "TabView",
    "TableView", "TextEditor", "TextField", "TextView", "VideoPlayer", "WebPage", "WebView",
  ]
}
