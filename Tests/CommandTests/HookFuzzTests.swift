// Whatever is written to a hook, it neither crashes nor blocks by accident: it ends with 2 only where the input is a call
// that adds a bridge, and prints nothing that its agent cannot read.

import BridgekeeperKit
import Findings
import Foundation
import Testing

@testable import bridgekeeper

@Suite struct HookFuzzTests {
  static let root = "/project"

  static let files: [String: [UInt8]] = [
    "\(root)/.bridgekeeper.yml": [],
    "\(root)/CLAUDE.md": Array(
      "# App\n\n## Known Gotchas\n\n### Rows\n\n- **Gap:** `List` has no rows.\n".utf8),
    "\(root)/Map.swift": Array("import SwiftUI\n\nstruct Map: View {\n  let a = 1\n}\n".utf8),
  ]

  /// A world of a few files in memory, without git.
  static func world(_ input: [UInt8]) -> World {
    let system = FileSystem(
      read: { path throws(FileProblem) in
        guard let bytes = files[path] else { throw .missing }
        return bytes
      },
      kind: { files[$0] != nil ? .file : $0 == root || $0 == "/" ? .folder : nil },
      list: { folder throws(FileProblem) in
        guard folder == root else { throw .missing }
        return files.keys.map { (String($0.dropFirst(root.count + 1)), .file) }
      },
      realPath: { files[$0] != nil || $0 == root || $0 == "/" ? $0 : nil })
    let update = FileUpdate { _, _ throws(Failure) in throw Failure("nothing is written", exit: .cannotWrite)
    }
    return World(
      effects: Effects(files: system, update: update, git: Git(files: { _ in nil }), workers: 1),
      currentFolder: root, environment: [:], isTerminal: false, standardInput: { input })
  }

  static let bridge =
    "struct Tiles: UIViewRepresentable { func makeUIView(context: Context) -> UILabel { UILabel() } }"

  /// Calls as agents send them, to begin from.
  static let seeds: [String] = [
    #"{"cwd":"/project","hook_event_name":"PreToolUse","tool_name":"Write","tool_input":{"file_path":"/project/Tiles.swift","content":"\#(bridge)\n"}}"#,
    #"{"cwd":"/project","hook_event_name":"PreToolUse","tool_name":"Edit","tool_input":{"file_path":"/project/Map.swift","old_string":": View","new_string":": UIViewRepresentable","replace_all":true}}"#,
    #"{"cwd":"/project","hook_event_name":"PreToolUse","tool_name":"MultiEdit","tool_input":{"file_path":"/project/Map.swift","edits":[{"old_string":"Map","new_string":"Tiles"}]}}"#,
    #"{"cwd":"/project","hook_event_name":"PreToolUse","tool_name":"apply_patch","tool_input":{"command":"*** Begin Patch\n*** Update File: Map.swift\n@@\n-struct Map: View {\n+struct Map: UIViewRepresentable {\n*** End Patch\n"}}"#,
    #"{"cwd":"/project","hook_event_name":"PreToolUse","tool_name":"apply_patch","tool_input":{"command":"*** Begin Patch\n*** Add File: T.swift\n+\#(bridge)\n*** Delete File: CLAUDE.md\n*** End Patch\n"}}"#,
    #"{"cwd":"/project","hook_event_name":"Stop","stop_hook_active":false}"#,
  ]

  private static let pieces = [
    "{", "}", "[", "]", "\"", ",", ":", "\\u0000", "\\n", "null", "*** Begin Patch\\n",
    "*** Update File: Map.swift\\n",
    "*** Move to: ../x\\n", "@@ \\n", "-", "+", "\u{202E}", "\\ud83d", "/project/", "../",
    "UIViewRepresentable",
    "*** End of File\\n", "😀", String(repeating: "[", count: 600),
  ]

  @Test(arguments: 0..<40)
  func brokenInputBlocksNothing(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func roll(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(max(count, 1)))
    }
    for _ in 0..<60 {
      var bytes = Array(Self.seeds[roll(Self.seeds.count)].utf8)
      for _ in 0...roll(4) {
        let place = roll(bytes.count)
        switch roll(5) {
        case 0: bytes[place] = UInt8(roll(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + roll(30)))
        case 2: bytes.insert(contentsOf: Array(Self.pieces[roll(Self.pieces.count)].utf8), at: place)
        case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + roll(80))], at: place)
        default: bytes = Array(bytes.prefix(place + 1))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      expectSense(bytes, agent: ["claude", "codex"][roll(2)])
    }
  }

  /// Patches of lines in any order.
  @Test(arguments: 0..<40)
  func brokenPatchesBlockNothing(seed: Int) throws {
    var state = UInt64(seed) &* 0xD134_2543_DE82_EF95 | 1
    func roll(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    let lines = [
      "*** Begin Patch", "*** End Patch", "*** Add File: T.swift", "*** Update File: Map.swift",
      "*** Delete File: Map.swift",
      "*** Update File: CLAUDE.md", "*** Move to: Other.swift", "*** End of File", "@@",
      "@@ struct Map: View {", " ", "",
      "-struct Map: View {", "+struct Map: UIViewRepresentable {", " import SwiftUI", "+" + Self.bridge,
      "-### Rows",
      "*** Update File:", "+*** End Patch", "\u{FEFF}", "***",
    ]
    for _ in 0..<60 {
      let body = (0..<roll(9)).map { _ in lines[roll(lines.count)] }
      let patch = ["*** Begin Patch"] + body + (roll(5) == 0 ? [] : ["*** End Patch"])
      let input: JSONValue = [
        "cwd": .string(Self.root), "hook_event_name": "PreToolUse", "tool_name": "apply_patch",
        "tool_input": ["command": .string(patch.joined(separator: "\n"))],
      ]
      expectSense(Array(input.line.utf8), agent: "codex")
    }
  }

  private func expectSense(_ input: [UInt8], agent: String) {
    let fault = Self.fault(of: input, agent: agent)
    #expect(fault == nil, "\(fault ?? ""): \(agent): \(String(decoding: input, as: UTF8.self))")
  }

  /// What is wrong with the hook's answer to an input; nil when nothing is.
  static func fault(of input: [UInt8], agent: String) -> String? {
    let output = Bridgekeeper.run(["hook", agent], in: world(input))
    guard output.exit == .success || output.exit == .hookBlocks else { return "ends with \(output.exit)" }
    if output.exit == .hookBlocks {
      guard JSONValue(json: input) != nil else { return "blocks what is no JSON" }
      guard output.standardError.contains("without a sound gotcha entry") else {
        return "blocks without a reason: \(output.standardError)"
      }
    }
    if !output.standardOutput.isEmpty, JSONValue(json: Array(output.standardOutput.utf8)) == nil {
      return "prints what is no JSON: \(output.standardOutput)"
    }
    return nil
  }
}
