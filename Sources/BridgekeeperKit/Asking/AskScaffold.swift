// Writing the bridge once its questions are answered: from which template, into which folder.

import Findings
import Knowledge
import SwiftScan

extension AskAnswers {
  /// The file that the bridge is written to, relative to the root; nil where it is not to be written.
  var plannedFile: String? {
    guard let out, let name = simpleType else { return nil }
    return Path.join(out, "\(name).swift")
  }

  /// The bridge's type without the types around it.
  var simpleType: String? { type?.split(separator: ".").last.map(String.init) }
}

extension AskContext {
  /// The template for the bridge: the named one, the hatch's, or the one for the sort of type that is wrapped;
  /// nil where none fits.
  func template(for answers: AskAnswers) -> String? {
    if let named = answers.template ?? hatch(for: answers)?.template?.rawValue {
      return named
    }
    guard let wraps = answers.wraps ?? wraps else { return nil }
    if wraps.hasSuffix("GestureRecognizer") { return "gestures" }
    if wraps.hasPrefix("NS") { return Self.isView(wraps) ? "appkit-view" : nil }
    if wraps.hasSuffix("Controller") { return "view-controller" }
    return Self.isView(wraps) ? "view" : nil
  }

  /// Whether a type's name says that it is a view.
  private static func isView(_ type: String) -> Bool {
    let ends = [
      "View", "Control", "Label", "Button", "Field", "Bar", "Switch", "Slider", "Stepper", "Picker",
    ]
    return ends.contains(where: type.hasSuffix)
  }

  /// The command that writes the bridge later; none for a bridge that is there.
  func scaffoldCommand(for answers: AskAnswers) -> String? {
    guard bridge == nil, let template = template(for: answers), let name = answers.simpleType else {
      return nil
    }
    let wraps = typedTemplates.contains(template) ? answers.wraps ?? wraps : nil
    let words =
      ["bridgekeeper", "scaffold", template, "--name", name] + (wraps.map { ["--type", $0] } ?? [])
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// What keeps the bridge from being written, where it is to be.
  func scaffoldProblem(_ answers: AskAnswers) -> AskProblem? {
    guard answers.out != nil else { return nil }
    if let bridge {
      return .refused(
        "out", "'\(bridge.name)' is in the sources already, in \(bridge.file)", fix: "leave --out away")
    }
    guard template(for: answers) == nil else { return nil }
    return .missing(
      "template", "no template fits what is wrapped", fix: "--template: see 'bridgekeeper scaffold --list'")
  }
}

extension AskProblem {
  /// Why the bridge cannot be written, without the flags that only 'scaffold' has.
  static func noScaffold(_ failure: Failure) -> AskProblem {
    let isTaken = failure.exit == .cannotWrite
    let fix = isTaken ? nil : failure.fix
    return .refused(
      "out", failure.problem, fix: "--out: \(fix ?? "another folder, or another name for the bridge")")
  }
}

extension Scaffolding {
  /// What was written, a line a file; before anything is written, the change as a diff.
  public var told: String {
    isWritten ? files.map { "wrote \($0.path.oneLine)\n" }.joined() : text
  }
}

extension Project {
  /// Writes the bridge that the answers ask for; they name a folder.
  func scaffold(
    _ answers: AskAnswers, in context: AskContext, isDryRun: Bool
  ) throws(Failure) -> Scaffolding {
    let id = context.template(for: answers) ?? ""
    let template = try template(id)
    var variables: [String: String] = [:]
    if template.variable("name") != nil { variables["name"] = answers.simpleType }
    if template.variable("type") != nil { variables["type"] = answers.wraps ?? context.wraps }
    let folder = answers.out ?? ""
    if template.variable("module") != nil, ScaffoldPlace(folder: folder).module == nil {
      variables["module"] = ScaffoldPlace(folder: Path.name(of: root)).module
    }
    return try scaffold(
      id, variables: variables, to: folder, isForced: false, isDryRun: isDryRun)
  }

  /// The folder that a new bridge most likely belongs to: that of most bridges of the app, else that of most
  /// sources; of several the first.
  func usualFolder(for inspection: Inspection) -> String? {
    let bridges = inspection.inventory.bridges.filter { $0.context == .app }.map { Path.folder(of: $0.file) }
    return Self.mostFrequent(bridges)
      ?? Self.mostFrequent(inspection.listed.sources.map(Path.folder).filter(Self.isApp))
  }

  private static func isApp(_ folder: String) -> Bool {
    !folder.isEmpty && !folder.split(separator: "/").contains { $0.hasSuffix("Tests") }
  }

  private static func mostFrequent(_ folders: [String]) -> String? {
    let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}

extension ProjectFiles {
  /// The folders that hold Swift sources, sorted.
  var sourceFolders: [String] {
    Set(sources.map(Path.folder)).subtracting([""]).sorted()
  }
}
