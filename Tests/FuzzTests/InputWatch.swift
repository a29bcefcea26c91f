// An input that ends the process or takes too long must be known afterwards: it lies in a file before it is tried.

import Foundation

/// Keeps the input under way in a file and, where a limit is given, ends the process when one takes longer.
final class InputWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let file: URL?
  private let limit: Double
  private var start: Double?

  /// - Parameters:
  ///   - file: where the input under way lies; nil where somebody else sees to that.
  ///   - limit: the seconds of the process's time that an input may take; nil where other tests run beside it.
  init(file: URL?, limit: Double? = nil) {
    self.file = file
    self.limit = limit ?? .infinity
    guard limit != nil else { return }
    let thread = Thread { [weak self] in
      while let self {
        self.look()
        Thread.sleep(forTimeInterval: 0.5)
      }
    }
    thread.start()
  }

  /// Does something with an input.
  func watching<Value>(_ input: [UInt8], _ work: ([UInt8]) -> Value) -> Value {
    if let file { try? Data(input).write(to: file) }
    lock.withLock { start = Self.processorTime() }
    defer { lock.withLock { start = nil } }
    return work(input)
  }

  private func look() {
    guard let start = lock.withLock({ start }), Self.processorTime() - start > limit else { return }
    let place = file.map { ", which is \($0.path)" } ?? ""
    FileHandle.standardError.write(
      Data("the input under way\(place) takes more than \(Int(limit)) seconds\n".utf8))
    abort()
  }

  /// The seconds of processor time that this process has taken: others at work do not count.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
