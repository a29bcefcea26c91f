// Manifests: whatever stands in them, deployment targets are read or said to be unknown, at a line that is there.

@testable import BridgekeeperKit
@testable import BridgekeeperKitTests

extension FuzzTarget {
  static let manifests = FuzzTarget(
    name: "manifests", inputs: 80,
    seeds: {
      CaseFiles.bytes(
        in: ["Tests/BridgekeeperKitTests/Cases/deployments"],
        endingIn: ["Package.swift", "Project.swift", ".yml", ".pbxproj", ".xcconfig"])
    },
    words: [
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "SDKROOT = iphoneos;", "isa = PBXNativeTarget;", "{", "}", "(",
      ")",
      ";", "=", "objects = {", "buildSettings = {", "$(inherited)", "$(A)", "${A}",
      "#include \"Base.xcconfig\"\n",
      "#include? \"a\"\n", "[sdk=iphoneos*]", "// swift-tools-version: 6.0\n", ".iOS(.v17)",
      ".macOS(\"14.0\")",
      "platforms: [", ".target(name: \"A\", path: \"B\")", "let package = Package(", "targets:\n",
      "deploymentTarget:\n",
      "iOS: \"17.0\"", "options:\n", "include: [a.yml]", "<plist>", "<dict>", "<key>", "</key>", "<string>",
      "&lt;",
      "baseConfigurationReference = A;", "\"\\U1234\"", "/*", "*/", "exceptions",
      ".iOS(deploymentTarget: \"17\")",
      "let project = Project(", "sourceTree = SOURCE_ROOT;", "path = \"..\";", "18446744073709551616.0",
    ]
  ) { bytes in
    var table = TableFileSystem(["A.xcodeproj/project.pbxproj": sample, "App/Main.swift": "let a = 1\n"])
    for name in [
      "Package.swift", "Project.swift", "project.yml", "Base.xcconfig", "B.xcodeproj/project.pbxproj",
    ] {
      table.files["\(TableFileSystem.root)/\(name)"] = bytes
    }
    guard let project = try? Project.open(root: TableFileSystem.root, effects: table.effects),
      let listed = try? project.listFiles()
    else { return "the project cannot be opened" }
    let targets = project.readDeploymentTargets(listed).targets(of: "App/Main.swift")
    let places =
      targets.known.map { ($0.origin.file, $0.origin.line) } + targets.unknown.map { ($0.file, $0.line) }
    for (file, line) in places {
      let text = table.files["\(TableFileSystem.root)/\(file)"] ?? []
      let lines = text.count { $0 == 0x0A || $0 == 0x0D } + 1
      guard (1...lines).contains(line) else { return "\(file) has no line \(line)" }
    }
    return nil
  }

  /// A target of Xcode that takes its settings from the input.
  private static let sample = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = {isa = PBXProject; buildConfigurationList = L; targets = (T); mainGroup = G; };
      G = {isa = PBXGroup; children = (F, M); sourceTree = "<group>"; };
      M = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; baseConfigurationReference = F; };
      F = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; fileSystemSynchronizedGroups = (M); };
    }; }

    """
}
