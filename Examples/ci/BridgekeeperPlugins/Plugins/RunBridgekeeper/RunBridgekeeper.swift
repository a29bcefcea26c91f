// `swift package bridgekeeper …`: the program that is installed, in the package's folder, with the words that follow.

import Foundation
import PackagePlugin

@main struct RunBridgekeeper: CommandPlugin {
  /// Runs the program, without words its gate, and ends as it does.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try installedProgram()
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
