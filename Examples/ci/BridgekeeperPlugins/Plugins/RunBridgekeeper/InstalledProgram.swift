// Where the program is installed. Xcode starts plugins with a short PATH, so the usual folders are looked into as well. A plugin
// shares no file with another one, so both have this one.

import Foundation

/// Why the plugin cannot do its work.
struct MissingProgram: Error, CustomStringConvertible {
  let description = "bridgekeeper is not on the PATH; build it and put it there"
}

/// The program `bridgekeeper`.
func installedProgram() throws -> URL {
  let environment = ProcessInfo.processInfo.environment
  let named = environment["PATH", default: ""].split(separator: ":").map(String.init)
  let usual = ["/opt/homebrew/bin", "/usr/local/bin", environment["HOME", default: ""] + "/.local/bin"]
  let paths = (named + usual).map { $0 + "/bridgekeeper" }
  guard let path = paths.first(where: FileManager.default.isExecutableFile) else { throw MissingProgram() }
  return URL(fileURLWithPath: path)
}
