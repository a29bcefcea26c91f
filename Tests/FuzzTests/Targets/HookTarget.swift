// Hooks: any input of an agent ends with 0 or 2, and no patch reaches a file outside the root.

import Findings

@testable import BridgekeeperKit
@testable import BridgekeeperServer
@testable import CommandTests
@testable import bridgekeeper

extension FuzzTarget {
  static let hook = FuzzTarget(
    name: "hook", inputs: 150,
    seeds: { HookFuzzTests.seeds.map { Array($0.utf8) } + patches.map { Array(call(patching: $0).utf8) } },
    words: [
      "{", "}", "[", "]", "\"", ",", ":", "null", "true", "\\n", "\\u0000", "\\ud83d", "../", "/project/",
      "*** Begin Patch\\n", "*** End Patch\\n", "*** Add File: ", "*** Update File: Map.swift\\n",
      "*** Delete File: ", "*** Move to: ", "*** End of File\\n", "@@\\n", "@@ struct Map: View {\\n", "\\n+",
      "\\n-", "\\n ", "UIViewRepresentable", "\"cwd\":", "\"tool_name\":", "\"Write\"", "\"Edit\"",
      "\"MultiEdit\"", "\"apply_patch\"", "\"old_string\":", "\"new_string\":", "\"replace_all\":true",
      "\"file_path\":", "\"content\":", "\"edits\":", "Map.swift", "CLAUDE.md", "import SwiftUI",
      "### Rows", "- **Bridge:** `Tiles`", "\"Stop\"", "\"PreToolUse\"", ".bridgekeeper.yml",
    ]
  ) { bytes in
    for agent in Agent.allCases {
      if let fault = HookFuzzTests.fault(of: bytes, agent: agent.rawValue) {
        return "\(agent.rawValue): \(fault)"
      }
      if let fault = faultOfReach(bytes, agent) { return "\(agent.rawValue): \(fault)" }
    }
    return nil
  }

  private static let patches = [
    "*** Begin Patch\n*** Update File: Map.swift\n*** Move to: ../../Out.swift\n@@\n-  let a = 1\n+  let b = 2\n*** End Patch",
    "*** Begin Patch\n*** Add File: /etc/T.swift\n+import SwiftUI\n*** Add File: a/../../T.swift\n+x\n*** End Patch",
    "*** Begin Patch\n*** Update File: Map.swift\n@@ struct Map: View {\n   let a = 1\n+  let c = 3\n }\n*** End of File\n*** End Patch",
  ]

  private static func call(patching patch: String) -> String {
    let input: JSONValue = [
      "cwd": .string(HookFuzzTests.root), "hook_event_name": "PreToolUse", "tool_name": "apply_patch",
      "tool_input": ["command": .string(patch)],
    ]
    return input.line
  }

  /// What the edits of a call would change outside the root; nil where it is nothing.
  private static func faultOfReach(_ bytes: [UInt8], _ agent: Agent) -> String? {
    guard case .call(let call) = HookReading.read(bytes, from: agent),
      case .beforeEdit(let edits) = call.event
    else { return nil }
    let effects = HookFuzzTests.world([]).effects
    guard let project = try? Project.open(root: HookFuzzTests.root, effects: effects),
      let files = try? project.edited(by: edits)
    else { return nil }
    let outside = files.map(\.path).first { path in
      path.hasPrefix("/") || path.split(separator: "/").contains("..")
    }
    return outside.map { "the edit reaches '\($0)'" }
  }
}
