// An input that ends the process or takes too long must be known afterwards: it lies in a file before it is tried.

import Foundation

/// Keeps the input under way in a file and ends the process where one takes too much processor time.
final class InputWatch: @unchecked Sendable {
  /// The seconds of processor time that one input may take: others at work do not count.
  static let limit = isOptimized ? 10.0 : 60.0

  #if FUZZER
    private static let isOptimized = true
  #else
    private static let isOptimized = false
  #endif

  private let lock = NSLock()
  private let file: URL?
  private var start: Double?

  /// - Parameter file: where the input under way lies; nil where somebody else sees to that.
  init(file: URL?) {
    self.file = file
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
    guard let start = lock.withLock({ start }), Self.processorTime() - start > Self.limit else { return }
    let place = file.map { ", which is \($0.path)" } ?? ""
    FileHandle.standardError.write(
      Data("the input under way\(place) takes more than \(Int(Self.limit)) seconds\n".utf8))
    abort()
  }

  /// The seconds of processor time that this process has taken.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
