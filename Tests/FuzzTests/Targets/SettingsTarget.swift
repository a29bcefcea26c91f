// Settings of agents: what is put in stands there once and gives every byte back, or nothing is put in.

@testable import BridgekeeperKit
@testable import BridgekeeperKitTests

extension FuzzTarget {
  static let settings = FuzzTarget(
    name: "settings", inputs: 400,
    seeds: {
      CaseFiles.bytes(in: ["Tests/BridgekeeperKitTests/Cases/settings"], endingIn: [".json"])
        + (0..<40).map { seed in
          var writer = SettingsWriter(seed: UInt64(seed))
          return Array(writer.settings().utf8)
        }
    },
    words: [
      "{", "}", "[", "]", "\"", ",", ":", "null", "true", "1e5", "// a\n", "/* a */", "\"hooks\":",
      "\"Stop\":",
      "\"PreToolUse\":", "\"mcpServers\":", "\"bridgekeeper\":", "\"command\":",
      "\"bridgekeeper hook claude\"",
      "\"matcher\":", "{}", "[]", "\\u0022", "\\", "\t", "    ",
    ]
  ) { bytes in
    guard let text = String(exactly: bytes) else { return nil }
    for agent in Agent.allCases {
      if let fault = (try? SettingsLaws.faultOfHooks(of: agent, in: text)) ?? nil { return "hooks: \(fault)" }
    }
    return ((try? SettingsLaws.faultOfServer(in: text)) ?? nil).map { "server: \($0)" }
  }
}
