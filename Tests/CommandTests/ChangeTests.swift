// What `check` says of a change, a file a scenario in `Changes`: a script that makes a repository and runs the program
// in it, a line of dashes, and what the script must print.

import Foundation
import Testing

@Suite struct ChangeTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Changes")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// `RECORD=1 swift test` writes what the scripts print now, and fails so that nobody takes that for a pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  /// What every script begins with: a repository without a commit, and words for what is often done.
  ///
  /// `bridge PATH` writes a bridge, `entry TYPE [LINE]` documents it in CLAUDE.md, `memory` writes that anew,
  /// `commit MESSAGE` commits everything; `check` prints where what is undocumented or unreadable stands, and the exit
  /// code; `fails` prints what the program says when it cannot do its work.
  static let prelude = #"""
    exec 2>&1
    export HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=t GIT_AUTHOR_EMAIL=t@example.com
    export GIT_COMMITTER_NAME=t GIT_COMMITTER_EMAIL=t@example.com
    bridge() {
      mkdir -p "$(dirname "$1")"
      printf '%s\n' 'import SwiftUI' 'import UIKit' '' "struct $(basename "$1"): UIViewRepresentable {" \
        '  func makeUIView(context: Context) -> UILabel { UILabel() }' \
        '  func updateUIView(_ view: UILabel, context: Context) {}' '}' > "$1.swift"
    }
    memory() { printf '# App\n\n## Known Gotchas\n' > CLAUDE.md; }
    entry() {
      printf '\n### %s is needed\n\n- **Gap:** `Map` takes no `MKTileOverlay`.\n' "$1" >> CLAUDE.md
      printf -- '- **Bridge:** `%s` → `UILabel`\n- **Evidence:** https://example.com\n' "$1" >> CLAUDE.md
      printf -- '- **Verified:** iOS 26.1, 2026-11-02\n%s\n' "$2" >> CLAUDE.md
    }
    commit() { git add -A && git commit -q --allow-empty -m "$1"; }
    check() {
      case "$*" in *--only*) only= ;; *) only='--only undocumented_bridge --only unreadable_source' ;; esac
      "$BRIDGEKEEPER" check -q $only "$@" > "$HOME/found" 2>&1
      code=$?
      sed -E 's/:[0-9]+:[0-9]+: /: /; s/: ([a-z]+): .*\(/: \1 (/' "$HOME/found"
      echo "exit $code"
    }
    fails() {
      "$BRIDGEKEEPER" check "$@" > "$HOME/found" 2>&1
      code=$?
      sed -E "s#$HOME#HOME#g; s/[0-9a-f]{40}/HASH/g" "$HOME/found"
      echo "exit $code"
    }
    mkdir project && cd project && git init -q -b main . && memory

    """#

  @Test func scenariosAreThere() {
    #expect(Self.names.count >= 40)
  }

  @Test(arguments: names)
  func theProgramSaysWhatChanged(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let halves = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n----\n")
    try #require(halves.count == 2, "a scenario is a script, a line of four dashes, and what it prints")
    let temporary = try TemporaryFolder()
    defer { withExtendedLifetime(temporary) {} }
    let run = try Program.shell(Self.prelude + halves[0], in: temporary.url)
    if Self.isRecording {
      try "\(halves[0])\n----\n\(run.standardOutput)".write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it, then run without RECORD")
      return
    }
    #expect(run.standardOutput == halves[1])
  }
}
