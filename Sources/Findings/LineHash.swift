// GitHub's identity of an alert: a hash of the text that follows, by the algorithm that its upload action
// publishes. An alert keeps its history only where the hash is the one that GitHub would have computed
// itself.

/// Computes `primaryLocationLineHash`.
public enum LineHash {
  private static let window = 100
  private static let factor: UInt64 = 37

  /// For each line of a file its hash: 16 hexadecimal digits or fewer, a colon, and how often that hash has
  /// come up to here. A line's hash is taken over the hundred UTF-16 units from its first one that is no
  /// blank.
  public static func ofLines(_ bytes: [UInt8]) -> [String] {
    var hashes = Rolling()
    var isAfterReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      if unit == 0x20 || unit == 0x09 || (isAfterReturn && unit == 0x0A) {
        isAfterReturn = false
        continue
      }
      isAfterReturn = unit == 0x0D
      hashes.take(isAfterReturn ? 0x0A : UInt64(unit))
    }
    hashes.take(65_535)
    for _ in 0..<window { hashes.pad() }
    return hashes.lines
  }

  /// The hash over the last hundred units, which gives a line's value when it has moved on by that many.
  private struct Rolling {
    private(set) var lines: [String] = []
    private var hash: UInt64 = 0
    private var units = [UInt64](repeating: 0, count: window)
    private var startsLine = [Bool](repeating: false, count: window)
    private var place = 0
    private var isAtLineStart = true
    private var seen: [UInt64: Int] = [:]
    private let leaving = (0..<window).reduce(UInt64(1)) { power, _ in power &* factor }

    mutating func take(_ unit: UInt64) {
      closeLine()
      startsLine[place] = isAtLineStart
      isAtLineStart = unit == 0x0A
      roll(unit)
    }

    mutating func pad() {
      closeLine()
      roll(0)
    }

    private mutating func closeLine() {
      guard startsLine[place] else { return }
      startsLine[place] = false
      seen[hash, default: 0] += 1
      lines.append("\(String(hash, radix: 16)):\(seen[hash, default: 0])")
    }

    private mutating func roll(_ unit: UInt64) {
      hash = factor &* hash &+ unit &- leaving &* units[place]
      units[place] = unit
      place = (place + 1) % window
    }
  }
}
