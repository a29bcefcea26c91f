// Writing entries in the world as it is: many writers at once, a killed one, a full disk, git.

import Foundation
import Testing

@Suite struct WritingProcessTests {
  private static let memory = """
    # App

    ## Known Gotchas

    ### Keyboard covers the field

    - **Gap:** `ScrollView` does not follow the keyboard.

    ### Pager reports too late

    - **Gap:** `TabView` changes its selection after the animation.

    ## Releases

    Tag and push.

    """

  private func project(_ text: String = memory) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "CLAUDE.md")
    return folder
  }

  private func text(_ folder: TemporaryFolder, _ path: String = "CLAUDE.md") throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  private func titles(_ folder: TemporaryFolder) throws -> [String] {
    let run = try Program.run(["gotchas", "list", "-q"], in: folder.url)
    return run.standardOutput.split(separator: "\n").map(String.init)
  }

  @Test func twentyAddersAtOnceLoseNoEntry() throws {
    let folder = try project()
    let adders = try (1...20).map { number in
      try Program.start(
        [
          "gotchas", "add", "--title", "Gap number \(number) of many", "--gap",
          "`Map` has no hook \(number).",
        ],
        in: folder.url)
    }
    for adder in adders {
      adder.waitUntilExit()
      #expect(adder.terminationStatus == 0)
    }
    let lines = try titles(folder)
    #expect(lines.count == 22, "\(lines)")
    for number in 1...20 {
      #expect(lines.count { $0.hasSuffix(": Gap number \(number) of many [Map]") } == 1, "\(number)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["CLAUDE.md"])
    #expect(try text(folder).hasSuffix("\n\n## Releases\n\nTag and push.\n"))
  }

  @Test(.timeLimit(.minutes(60))) func aKilledWriterLeavesTheOldFileOrTheNew() throws {
    let filler = String(
      repeating: "A line of prose that stands in the file and is nobody's entry.\n", count: 8_000)
    let old = Self.memory + "\n## Notes\n\n" + filler
    let folder = try project(old)
    let added = try Program.run(["gotchas", "add", "-q", "--title", "Gap to add"], in: folder.url)
    #expect(added.exit == 0, "\(added.standardError)")
    let new = try text(folder)
    var hits = 0
    for _ in 0..<12 {
      try folder.write(old, to: "CLAUDE.md")
      let writer = try Program.start(["gotchas", "add", "--title", "Gap to add"], in: folder.url)
      let temporary = folder.url.appendingPathComponent(".CLAUDE.md.bridgekeeper-tmp").path
      // Killed as soon as the temporary file shows: in the middle of writing.
      while writer.isRunning {
        guard access(temporary, F_OK) == 0 else { continue }
        kill(writer.processIdentifier, SIGKILL)
        hits += 1
        break
      }
      writer.waitUntilExit()
      let now = try text(folder)
      #expect(
        now == old || now == new, "the file is neither the old nor the new one: \(now.count) characters")
    }
    #expect(hits > 0, "no writer was killed while it wrote")
    try folder.write(old, to: "CLAUDE.md")
    #expect(try Program.run(["gotchas", "add", "-q", "--title", "Gap to add"], in: folder.url).exit == 0)
    #expect(try text(folder) == new)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["CLAUDE.md"])
  }

  @Test func aWriteThatFailsIsExit73AndLeavesTheFile() throws {
    let old = Self.memory + String(repeating: "Prose.\n", count: 2_000)
    let folder = try project(old)
    // The limit is in blocks of 512 bytes.
    let script = "ulimit -f 8; \"$BRIDGEKEEPER\" gotchas add --title 'Gap to add'"
    let run = try Program.shell(script, in: folder.url)
    #expect(run.exit == 73)
    #expect(run.standardError.contains("CLAUDE.md': "), "\(run.standardError)")
    #expect(run.standardError.contains("the file is as it was"), "\(run.standardError)")
    #expect(try text(folder) == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["CLAUDE.md"])
  }

  /// Mounts a small file system of its own where the machine allows it, and runs a script in it.
  private func inSmallFileSystem(_ script: String) throws -> Run {
    let folder = try TemporaryFolder()
    let mounted = """
      mkdir disk && mount -t tmpfs -o size=64k tmpfs disk && cd disk || exit 99
      \(script)
      """
    let isRoot = getuid() == 0
    let run =
      isRoot
      ? try Program.shell("trap 'cd ..; umount disk' EXIT\n\(mounted)", in: folder.url)
      : try Program.shell("unshare --user --map-root-user --mount sh -c '\(mounted)'", in: folder.url)
    if run.exit == 99 || run.exit == 127 || run.standardError.contains("unshare") {
      try Test.cancel("this machine lets nobody mount a small file system")
    }
    return run
  }

  @Test func aFullDiskIsExit73AndLeavesTheFile() throws {
    let run = try inSmallFileSystem(
      """
      printf "# App\\n\\n## Known Gotchas\\n" > CLAUDE.md; cp CLAUDE.md before
      head -c 1000000 /dev/zero > filler 2>/dev/null
      "$BRIDGEKEEPER" gotchas add --title "Gap to add"; echo "exit $?"
      cmp CLAUDE.md before && echo same; ls -A | tr "\\n" " "
      """)
    #expect(run.standardOutput == "exit 73\nsame\nCLAUDE.md before filler ")
    #expect(run.standardError.contains("the file is as it was"), "\(run.standardError)")
  }

  @Test func aReadOnlyFileSystemIsExit73() throws {
    let run = try inSmallFileSystem(
      """
      printf "# App\\n\\n## Known Gotchas\\n" > CLAUDE.md; mount -o remount,ro . || exit 99
      "$BRIDGEKEEPER" gotchas add --title "Gap to add"; echo "exit $?"; cat CLAUDE.md
      """)
    #expect(run.standardOutput == "exit 73\n# App\n\n## Known Gotchas\n")
    #expect(run.standardError.contains("read-only file system"), "\(run.standardError)")
  }

  @Test func aReadOnlyFileIsExit73AndNoFileIsWritten() throws {
    guard geteuid() != 0 else { try Test.cancel("nothing is read-only for root") }
    let folder = try TemporaryFolder()
    for name in ["Reader", "Writer"] {
      try folder.write(
        """
        struct \(name): UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = makeCoordinator()
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {}
          func makeCoordinator() -> Listener { Listener() }
          final class Listener: NSObject, UITextViewDelegate {}
        }

        """, to: "\(name).swift")
    }
    let run = try Program.shell(
      """
      cat Reader.swift Writer.swift > before; chmod 444 Writer.swift
      "$BRIDGEKEEPER" check --fix; echo "exit $?"
      cat Reader.swift Writer.swift | cmp - before && echo same; ls -A | tr "\\n" " "
      """, in: folder.url)
    #expect(run.standardOutput == "exit 73\nsame\nReader.swift Writer.swift before ")
    #expect(run.standardError.contains("Writer.swift': permission denied"), "\(run.standardError)")
  }

  @Test func aLinkIsWrittenThrough() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.memory, to: "AGENTS.md")
    let run = try Program.shell(
      """
      ln -s AGENTS.md CLAUDE.md && chmod 640 AGENTS.md
      "$BRIDGEKEEPER" gotchas add -q --title "Gap to add" --file CLAUDE.md
      readlink CLAUDE.md; ls -l AGENTS.md | cut -c1-10; grep -c "### Gap to add" AGENTS.md
      """, in: folder.url)
    #expect(run.standardOutput == "AGENTS.md\n-rw-r-----\n1\n")
    #expect(run.standardError == "")
  }

  @Test func twoBranchesThatAddDifferentEntriesMerge() throws {
    let folder = try project()
    let run = try Program.shell(
      """
      exec 2>&1
      git init -q . && git config user.name t && git config user.email t@example.com
      git add -A && git commit -qm start
      git checkout -qb left
      "$BRIDGEKEEPER" gotchas add -q --title "Map takes no tile overlay" --gap "\\`Map\\` takes no \\`MKTileOverlay\\`."
      git commit -qam left
      git checkout -q -
      "$BRIDGEKEEPER" gotchas add -q --title "Share sheet reports nothing" --gap "\\`ShareLink\\` reports no completion."
      git commit -qam right
      git merge -q --no-edit left && echo merged
      """, in: folder.url)
    #expect(run.standardOutput.hasSuffix("merged\n"), "\(run.standardOutput)")
    let expected = [
      "Keyboard covers the field", "Map takes no tile overlay", "Pager reports too late",
      "Share sheet reports nothing",
    ]
    let lines = try titles(folder)
    #expect(lines.count == 4)
    for (line, title) in zip(lines, expected) { #expect(line.contains(title)) }
  }
}
