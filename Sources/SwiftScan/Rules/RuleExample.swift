// Code that shows what a rule flags and what it leaves alone. Each example is a test.

/// A whole file of Swift; where the rule fires, a `↓` stands before the place.
public struct RuleExample: Sendable, Equatable {
  /// The marked code.
  public var marked: String

  /// An example from the text of a file.
  public init(_ marked: String) { self.marked = marked }

  /// The code without marks.
  public var code: String { marked.filter { $0 != "↓" } }

  /// A `UIViewRepresentable` with the given update body.
  static func update(
    _ wrapped: String, _ properties: String = "", _ body: String, rest: String = ""
  ) -> RuleExample {
    bridge(properties, make: "\(wrapped)()", wrapping: wrapped, update: body, rest: rest)
  }

  /// A `UIViewRepresentable` with the given make body and an empty update.
  static func make(
    _ wrapped: String, _ properties: String = "", _ body: String, rest: String = ""
  ) -> RuleExample {
    bridge(properties, make: body, wrapping: wrapped, update: "", rest: rest)
  }

  /// A `UIViewRepresentable`; the view is called `view` in update.
  static func bridge(
    _ properties: String = "", make: String, wrapping wrapped: String, update: String, rest: String = ""
  ) -> RuleExample {
    let parts = [
      properties, "func makeUIView(context: Context) -> \(wrapped) {\n\(indented(make))\n}",
      update.isEmpty
        ? "func updateUIView(_ view: \(wrapped), context: Context) {}"
        : "func updateUIView(_ view: \(wrapped), context: Context) {\n\(indented(update))\n}",
      rest,
    ]
    let body = parts.filter { !$0.isEmpty }.map(indented).joined(separator: "\n\n")
    return RuleExample("struct Sample: UIViewRepresentable {\n\(body)\n}\n")
  }

  /// A `UIViewControllerRepresentable`; the controller is called `controller` in update.
  static func controller(
    _ wrapped: String, _ properties: String = "", make: String? = nil, _ update: String, rest: String = ""
  ) -> RuleExample {
    let parts = [
      properties,
      "func makeUIViewController(context: Context) -> \(wrapped) {\n\(indented(make ?? "\(wrapped)()"))\n}",
      update.isEmpty
        ? "func updateUIViewController(_ controller: \(wrapped), context: Context) {}"
        : "func updateUIViewController(_ controller: \(wrapped), context: Context) {\n\(indented(update))\n}",
      rest,
    ]
    let body = parts.filter { !$0.isEmpty }.map(indented).joined(separator: "\n\n")
    return RuleExample("struct Sample: UIViewControllerRepresentable {\n\(body)\n}\n")
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
}
