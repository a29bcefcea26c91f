// A small project that shows what a rule flags, or what it leaves alone. Each example is a test.

import SwiftScan

/// The files of a small project; where the rule fires, a `↓` stands before the place.
public struct ProjectExample: Sendable, Equatable {
  /// One file.
  public struct File: Sendable, Equatable {
    /// The path from the root on; nil where the rule looks at any Swift file.
    public var path: String?
    /// The text with its marks.
    public var marked: String

    /// The text without marks.
    public var text: String { marked.filter { $0 != "↓" } }
  }

  /// The files, in the order in which they are shown.
  public let files: [File]

  /// A project from paths and marked texts.
  init(_ files: KeyValuePairs<String, String>) {
    self.files = files.map { File(path: $0.key, marked: $0.value) }
  }

  /// The example of a rule over code.
  init(_ example: RuleExample) { files = [File(path: nil, marked: example.marked)] }

  /// The files as one text, each under its path.
  var shown: String {
    files.map { file in (file.path.map { "\($0)\n\n" } ?? "") + file.marked.trimmingEnd }.joined(
      separator: "\n\n")
  }
}

extension ProjectExample {
  /// A memory file with entries below its gotcha heading.
  static func memory(_ entries: String) -> String { "# Canon\n\n## Known Gotchas\n\n\(entries)\n" }

  /// An entry about `DatedPhotoPicker` that answers the checklist but for what is changed or left out.
  static func pickerEntry(
    _ title: String = "### Photo picker cannot preselect by date",
    gap: String = "`PhotosPicker` has no filter by creation date, so the picker cannot open on last week.",
    place: String = ", `Import/DatedPhotoPicker.swift`", isChecked: Bool = true, verified: String = "iOS 26.1"
  ) -> String {
    let checked = """

      - **Evidence:** [PhotosPicker](https://developer.apple.com/documentation/photokit/photospicker)
      - **Verified:** \(verified), 2026-11-02
      """
    return """
      \(title)

      - **Gap:** \(gap)
      - **Bridge:** `DatedPhotoPicker` → `PHPickerViewController`\(place)\(isChecked ? checked : "")
      - **Remove when:** `PhotosPicker` can filter by date
      """
  }

  /// The bridge of that entry.
  static let picker = """
    struct DatedPhotoPicker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PHPickerViewController {
        PHPickerViewController(configuration: PHPickerConfiguration())
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
    }
    """

  /// A bridge for an activity indicator, which SwiftUI has had itself for long.
  static func spinner(_ name: String = "Spinner", above: String = "", body: String = "") -> String {
    """
    \(above)struct \(name): UIViewRepresentable {
      func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
      func updateUIView(_ view: UIActivityIndicatorView, context: Context) {\(body)}
    }
    """
  }
}

extension String {
  /// The text without blanks and blank lines at its end.
  var trimmingEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
