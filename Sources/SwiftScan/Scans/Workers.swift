// Work on several threads whose stacks are large enough for a parser.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The stack of each worker in bytes: SwiftParser and its visitors recurse, and a thread's usual stack is 0.5
/// to 8 MB.
private let stackSize = 64 << 20

/// The results of `work` for every index below `count`, in order, whichever thread came to which index first.
public func mapOnWorkers<Value: Sendable>(
  count: Int, workers: Int, _ work: @escaping @Sendable (Int) -> Value
) -> [Value] {
  guard count > 0 else { return [] }
  let queue = WorkQueue(count: count, work)
  let threads = (0..<min(max(workers, 1), count)).compactMap { _ in startThread { queue.run() } }
  if threads.isEmpty { queue.run() }
  for thread in threads { pthread_join(thread, nil) }
  return queue.results
}

/// Hands out indices, one at a time, and keeps what comes back.
private final class WorkQueue<Value: Sendable>: @unchecked Sendable {
  // Every access to the two variables below is made while the lock is held, or after the threads have ended.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var next = 0
  private var values: [Value?]
  private let work: @Sendable (Int) -> Value

  init(count: Int, _ work: @escaping @Sendable (Int) -> Value) {
    values = Array(repeating: nil, count: count)
    self.work = work
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  var results: [Value] {
    var results: [Value] = []
    // Growing by doubling would take as much again, of tens of thousands of files.
    results.reserveCapacity(values.count)
    for case let value? in values { results.append(value) }
    return results
  }

  func run() {
    while let index = take() {
      let value = work(index)
      pthread_mutex_lock(lock)
      values[index] = value
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < values.count else { return nil }
    next += 1
    return next - 1
  }
}

/// What a thread is started with.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a thread with a large stack; nil where the system has none to give.
private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  defer { attributes.deallocate() }
  guard pthread_attr_init(attributes) == 0 else { return nil }
  defer { pthread_attr_destroy(attributes) }
  guard pthread_attr_setstacksize(attributes, stackSize) == 0 else { return nil }
  let context = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let status = pthread_create(&thread, attributes, runThread, context.toOpaque())
  guard status == 0 else {
    context.release()
    return nil
  }
  return thread
}

#if canImport(Darwin)
  private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#else
  private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
#endif
