// Deployment targets as a table: a project and the right answer for some of its files in each folder of
// `Cases/deployments`.

import Foundation
import Testing

@testable import BridgekeeperKit

@Suite struct DeploymentCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/deployments")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "README.md" && !$0.hasPrefix(".") }.sorted()
  }()

  @Test func casesAreThere() {
    #expect(Self.names.count >= 75)
  }

  @Test(arguments: names)
  func targetsAreReadAsWritten(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let expected = try String(contentsOf: folder.appendingPathComponent("expected.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let table = try TableFileSystem(folder: folder.appendingPathComponent("project"))
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    let targets = project.readDeploymentTargets(try project.listFiles())
    var files: [String] = []
    for line in expected {
      let file = line.components(separatedBy: " [")[0]
      if !files.contains(file) { files.append(file) }
    }
    #expect(!files.isEmpty)
    #expect(files.flatMap { Self.lines(targets.targets(of: $0), of: $0) } == expected)
  }

  /// `App/Main.swift [target] iOS 17, from IPHONEOS_DEPLOYMENT_TARGET in App.xcodeproj/project.pbxproj:41,
  /// target 'App'`.
  private static func lines(_ targets: FileTargets, of file: String) -> [String] {
    let words = targets.known.map(\.words) + targets.unknown.map(\.words)
    return (words.isEmpty ? ["nothing"] : words).map { "\(file) [\(targets.basis.rawValue)] \($0)" }
  }
}
