// The gate in the build of a target: findings appear beside the code, and an error fails the build.

import Foundation
import PackagePlugin

@main struct CheckBridges: BuildToolPlugin {
  /// One command a target: what lies in the target's folder is reported, the whole package is scanned. It runs
  /// when a source of the target or a memory file in the root has changed.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let root = context.package.directoryURL
    let memories = ["CLAUDE.md", "AGENTS.md", ".bridgekeeper.yml", ".bridgekeeper-baseline.json"]
      .map { root.appending(path: $0) }.filter { FileManager.default.fileExists(atPath: $0.path) }
    return [
      .buildCommand(
        displayName: "Checking the bridges of \(module.name)",
        executable: try installedProgram(),
        arguments: [
          "check", "--root", root.path, "--format", "xcode", "--quiet", "--", module.directoryURL.path,
        ],
        inputFiles: module.sourceFiles(withSuffix: "swift").map(\.url) + memories, outputFiles: [])
    ]
  }
}
