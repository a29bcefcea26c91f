// Three sets of answers for every template: what the tests of the bundled templates fill in.

import BridgekeeperKit
import Knowledge
import Testing

/// Answers to the templates, and the projects that they make.
struct TemplateAnswers: Sendable, CustomTestStringConvertible {
  /// The folder for the sources.
  let folder: String
  /// The module that the folder is in.
  let module: String
  /// What the names begin with, in the cases that people write: a word, an acronym, several words and digits.
  private let stem: String
  /// Template → the wrapped type, where the template asks for one.
  private let types: [String: String]

  var testDescription: String { module }

  static let all = [
    TemplateAnswers(
      folder: "Sources/Badges/Bridges", module: "Badges", stem: "Badge",
      types: [
        "view": "UIPageControl", "text-view": "UILabel", "view-controller": "UIFontPickerViewController",
        "presenter": "UIColorPickerViewController", "appkit-view": "NSLevelIndicator",
        "gotcha-entry": "UILabel",
      ]),
    TemplateAnswers(
      folder: "Billing", module: "Billing", stem: "URLBar",
      types: [
        "view": "UITextField", "text-view": "UILabel", "view-controller": "UITabBarController",
        "presenter": "UIFontPickerViewController", "appkit-view": "NSPathControl", "gotcha-entry": "PDFView",
      ]),
    TemplateAnswers(
      folder: "Packages/Maps/Sources/Map3D/Canvas", module: "Map3D", stem: "LongRoute2",
      types: [
        "view": "UIScrollView", "view-controller": "UIFontPickerViewController",
        "presenter": "UITabBarController",
        "appkit-view": "NSVisualEffectView", "gotcha-entry": "MKMapView",
      ]),
  ]

  /// The name that a template gets: no two templates get the same.
  func name(_ template: Template) -> String {
    stem + template.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The answers to a template; the module is left to the folder.
  func variables(_ template: Template) -> [String: String] {
    var answers = ["name": template.id == "bridge-module" ? module : name(template)]
    answers["type"] = types[template.id]
    if template.id == "verb-test" { answers["verb"] = ["Badges": "commit", "Billing": "sendURL"][module] }
    if template.id == "gotcha-entry" { answers.merge(Self.entry) { $1 } }
    return answers
  }

  /// What a template makes in an empty project.
  func scaffold(_ template: Template) throws -> Scaffolding {
    let project = try Project.open(root: TableFileSystem.root, effects: Self.empty.effects)
    return try project.scaffold(
      template.id, variables: variables(template), to: folder, isForced: false, isDryRun: true)
  }

  private static let empty = TableFileSystem([".bridgekeeper.yml": ""])
  private static let entry = [
    "title": "Tiles of our own", "gap": "`Map` takes no `MKTileOverlay`, so our tiles cannot be shown.",
    "evidence": "https://developer.apple.com/documentation/mapkit/map", "verified": "iOS 26.1, 2026-11-02",
    "matrix": "API gap", "removeWhen": "`Map` takes tile overlays",
  ]
}
