// Signals that would end the program wait while it puts files in their places: several files change together, or none does.

import BridgekeeperKit
import Foundation

/// Holds back the signals by which people and systems end a program.
enum HeldSignals {
  private static let all = [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT]

  private static let lock = NSLock()
  // Used while the lock is held.
  nonisolated(unsafe) private static var holders = 0
  nonisolated(unsafe) private static var former: [sigaction] = []

  /// Runs a piece of work; a signal that came meanwhile does what it does afterwards.
  static func during<Value>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    hold()
    defer { release() }
    return try work()
  }

  private static func hold() {
    lock.lock()
    defer { lock.unlock() }
    holders += 1
    guard holders == 1 else { return }
    heldSignal = 0
    former = all.map { number in
      var (old, new) = (sigaction(), sigaction())
      sigaction(number, nil, &old)
      guard !isIgnored(old) else { return old }
      setHandler(of: &new) { heldSignal = $0 }
      sigaction(number, &new, nil)
      return old
    }
  }

  private static func release() {
    lock.lock()
    holders -= 1
    let isLast = holders == 0
    if isLast {
      for (number, action) in zip(all, former) {
        var action = action
        sigaction(number, &action, nil)
      }
    }
    let number = isLast ? heldSignal : 0
    lock.unlock()
    if number != 0 { raise(number) }
  }

  #if canImport(Darwin)
    private static func isIgnored(_ action: sigaction) -> Bool {
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func setHandler(of action: inout sigaction, _ handler: @convention(c) (Int32) -> Void) {
      action.__sigaction_u.__sa_handler = handler
    }
  #else
    private static func isIgnored(_ action: sigaction) -> Bool {
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func setHandler(of action: inout sigaction, _ handler: @convention(c) (Int32) -> Void) {
      action.__sigaction_handler.sa_handler = handler
    }
  #endif
}

/// The signal that came while signals were held; a handler may do no more than write it down.
nonisolated(unsafe) private var heldSignal: Int32 = 0
