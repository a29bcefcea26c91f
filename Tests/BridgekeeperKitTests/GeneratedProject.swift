// Random projects in which much depends on other files: types with extensions and coordinators elsewhere, aliases, comment
// commands, memory files, files that cannot be read.

/// Numbers that look random and are the same in every run.
struct GeneratedNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 27)
  }
}

/// The files of a random project.
struct GeneratedProject {
  private(set) var files: [String: String] = [:]
  private var numbers: GeneratedNumbers

  init(seed: UInt64) {
    numbers = GeneratedNumbers(state: seed)
    let names = (0..<Int.random(in: 1...6, using: &numbers)).map { "Bridge\($0)" }
    files["Sources/Names.swift"] = """
      import SwiftUI
      typealias Shown = UIViewRepresentable
      protocol Measured: UIViewRepresentable {}
      class Host<Content: View>: UIHostingController<Content> {}
      """
    for name in names { addBridge(name) }
    addUses(of: names)
    addMemory(of: names)
    if chance(4) {
      files["Sources/Torn.swift"] = "import SwiftUI // Representable\n<<<<<<< ours\nlet a = 1\n"
    }
    if chance(3) { files[".bridgekeeper.yml"] = "agents: [claude]\nnewest_versions:\n  iOS: \"27\"\n" }
  }

  private mutating func chance(_ sides: Int) -> Bool { Int.random(in: 1...sides, using: &numbers) == 1 }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &numbers) ?? "" }

  private mutating func folder() -> String { pick(["Sources/", "Sources/Map/", "App/", ""]) }

  /// A bridge in one, two or three files.
  private mutating func addBridge(_ name: String) {
    let conformance = pick(["UIViewRepresentable", "Shown", "Measured"])
    let isApart = chance(3)
    let coordinator = chance(2) ? "\(name)Keeper" : "Coordinator"
    let command = pick([
      "", "", "  // bridgekeeper:disable:next state_mutation_during_update - it is asked for\n",
    ])
    let text = pick(["é", "a", "😀"])
    let body = """
        func makeUIView(context: Context) -> UITextView { UITextView() }
      \(command)  func updateUIView(_ view: UITextView, context: Context) {
          /* \(text) */ view.text = text; model.count += 1; count = 2
        }
        func makeCoordinator() -> \(coordinator) { \(coordinator)(self) }
      """
    let keeper = """
      final class \(coordinator): NSObject, UITextViewDelegate {
        var parent: \(name)
        init(_ parent: \(name)) { self.parent = parent }
        func textViewDidChange(_ view: UITextView) { parent.text = view.text; print(parent.title) }
      }
      """
    let head =
      "@Binding var text: String; let title: String; @State var count = 0; @ObservedObject var model: Model"
    let ignored = chance(3) ? "// bridgekeeper:disable:next undocumented_bridge - somebody else's\n" : ""
    let inner = coordinator == "Coordinator" ? "\n\(keeper)" : ""
    if isApart {
      files["\(folder())\(name).swift"] = "import SwiftUI\nstruct \(name) { \(head) }\n"
      files["\(folder())\(name)+UIKit.swift"] =
        "import SwiftUI\n\(ignored)extension \(name): \(conformance) {\n\(body)\(inner)\n}\n"
    } else {
      files["\(folder())\(name).swift"] =
        "import SwiftUI\n\(ignored)struct \(name): \(conformance) {\n\(head)\n\(body)\(inner)\n}\n"
    }
    if inner.isEmpty { files["\(folder())\(name)Keeper.swift"] = "import UIKit\n\(keeper)\n" }
  }

  private mutating func addUses(of names: [String]) {
    files["Sources/Model.swift"] =
      "import Combine\nfinal class Model: ObservableObject { @Published var count = 0 }\n"
    for number in 0..<Int.random(in: 0...3, using: &numbers) {
      let name = pick(names)
      let identity = pick(["", ".id(UUID())"])
      files["\(folder())Screen\(number).swift"] = """
        import SwiftUI
        // bridgekeeper:disable:this unstable_bridge_identity - it has to start anew
        struct Screen\(number): View { var body: some View { \(name)(text: $text, title: "a", model: m)\(identity) } }
        final class Host\(number): Host<Screen\(number)> {}
        func show(_ view: UIViewController) { view.view.addSubview(UIHostingController(rootView: Screen\(number)()).view) }
        """
    }
    files["Tests/\(pick(names))Tests.swift"] = "import UIKit\nimport XCTest\nlet shown = \(pick(names))()\n"
  }

  private mutating func addMemory(of names: [String]) {
    let documented = names.filter { _ in Bool.random(using: &numbers) } + (chance(2) ? ["Gone"] : [])
    let entries = documented.map { name in
      """
      ### \(name) is here for a reason

      - **Gap:** `TextEditor` has no \(pick(["tint", "hook"])) for \(name) on iOS 26, so it stays black.
      - **Bridge:** `\(name)` → `UITextView`
      - **Evidence:** [forum](https://developer.apple.com/forums/thread/000000)
      - **Verified:** iOS 26.1, 2026-11-02
      - **Remove when:** \(pick(["iOS 27 is the deployment target", "2026-01-01", "never"]))

      """
    }
    let command = chance(3) ? "<!-- bridgekeeper:disable:next orphaned_entry - kept for history -->\n" : ""
    files[pick(["CLAUDE.md", "AGENTS.md"])] =
      "# App\n\n## Known Gotchas\n\n\(command)\(entries.joined(separator: "\n"))"
    if chance(3) { files["Sources/CLAUDE.md"] = "## Known Gotchas\n\n\(entries.first ?? "")" }
  }
}
