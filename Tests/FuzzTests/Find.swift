// An input that breaks a law, made as small as it can be while it still breaks one, and kept in a file.

import Foundation

/// An input that breaks a law.
struct Find {
  var bytes: [UInt8]
  var fault: String

  /// The same fault from fewer bytes: halves, then less and less, are left out while a fault remains.
  ///
  /// - Parameters:
  ///   - tries: how many inputs may be tried.
  ///   - trying: the fault of an input.
  func shrunk(tries: Int, _ trying: ([UInt8]) -> String?) -> Find {
    var best = self
    var left = tries
    var size = max(1, bytes.count / 2)
    while size > 0, left > 0 {
      var start = 0
      while start < best.bytes.count, left > 0 {
        var shorter = best.bytes
        shorter.removeSubrange(start..<min(shorter.count, start + size))
        left -= 1
        if let fault = trying(shorter), Self.kind(fault) == Self.kind(best.fault) {
          best = Find(bytes: shorter, fault: fault)
        } else {
          start += size
        }
      }
      size /= 2
    }
    return best
  }

  /// What two finds of one kind have in common: how the fault begins and how its last part does, without numbers.
  /// What stands between may be words of the input.
  static func kind(_ fault: String) -> String {
    let parts = fault.components(separatedBy: ": ").map { String($0.filter(\.isLetter).prefix(16)) }
    return [parts.first, parts.last].compactMap { $0 }.joined(separator: " ")
  }

  /// Writes the input into a folder, under a name that its bytes give; gives the file back.
  func written(to folder: URL, for target: FuzzTarget) -> URL {
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let file = folder.appending(path: "\(target.name)-\(String(hash, radix: 16))")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(bytes).write(to: file)
    return file
  }
}
