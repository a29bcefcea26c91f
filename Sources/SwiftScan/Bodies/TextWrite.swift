// An assignment that replaces the text or the selection of a view in which somebody may type.

/// Such an assignment in a bridge.
struct TextWrite {
  var target: Value
  var value: Value
  /// `text`, `selectedRange` and so on.
  var attribute: String
  /// Whether it puts a selection back after the text was set.
  var restoresSelection: Bool

  /// Nil where an event is no such assignment.
  init?(_ step: Step, in bridge: BridgeCode) {
    guard case .assignment(let target, let value, false) = step.event.kind, let path = target.path,
      path.names.count >= 2, let attribute = path.names.last, Self.attributes.contains(attribute),
      Self.isEditable(path, in: step.method, bridge), !bridge.isReadOnly
    else { return nil }
    self.target = target
    self.value = value
    self.attribute = attribute
    restoresSelection = Self.selections.contains(attribute) && Self.followsText(step, path)
  }

  private static let selections: Set = ["selectedRange", "selectedTextRange", "selectedRanges"]
  private static let attributes: Set = selections.union([
    "text", "attributedText", "string", "attributedString", "stringValue", "attributedStringValue",
  ])
  private static let editors = [
    "TextView", "TextField", "SearchBar", "SearchField", "TextEditor", "ComboBox", "TokenField",
  ]

  private static func isEditable(_ path: Path, in method: MethodCode, _ bridge: BridgeCode) -> Bool {
    let hasBinding = bridge.type.properties.contains(where: \.isBinding)
    let adopted = bridge.coordinator?.inherits ?? []
    let hasDelegate = adopted.contains {
      $0.hasSuffix("Delegate") && ($0.contains("Text") || $0.contains("Search"))
    }
    if path.names.count == 2, bridge.isView(path, in: method), !hasOwnSetter(path.names[1], bridge),
      editors.contains(where: { bridge.wrapped.hasSuffix($0) })
    {
      return hasBinding || hasDelegate
    }
    let owner = path.names[path.names.count - 2].lowercased()
    return hasDelegate && ["textview", "textfield", "searchbar"].contains { owner.hasSuffix($0) }
  }

  /// Whether the wrapped class is the project's own and has a property of that name, which may compare by
  /// itself.
  private static func hasOwnSetter(_ attribute: String, _ bridge: BridgeCode) -> Bool {
    bridge.wrappedTypes.contains {
      $0.property(attribute) != nil || $0.methods.contains { $0.name == attribute }
    }
  }

  /// Whether the text of the same view was set earlier in the method.
  private static func followsText(_ step: Step, _ path: Path) -> Bool {
    step.method.events.contains { event in
      guard event.span.start < step.event.span.start, case .assignment(let target, _, _) = event.kind,
        let other = target.path, let attribute = other.names.last
      else { return false }
      return other.names.dropLast() == path.names.dropLast() && attributes.contains(attribute)
        && !selections.contains(attribute)
    }
  }
}
