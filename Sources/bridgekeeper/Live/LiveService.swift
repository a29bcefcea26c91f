// The server's loop: lines from standard input, answers from several threads to standard output, an end when the input
// ends.

import BridgekeeperServer
import Findings
import Foundation

/// Serves one connection.
///
/// The main thread reads, so that a call can be cancelled while others are answered. Each message is written whole, under a
/// lock. At the end of the input, calls that are being answered have two seconds to come to an end; then they are given up.
final class LiveService: @unchecked Sendable {
  /// How many calls are answered at once; more of them would wait for each other's scans.
  private static let threads = max(2, min(ProcessInfo.processInfo.activeProcessorCount, 4))
  /// Parsers recurse: a thread's usual stack would be too small.
  private static let stackSize = 64 << 20
  private static let grace: TimeInterval = 2

  private let server: Server
  private let condition = NSCondition()
  // Used while the condition is locked.
  private var session: Session
  private var queue: [Call] = []
  private var cancelled: Set<RequestID> = []
  private var open: Set<RequestID> = []

  private let output = NSLock()

  init(_ session: Session, _ server: Server) { (self.session, self.server) = (session, server) }

  /// Serves until the input ends, or nobody reads the output any more.
  func run() {
    signal(SIGPIPE, SIG_IGN)
    for _ in 0..<Self.threads {
      let thread = Thread { while let call = self.next() { self.answer(call) } }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    var reader = LineReader()
    while let bytes = Self.read() { reader.take(bytes).forEach(take) }
    reader.end().forEach(take)
    waitForAnswers()
  }

  private func take(_ line: LineReader.Line) {
    condition.lock()
    defer { condition.unlock() }
    switch session.take(line) {
    case .nothing: return
    case .send(let message): send(message.line)
    case .work(let call):
      open.insert(call.id)
      queue.append(call)
      condition.signal()
    case .cancel(let id): cancelled.insert(id)
    }
  }

  /// The next call to answer; waits for one.
  private func next() -> Call? {
    condition.lock()
    defer { condition.unlock() }
    while queue.isEmpty { condition.wait() }
    return queue.removeFirst()
  }

  private func answer(_ call: Call) {
    let answer = server.answer(to: call, watch(over: call))
    condition.lock()
    let isWanted = cancelled.remove(call.id) == nil
    open.remove(call.id)
    session.finish(call.id)
    if isWanted, let answer { send(answer.line) }
    condition.broadcast()
    condition.unlock()
  }

  /// Progress is told while the call reads, so that none of it comes behind the answer.
  private func watch(over call: Call) -> Watch {
    var watch = Watch(isCancelled: { self.isCancelled(call.id) })
    guard let token = call.progressToken else { return watch }
    watch.progress = { done, total in
      if !self.isCancelled(call.id) { self.send(Call.progress(token, done: done, total: total).line) }
    }
    return watch
  }

  private func isCancelled(_ id: RequestID) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return cancelled.contains(id)
  }

  /// What is not answered in time is given up: it begins no write any more, and one that it has begun comes to its end.
  private func waitForAnswers() {
    condition.lock()
    defer { condition.unlock() }
    wait(for: Self.grace)
    cancelled.formUnion(open)
    wait(for: Self.grace)
  }

  private func wait(for seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while !open.isEmpty, condition.wait(until: end) {}
  }

  /// Writes a message. Who no longer reads has gone: there is nothing left to do.
  private func send(_ line: String) {
    output.lock()
    defer { output.unlock() }
    let bytes = Array((line + "\n").utf8)
    if Live.write(bytes, to: STDOUT_FILENO, stoppingQuietly: false) != nil { exit(0) }
  }

  /// What has come in; nil at the end.
  private static func read() -> [UInt8]? {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        let got = systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count)
        failure = got < 0 ? errno : 0
        count = max(got, 0)
      }
      if failure == EINTR { continue }
      return bytes.isEmpty ? nil : bytes
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }
}
