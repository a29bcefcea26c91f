// The house style, as far as a machine can hold it.

import Foundation
import Testing

@Suite struct TidinessTests {
  static let files = SourceTree.sources + SourceTree.tests

  @Test func filesAreThere() {
    #expect(Self.files.count > 40)
  }

  @Test(arguments: files)
  func aFileOpensWithWhatItIs(file: SwiftFile) {
    #expect(
      file.lines.first?.hasPrefix("// ") == true, "\(file.path) should open with a sentence on what it is")
  }

  @Test(arguments: files)
  func aFileHoldsOneIdea(file: SwiftFile) {
    #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines: split it by idea")
  }

  @Test(arguments: files)
  func noDrawersAndNoLooseEnds(file: SwiftFile) {
    for word in ["Utils", "Utilities", "Helper", "Helpers", "Manager", "Common", "Core", "Misc"] {
      #expect(
        !file.name.dropLast(".swift".count).hasSuffix(word),
        "\(file.path) is named after nothing in particular")
    }
    guard !file.path.hasPrefix("Tests/ProjectTests/") else { return }
    for mark in ["TO" + "DO", "FIX" + "ME", "X" + "XX"] {
      let hasMark = file.text.split { !($0.isLetter || $0.isNumber) }.contains { $0 == mark }
      #expect(!hasMark, "\(file.path) says \(mark)")
    }
  }

  @Test(arguments: SourceTree.sources)
  func noForcedUnwrapInProse(file: SwiftFile) {
    #expect(!file.code.contains("try!") && !file.code.contains("as! "), "\(file.path) forces")
  }

  /// Every rule, format and command stands in a file of its own, and that file is in its folder's list.
  @Test(arguments: [
    ("Sources/BridgekeeperKit/Rules", "DocumentationRule.swift", "static let ", " = DocumentationRule("),
    ("Sources/SwiftScan/Rules", "BridgeRule.swift", "static let ", " = BridgeRule("),
    ("Sources/Findings/Reporters", "Reporter.swift", "static let ", " = Reporter("),
    ("Sources/BridgekeeperKit/Reports", "InventoryFormat.swift", "static let ", " = InventoryFormat("),
    ("Sources/bridgekeeper/Commands", "Command.swift", "static let ", " = Command("),
    ("Sources/BridgekeeperServer/MCP/Tools", "Tool.swift", "static let ", " = Tool("),
    ("Sources/BridgekeeperServer/MCP", "Method.swift", "static let ", " = Method("),
    ("Sources/BridgekeeperServer/MCP/Resources", "Resource.swift", "static let ", " = ResourceSort("),
    ("Tests/FuzzTests/Targets", "FuzzTarget.swift", "static let ", " = FuzzTarget("),
  ])
  func everyMemberIsInItsList(folder: String, list: String, before: String, after: String) throws {
    let listText = SourceTree.text("\(folder)/\(list)")
    let members = SourceTree.swiftFiles(below: folder).flatMap { file in
      file.lines.compactMap { line -> String? in
        guard let start = line.firstRange(of: before), let end = line.firstRange(of: after) else {
          return nil
        }
        return String(line[start.upperBound..<end.lowerBound])
      }
    }
    #expect(members.count >= 3)
    for member in members {
      #expect(listText.contains(".\(member)"), "\(member) is missing from \(folder)/\(list)")
    }
  }
}
