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
  // In place: growing by doubling, or wrapping each, would take as much again, of tens of thousands of files.
  return Array(unsafeUninitializedCapacity: count) { values, initializedCount in
    let queue = WorkQueue(values, work)
    let threads = (0..<min(max(workers, 1), count)).compactMap { _ in startThread { queue.run() } }
    if threads.isEmpty { queue.run() }
    for thread in threads { pthread_join(thread, nil) }
    initializedCount = count
  }
}

/// Hands out indices, one at a time, and puts what comes back in its place.
private final class WorkQueue<Value: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // Used while the lock is held.
  private var next = 0
  // Each place is written once, by the thread that was handed its index, and read after all threads have ended.
  private let values: UnsafeMutableBufferPointer<Value>
  private let work: @Sendable (Int) -> Value

  /// - Parameter values: the places of the results, all of them empty.
  init(_ values: UnsafeMutableBufferPointer<Value>, _ work: @escaping @Sendable (Int) -> Value) {
    self.values = values
    self.work = work
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func run() {
    while let index = take() { values.initializeElement(at: index, to: work(index)) }
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
