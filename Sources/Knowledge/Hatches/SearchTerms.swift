// Text → the terms by which hatches are found: words in lower case and in the singular, names whole and in
// their humps.

/// A word or name of a text, folded so that spellings of one thing are equal.
struct SearchTerm: Hashable {
  /// Lower case, singular, American spelling, `10k` as `10000`.
  var text: String
  /// Whether it is one hump of a longer name.
  var isPart = false
}

/// Cuts texts into terms.
enum SearchTerms {
  /// The terms of a text, in order; a name with humps is followed by its humps, and by its tail without a
  /// framework's prefix: `UITextField` gives `uitextfield`, `ui`, `text`, `field`, `textfield`.
  static func terms(of text: String) -> [SearchTerm] {
    var terms: [SearchTerm] = []
    for run in runs(Array(text.utf8)) {
      let whole = fold(run)
      terms.append(SearchTerm(text: whole))
      let humps = humps(of: run)
      guard humps.count > 1 else { continue }
      terms += humps.map { SearchTerm(text: fold($0), isPart: true) }
      if humps.count > 2, humps[0].count <= 3, humps[0].allSatisfy(isUpper) {
        terms.append(SearchTerm(text: fold(run[humps[0].endIndex...]), isPart: true))
      }
    }
    return terms
  }

  /// Letters and digits in a row; a comma between digits belongs to the number.
  private static func runs(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var runs: [ArraySlice<UInt8>] = []
    var current: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if isWord(byte) {
        current.append(byte)
      } else if byte == UInt8(ascii: ","), place + 1 < bytes.count, isDigit(bytes[place + 1]),
        current.last.map(isDigit) == true
      {
        continue
      } else if !current.isEmpty {
        runs.append(current[...])
        current = []
      }
    }
    return current.isEmpty ? runs : runs + [current[...]]
  }

  /// The humps of a name: `UIColorPicker` gives `UI`, `Color`, `Picker`; `inputView` gives `input`, `View`.
  private static func humps(of run: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var humps: [ArraySlice<UInt8>] = []
    var start = run.startIndex
    for place in run.indices.dropFirst() {
      let isNext = place + 1 < run.endIndex && isLower(run[place + 1])
      guard isUpper(run[place]), isLower(run[place - 1]) || isDigit(run[place - 1]) || isNext else {
        continue
      }
      humps.append(run[start..<place])
      start = place
    }
    return humps + [run[start...]]
  }

  private static func fold(_ run: ArraySlice<UInt8>) -> String {
    var bytes = run.map { isUpper($0) ? $0 + 0x20 : $0 }
    if bytes.count > 1, bytes.last == UInt8(ascii: "k"), bytes.dropLast().allSatisfy(isDigit) {
      bytes = bytes.dropLast() + Array("000".utf8)
    }
    makeSingular(&bytes)
    if bytes.count > 4, ends(bytes, "our") { bytes.remove(at: bytes.count - 2) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func makeSingular(_ bytes: inout [UInt8]) {
    guard bytes.count > 3, bytes.last == UInt8(ascii: "s") else { return }
    if ends(bytes, "ss") || ends(bytes, "us") || ends(bytes, "is") { return }
    if bytes.count > 4, ends(bytes, "ies") {
      bytes.removeLast(3)
      bytes.append(UInt8(ascii: "y"))
    } else {
      let isSibilant = ends(bytes, "xes") || ends(bytes, "ches") || ends(bytes, "shes") || ends(bytes, "sses")
      bytes.removeLast(isSibilant ? 2 : 1)
    }
  }

  private static func ends(_ bytes: [UInt8], _ ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    guard bytes.count >= count else { return false }
    return ending.withUTF8Buffer { wanted in
      (0..<count).allSatisfy { bytes[bytes.count - count + $0] == wanted[$0] }
    }
  }

  static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  /// ASCII letters and digits, and every byte of other letters.
  private static func isWord(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || isDigit(byte) || byte >= 0x80
  }

  /// Words that say nothing of what is looked for.
  static let empty: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "for", "from", "how", "i", "in", "is", "it",
    "my", "of",
    "on", "or", "the", "to", "with", "your", "swiftui", "uikit",
  ]
}
