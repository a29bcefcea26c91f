// Nothing in a scanned repository runs, and nothing outside it is read or written: each plant under every command.

import Foundation
import Testing

@Suite struct PlantTests {
  /// Every command that looks at a project, and some that are given odd words.
  static let commands: [[String]] = [
    ["check"], ["check", "--staged"], ["check", "--since", "HEAD~1"], ["check", "--since", "--output=ran"],
    ["check", "--since=--upload-pack=touch ran"], ["check", "--fix=all"], ["check", "--write-baseline"],
    ["check", "--prune-baseline"], ["check", "--output", "json:out/report.json"],
    ["check", "--output", "json:report.json"], ["check", "--shard", "1/2"], ["bridges"],
    ["bridges", "--format", "json"], ["report"], ["report", "--history"],
    ["report", "--output", "html:out/report.html"], ["retire"], ["explain", "Good"], ["score", "Good"],
    ["rules"], ["gotchas", "list"], ["gotchas", "list", "AGENTS.md"], ["gotchas", "list", "--cost"],
    ["gotchas", "list", "--for", "Sources/Good.swift"], ["gotchas", "show", "labels-are-tracked-by-glyph"],
    ["gotchas", "add", "--title", "New"], ["gotchas", "add", "--title", "New", "--file", "AGENTS.md"],
    ["gotchas", "edit", "labels-are-tracked-by-glyph", "--owner", "us"],
    ["gotchas", "move", "labels-are-tracked-by-glyph", "--to", "AGENTS.md"], ["gotchas", "fmt"],
    ["gotchas", "remove", "labels-are-tracked-by-glyph"], ["hatches", "list"], ["hatches", "lint"],
    ["hatches", "search", "label"], ["hatches", "new", "own-hatch"], ["scaffold", "--list"],
    ["scaffold", "view", "--name", "Fresh", "--out", "out"], ["ask", "Open", "--draft"],
    ["init", "--yes", "--dry-run"], ["init", "--yes", "--agents", "claude,codex", "--ci", "github"],
    ["hook", "claude"], ["mcp"],
  ]

  @Test(arguments: PlantedRepository.Plant.allCases, commands)
  func nothingRunsAndNothingOutsideIsTouched(plant: PlantedRepository.Plant, words: [String]) throws {
    let planted = try PlantedRepository(plant)
    let before = try planted.outsideFiles()
    let home = planted.outside.appendingPathComponent("home").path
    let run = try Program.run(
      words, in: planted.root, environment: ["HOME": home], input: input(words, planted))
    let shown = "\(run.standardOutput.prefix(800))\n\(run.standardError.prefix(800))"
    #expect(try planted.witnesses() == [], "\(shown)")
    #expect(!(run.standardOutput + run.standardError).contains(PlantedRepository.marker), "\(shown)")
    #expect(!(run.standardOutput + run.standardError).contains("Marked_"), "\(shown)")
    #expect(try planted.outsideFiles() == before, "\(shown)")
    #expect([0, 1, 2, 64, 65, 66, 73, 78].contains(run.exit), "\(run.exit): \(shown)")
  }

  private func input(_ words: [String], _ planted: PlantedRepository) -> Data? {
    let root = planted.root.path
    switch words[0] {
    case "hook":
      return Data(
        #"{"cwd":"\#(root)","hook_event_name":"Stop","stop_hook_active":false}"#.utf8)
    case "mcp":
      let calls = [
        ("check_bridges", "{}"), ("list_bridges", "{}"), ("list_gotchas", "{}"),
        ("search_hatches", #"{"query":"label"}"#),
        ("explain_bridge", #"{"name":"Good"}"#), ("retire_candidates", "{}"),
      ].enumerated().map { place, call in
        #"{"jsonrpc":"2.0","id":\#(place + 2),"method":"tools/call","params":{"name":"\#(call.0)","arguments":\#(call.1)}}"#
      }
      let start =
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#
      return Data(([start] + calls).joined(separator: "\n").utf8)
    default: return nil
    }
  }

  /// The plants are sharp: git itself, asked without care, runs what is planted.
  @Test func thePlantsWouldRun() throws {
    let planted = try PlantedRepository(.git)
    _ = try Program.shell(
      "git status; git diff; git log -p -1; git checkout -q HEAD~1; git add -A", in: planted.root)
    let ran = try planted.witnesses()
    #expect(ran.count >= 2, "\(ran)")
  }

  /// The same words where there is no network but the machine's own loop, through which Foundation wakes itself.
  @Test func itNeedsNoNetwork() throws {
    let planted = try PlantedRepository(.git)
    let probe = try Program.shell("unshare -rn ip link set lo up", in: planted.root)
    if probe.exit != 0 { try Test.cancel("this machine lets nobody leave the network") }
    for words in ["check", "report --history", "bridges --format json"] {
      let without = try Program.shell(
        "unshare -rn sh -c 'ip link set lo up; exec \"$BRIDGEKEEPER\" \(words)'", in: planted.root)
      let with = try Program.shell("\"$BRIDGEKEEPER\" \(words)", in: planted.root)
      #expect(without == with, "\(words): \(without.standardError)")
    }
  }

  /// What opens a connection is in no part of the program that is ours.
  @Test func itLinksNoNetworkCode() throws {
    let folder = try TemporaryFolder()
    let run = try Program.shell(
      "command -v nm >/dev/null && nm -D --undefined-only \"$BRIDGEKEEPER\"", in: folder.url)
    if run.exit != 0 { try Test.cancel("there is no 'nm' that reads this program") }
    let symbols = run.standardOutput.split(separator: "\n").compactMap { $0.split(separator: " ").last }
      .map { $0.split(separator: "@")[0] }
    #expect(symbols.count > 100)
    for name in ["socket", "connect", "getaddrinfo", "gethostbyname", "bind", "listen", "sendto"] {
      #expect(!symbols.contains { $0 == name }, "\(name)")
    }
    for word in ["URLSession", "URLRequest", "FoundationNetworking", "CFNetwork", "curl_"] {
      #expect(!symbols.contains { $0.contains(word) }, "\(word)")
    }
  }

  /// Words of the command line come from scripts, and those from names: they steer no terminal either.
  @Test(arguments: [
    ["check", "--only", "\u{1B}[31mrule"], ["explain", "\u{1B}]0;own\u{7}"],
    ["hatches", "show", "\u{9B}31m"],
    ["\u{1B}[2Jcheck"], ["check", "--\u{1B}[2J"], ["check", "--format", "\u{1B}[31m"],
    ["check", "\u{1B}[31m"],
    ["check", "--root", "\u{1B}[31m"], ["check", "--since", "\u{1B}[31m"], ["gotchas", "show", "\u{1B}[31m"],
    ["gotchas", "add", "--title", "\u{1B}[31m red", "--dry-run"], ["scaffold", "\u{1B}[31m"],
    ["check", "--config", "\u{1B}[31m"], ["check", "--output", "json:\u{1B}[31m/a"],
    ["completions", "\u{1B}[31m"],
    ["check", "--color", "always", "--only", "\u{1B}[31m"], ["merge", "\u{1B}[31m"], ["hook", "\u{1B}[31m"],
  ])
  func wordsSteerNoTerminal(words: [String]) throws {
    let tree = try HostileTree()
    let run = try Program.run(words, in: tree.root)
    let steering = (run.standardOutput + run.standardError).unicodeScalars.filter {
      $0 != "\n" && $0 != "\t" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
    }
    #expect(steering.isEmpty, "\(run)")
    #expect(run.exit != 0 || words.contains("--dry-run"), "\(run)")
  }
}
