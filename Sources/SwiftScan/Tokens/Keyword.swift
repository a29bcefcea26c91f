// The words that Swift's lexer keeps for itself, told by their bytes without a string being made.

/// A reserved word. Words that are reserved in some places alone, such as `actor` or `await`, are names.
enum Keyword: UInt8, CaseIterable {
  case none
  case `Any`, `Self`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`
  case `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`
  case `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `static`
  case `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`
  case `where`, `while`

  /// Whether a `/` behind the word is one between two operands: behind words that are values themselves.
  var isValue: Bool {
    switch self {
    case .true, .false, .Any, .nil, .self, .Self, .super: true
    default: false
    }
  }
}

/// Finds a word among the reserved ones by its length and its first eight bytes, then by all of them.
struct KeywordTable {
  private struct Entry {
    var head: UInt64
    var text: [UInt8]
    var keyword: Keyword
  }

  /// By the number of bytes.
  private var entries: [[Entry]] = []
  private let longest: Int

  init() {
    let words = Keyword.allCases.filter { $0 != .none }.map { (Array("\($0)".utf8), $0) }
    longest = words.map(\.0.count).max() ?? 0
    entries = Array(repeating: [], count: longest + 1)
    for (text, keyword) in words {
      let head = text.withUnsafeBufferPointer { Self.head($0, 0, text.count) }
      entries[text.count].append(Entry(head: head, text: text, keyword: keyword))
    }
  }

  /// The reserved word at a place; `none` for any other.
  func keyword(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Keyword {
    let length = end - start
    guard length >= 2, length <= longest else { return .none }
    let head = Self.head(text, start, end)
    for entry in entries[length] where entry.head == head {
      guard length <= 8 || entry.text[8...].elementsEqual(text[(start + 8)..<end]) else { continue }
      return entry.keyword
    }
    return .none
  }

  private static func head(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var head: UInt64 = 0
    for offset in start..<min(end, start + 8) { head = head << 8 | UInt64(text[offset]) }
    return head
  }
}
