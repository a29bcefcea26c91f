// Where files go, what is refused before anything is written, and what comes next.

import Findings
import Foundation
import Knowledge
import Testing

@testable import BridgekeeperKit

@Suite struct ScaffoldTests {
  @Test(
    arguments: [
      ("", nil, "Tests"), ("Sources", nil, "Tests"),
      ("Sources/Badges", "Badges", "Tests/BadgesTests"),
      ("Sources/Badges/Bridges", "Badges", "Tests/BadgesTests"),
      ("Packages/Maps/Sources/Maps", "Maps", "Packages/Maps/Tests/MapsTests"),
      ("App", "App", "AppTests"), ("App/Bridges", "App", "AppTests"),
      ("My App/Bridges", "My_App", "My AppTests"),
      ("3D/Bridges", nil, "3DTests"),
    ] as [(String, String?, String)])
  func aFolderSaysTheModule(folder: String, module: String?, tests: String) {
    let place = ScaffoldPlace(folder: folder)
    #expect(place.module == module)
    #expect(place.tests == tests)
  }

  /// Nothing is written below the root's surroundings, whatever leads there.
  @Test(arguments: ["..", "../x", "/", "/etc", "App/../..", "Out", "Out/below", "App/Linked"])
  func whatLeadsOutsideIsRefused(folder: String) throws {
    let failure = #expect(throws: Failure.self) {
      try scaffold("view", ["name": "Badge", "module": "App"], to: folder)
    }
    #expect(failure?.problem.contains("outside the root") == true)
    #expect(failure?.exit == .usage)
  }

  @Test func aLinkIsNotWrittenThrough() throws {
    for isForced in [false, true] {
      let failure = #expect(throws: Failure.self) {
        try scaffold("view", ["name": "Linked"], to: "App/Files", isForced: isForced)
      }
      #expect(failure?.reason == "it is a link")
      #expect(failure?.exit == .cannotWrite)
    }
  }

  @Test func testsMayGoElsewhereAndNotOutside() throws {
    let made = try scaffold("view", ["name": "Badge"], to: "App", tests: "Checks/Unit")
    #expect(
      made.files.map(\.path) == ["App/Badge.swift", "App/BadgeModel.swift", "Checks/Unit/BadgeTests.swift"])
    #expect(throws: Failure.self) { try scaffold("view", ["name": "Badge"], to: "App", tests: "../Unit") }
  }

  @Test func everyFileThatIsThereIsNamed() throws {
    let failure = #expect(throws: Failure.self) { try scaffold("view", ["name": "Old"], to: "App") }
    #expect(failure?.problem == "'App/Old.swift', 'AppTests/OldTests.swift' are there already")
    #expect(failure?.exit == .cannotWrite)
    let forced = try scaffold("view", ["name": "Old"], to: "App", isForced: true)
    #expect(forced.files.map(\.before) == ["old\n", nil, "test\n"])
  }

  /// The command is one that a shell takes, and says what the registry knows.
  @Test func theEntryIsOneCommandAway() throws {
    let made = try scaffold("view", ["name": "Dots", "type": "UIPageControl"], to: "App")
    let step = try #require(made.nextSteps.first { $0.contains("gotchas add") })
    #expect(step.contains(" --bridge Dots "))
    #expect(step.contains(" --hatch page-control "))
    #expect(step.contains(" --gap 'FILL IN: "))
    #expect(made.nextSteps.last == "run 'bridgekeeper check'")
    let other = try scaffold("hosting-cell", ["name": "Tile"], to: "App")
    #expect(!other.nextSteps.contains { $0.contains("gotchas add") })
  }

  @Test func bothBridgesOfATemplateAreNamed() throws {
    let made = try scaffold("gestures", ["name": "Card"], to: "App")
    #expect(made.nextSteps.contains { $0.contains("--bridge Card ") })
    #expect(made.nextSteps.contains { $0.contains("'CardHost'") && $0.contains("gap") })
  }

  @Test func aProjectsOwnTemplateStandsInThePlaceOfTheBundledOne() throws {
    let own = try scaffold("pdf-view", ["name": "Page"], to: "App")
    #expect(own.files.map(\.path) == ["App/Page.txt"])
    #expect(own.files.map(\.text) == ["Page, our way\n"])
  }

  private func scaffold(
    _ template: String, _ variables: [String: String], to folder: String, tests: String? = nil,
    isForced: Bool = false
  ) throws -> Scaffolding {
    let project = try Project.open(root: TableFileSystem.root, effects: Self.table.effects)
    return try project.scaffold(
      template, variables: variables, to: folder, tests: tests, isForced: isForced, isDryRun: true)
  }

  private static let table: TableFileSystem = {
    let own = ".bridgekeeper/templates/pdf-view"
    var table = TableFileSystem([
      "App/Old.swift": "old\n", "AppTests/OldTests.swift": "test\n", "App/Files/Other.swift": "",
      "\(own)/{{name}}.txt": "{{name}}, our way\n",
      "\(own)/template.md": """
      ---
      id: pdf-view
      title: Ours
      for: our way
      platforms: [iOS 17]
      variables:
        name:
          about: the name
          shape: new-type
      files: ["{{name}}.txt"]
      ---
      """,
    ])
    table.files["/elsewhere/File.swift"] = []
    table.links["/project/Out"] = "/elsewhere"
    table.links["/project/App/Linked"] = "../../elsewhere"
    table.links["/project/App/Files/Linked.swift"] = "/elsewhere/File.swift"
    return table
  }()
}
