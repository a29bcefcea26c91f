import Observation

struct {{name}}Row: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
}

/// What `{{name}}` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  /// Each id once.
  var rows: [{{name}}Row] { get }
  /// Grows with every change of the rows.
  var revision: Int { get }
  func prefetch(_ ids: [{{name}}Row.ID])
  func cancelPrefetching(_ ids: [{{name}}Row.ID])
  func stopPrefetching()
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  private(set) var rows: [{{name}}Row] = []
  private(set) var revision = 0
  @ObservationIgnored private var loads: [{{name}}Row.ID: Task<Void, Never>] = [:]
  private let load: @Sendable ({{name}}Row.ID) async -> Void

  /// - Parameter load: gets what a row needs into a cache, and ends early when it is cancelled.
  init(load: @escaping @Sendable ({{name}}Row.ID) async -> Void) {
    self.load = load
  }

  /// The rows that are being loaded ahead.
  var prefetching: Set<{{name}}Row.ID> { Set(loads.keys) }

  func show(_ rows: [{{name}}Row]) {
    self.rows = rows
    revision += 1
  }

  func prefetch(_ ids: [{{name}}Row.ID]) {
    for id in ids where loads[id] == nil {
      loads[id] = Task { [weak self, load] in
        await load(id)
        if !Task.isCancelled { self?.loads[id] = nil }
      }
    }
  }

  func cancelPrefetching(_ ids: [{{name}}Row.ID]) {
    for id in ids { loads.removeValue(forKey: id)?.cancel() }
  }

  func stopPrefetching() {
    cancelPrefetching(Array(loads.keys))
  }
}
