/// What a cell shows.
struct {{name}}Row: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var count: Int

  /// The name, and how many there are where it is not one.
  var title: String { count == 1 ? name : "\(name) (\(count))" }
}
