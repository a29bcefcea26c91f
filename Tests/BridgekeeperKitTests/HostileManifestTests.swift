// Manifests that are cut off, broken or made to hurt: every one is read or refused, and soon.

import Foundation
import Knowledge
import Testing

@testable import BridgekeeperKit

/// Random numbers that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite struct HostileManifestTests {
  private static let project = "App.xcodeproj/project.pbxproj"

  /// What a table of files says of one file.
  private func targets(_ files: [String: String], of path: String = "App/Main.swift") throws -> FileTargets {
    let project = try Project.open(root: TableFileSystem.root, effects: TableFileSystem(files).effects)
    return project.readDeploymentTargets(try project.listFiles()).targets(of: path)
  }

  private func sample(_ name: String) throws -> [UInt8] {
    let file = DeploymentCaseTests.folder.appendingPathComponent("\(name)/project/\(Self.project)")
    return [UInt8](try Data(contentsOf: file))
  }

  @Test(arguments: [
    "{", "(", "<", "\"", "{a", "{a=", "{a=b", "{a=b;", "{a=(b", "/*", "//", "{a = \"\\", "}", "{a=<0", "{}{}",
    "{\"a\":",
    "{\"rootObject\": \"a\"}", "{rootObject = a;}", "{rootObject = a; objects = (); }", "\u{0}",
    "{{a=b;}=c;}",
    "{rootObject = a; objects = { a = { targets = (a); isa = PBXNativeTarget; buildPhases = (a); children = (a); }; }; }",
  ])
  func aBrokenProjectSaysSo(text: String) throws {
    let targets = try targets([Self.project: text])
    #expect(targets.known.isEmpty)
  }

  @Test(arguments: ["{a=", "(", "{\"a\":["]) func nestingIsBounded(open: String) throws {
    let targets = try targets([Self.project: String(repeating: open, count: 200_000)])
    #expect(targets.known.isEmpty && targets.unknown.count == 1)
  }

  @Test func everyPrefixOfAProjectIsReadOrRefused() throws {
    let text =
      "{\n\ta = 1; // one\n\t\"b c\" = (\n\t\t'd \\\"e', /* two */\n\t\t<0f>,\n\t\tF/g.h,\n\t);\n}\n\n"
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      if let list = try? Plist.parse(Array(bytes[..<end])) {
        // Only the closing white space may be missing.
        #expect(bytes[end...].allSatisfy { $0 == 0x0A } && list["b c"]?.list.count == 3)
      }
    }
  }

  @Test(arguments: 0..<8) func aMutatedProjectIsReadOrRefused(seed: Int) throws {
    var numbers = SeededNumbers(state: UInt64(seed) &* 7919 &+ 1)
    let bytes = try sample("xcode-catalyst")
    for _ in 0..<60 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let at = Int.random(in: 0..<broken.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: broken[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1: broken.removeSubrange(at..<min(broken.count, at + 30))
        default: broken.insert("{}();=\"$".utf8.randomElement(using: &numbers) ?? 0, at: at)
        }
      }
      var table = TableFileSystem(["App/Main.swift": ""])
      table.files["\(TableFileSystem.root)/\(Self.project)"] = broken
      let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
      let targets = project.readDeploymentTargets(try project.listFiles()).targets(of: "App/Main.swift")
      #expect(targets.known.allSatisfy { $0.origin.line >= 1 && !$0.words.isEmpty })
      #expect(targets.unknown.allSatisfy { $0.line >= 1 && !$0.words.isEmpty })
    }
  }

  @Test func groupsInACircleEnd() throws {
    let text = """
      {rootObject = R; objects = {
        R = {isa = PBXProject; targets = (T); buildConfigurationList = L; };
        L = {buildConfigurations = (C); };
        C = {name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos; }; };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (P); };
        P = {isa = PBXSourcesBuildPhase; files = (B); };
        B = {fileRef = F; };
        F = {path = Main.swift; sourceTree = "<group>"; };
        G = {path = A; children = (F, H); sourceTree = "<group>"; };
        H = {path = B; children = (G); sourceTree = "<group>"; };
      }; }
      """
    #expect(try targets([Self.project: text])[.iOS]?.version.major == 17)
  }

  @Test func includesThatFanOutEnd() throws {
    var files = [
      Self.project: """
      {rootObject = R; objects = {
        R = {isa = PBXProject; targets = (T); buildConfigurationList = L; };
        L = {buildConfigurations = (C); };
        C = {name = Debug; buildSettings = {SDKROOT = iphoneos; }; baseConfigurationReference = F; };
        F = {path = "0.xcconfig"; sourceTree = SOURCE_ROOT; };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
      }; }
      """
    ]
    for index in 0..<40 {
      files["\(index).xcconfig"] = String(repeating: "#include \"\(index + 1).xcconfig\"\n", count: 8)
    }
    #expect(try targets(files).known.isEmpty)
  }

  @Test func variablesThatDoubleEnd() throws {
    let doubling = (0..<60).map { "V\($0) = \"$(V\($0 + 1))$(V\($0 + 1))\";" }.joined(separator: "\n")
    let brackets = String(repeating: "$(", count: 9_000)
    for value in ["$(V0)", brackets, brackets + String(repeating: ")", count: 9_000)] {
      let text = """
        {rootObject = R; objects = {
          R = {isa = PBXProject; targets = (T); buildConfigurationList = L; };
          L = {buildConfigurations = (C); };
          C = {name = Debug; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = "\(value)"; \(doubling) }; };
          T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
        }; }
        """
      let targets = try targets([Self.project: text])
      #expect(targets.known.isEmpty && targets.unknown.count == 1)
    }
  }

  @Test func nothingOutsideTheRootIsRead() throws {
    let text = """
      {rootObject = R; objects = {
        R = {isa = PBXProject; targets = (T); buildConfigurationList = L; };
        L = {buildConfigurations = (C); };
        C = {name = Debug; buildSettings = {SDKROOT = iphoneos; }; baseConfigurationReference = F; };
        F = {path = "../secret.xcconfig"; sourceTree = SOURCE_ROOT; };
        T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
      }; }
      """
    var table = TableFileSystem([Self.project: text, "inner.xcconfig": ""])
    table.files["/secret.xcconfig"] = Array("IPHONEOS_DEPLOYMENT_TARGET = 17.0\n".utf8)
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    let targets = project.readDeploymentTargets(try project.listFiles()).targets(of: "App/Main.swift")
    #expect(targets.known.isEmpty)
    #expect(
      targets.unknown.map(\.reason) == [
        "target 'App' sets no IPHONEOS_DEPLOYMENT_TARGET, and '../secret.xcconfig' cannot be read"
      ])
  }

  @Test(arguments: [
    ("deployment_targets: 17", "'17' stands where a mapping of platforms to versions is expected", 1),
    ("deployment_targets:\n  IOS: 17.0", "unknown platform 'IOS'", 2),
    ("deployment_targets:\n  iOS: latest", "'latest' stands where a version such as 17.0 is expected", 2),
    ("deployment_targets:\n  iOS:", "nothing stands where a version such as 17.0 is expected", 2),
    (
      "deployment_targets:\n  - paths: []\n    iOS: 17.0",
      "a list stands where a list of patterns is expected", 2
    ),
    (
      "deployment_targets:\n  - [iOS]", "a list stands where a mapping of platforms to versions is expected",
      2
    ),
    ("deployment_targets:\n  iOS: 17.0.0.1", "'17.0.0.1' stands where a version such as 17.0 is expected", 2),
  ])
  func aWrongConfigurationSaysWhere(text: String, problem: String, line: Int) {
    let table = TableFileSystem([Config.fileName: text])
    #expect {
      _ = try Project.open(root: TableFileSystem.root, effects: table.effects)
    } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.problem.hasPrefix("\(Config.fileName):\(line):") && failure.problem.hasSuffix(problem)
    }
  }

  @Test func anEmptyConfigurationSaysNothing() throws {
    #expect(try Config.read("deployment_targets:\n").deploymentTargets.isEmpty)
    #expect(try Config.read("deployment_targets: []\n").deploymentTargets.isEmpty)
  }
}
