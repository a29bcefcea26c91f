// Broken versions of a text, the same ones in every run.

/// Makes mutants of a text from a seed.
struct Mutations {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to `count`, by the splitmix64 sequence.
  private mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(1, count)))
  }

  private static let fragments = [
    "#", "## ", "- ", "* ", "1. ", "> ", "```", "~~~", "`", "**", "*", "_", "~~", "[", "]", "](", ")", "|",
    "|---|\n", "---\n",
    "===\n", "<!--", "-->", "<gotchas>", "</gotchas>", "\n", "\n\n", "\r", "\t", "    ", "\0", "\u{FEFF}",
    "é", "\\", "&amp;", ":",
    " — ", "**Gap:** ", "Gotchas", "[a]: b\n", "@", "<<<<<<< \n",
  ]

  /// `text` with one to three places deleted, doubled, moved or filled with something.
  mutating func mutant(of text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...next(3) {
      let isLine = next(2) == 0
      let range = isLine ? lines(of: bytes) : span(of: bytes)
      switch next(4) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
      case 2: bytes.insert(contentsOf: Self.fragments[next(Self.fragments.count)].utf8, at: range.lowerBound)
      default:
        let moved = Array(bytes[range])
        bytes.removeSubrange(range)
        bytes.insert(contentsOf: moved, at: next(bytes.count + 1))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func span(of bytes: [UInt8]) -> Range<Int> {
    let start = next(bytes.count + 1)
    return start..<min(bytes.count, start + next(20))
  }

  private mutating func lines(of bytes: [UInt8]) -> Range<Int> {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let first = next(starts.count)
    let last = min(starts.count, first + 1 + next(3))
    return starts[first]..<(last < starts.count ? starts[last] : bytes.count)
  }
}
