// The program in surroundings that a case folder cannot hold: closed pipes, read-only folders, links, pipes,
// odd names.

import Foundation
import Testing

@Suite struct SurroundingsTests {
  static let bridge = """
    import SwiftUI
    struct PinCanvas: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ view: MKMapView, context: Context) {}
    }

    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.bridge, to: "Sources/PinCanvas.swift")
    return folder
  }

  @Test func aClosedPipeIsNoFailure() throws {
    let folder = try project()
    let many = (0..<3_000).map { Self.bridge.replacingOccurrences(of: "PinCanvas", with: "PinCanvas\($0)") }
    try folder.write(many.joined(), to: "Sources/Many.swift")
    let script = "{ \"$BRIDGEKEEPER\" check --format json; echo \"exit $?\" >&2; } 2>errors | head -n 1"
    let run = try Program.shell(script, in: folder.url)
    let errors = try String(contentsOf: folder.url.appendingPathComponent("errors"), encoding: .utf8)
    #expect(run.standardOutput == "{\n")
    #expect(errors.hasSuffix("exit 1\n"), "\(errors.suffix(400))")
    #expect(!errors.contains("cannot write"))
  }

  @Test func aFullDeviceIsExit73() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let folder = try project()
    let run = try Program.shell("\"$BRIDGEKEEPER\" check > /dev/full", in: folder.url)
    #expect(run.exit == 73)
    #expect(run.standardError.contains("cannot write the result"))
  }

  @Test func aReadOnlyFolderCanBeChecked() throws {
    let folder = try project()
    let run = try Program.shell(
      "chmod -R a-w . && \"$BRIDGEKEEPER\" check; code=$?; chmod -R u+w .; exit $code", in: folder.url)
    #expect(run.exit == 1)
    #expect(run.standardOutput.contains("Sources/PinCanvas.swift:2:8: error: "))
  }

  @Test func pathsWithSpacesAndDashes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.bridge, to: "Some Folder/Pin Canvas.swift")
    try folder.write(
      Self.bridge.replacingOccurrences(of: "PinCanvas", with: "Dashed"), to: "-dash/Dashed.swift")
    let all = try Program.run(["check", "-q"], in: folder.url)
    #expect(all.standardOutput.contains("-dash/Dashed.swift:2:8: error: "))
    #expect(all.standardOutput.contains("Some Folder/Pin Canvas.swift:2:8: error: "))
    let dashed = try Program.run(["check", "-q", "--", "-dash"], in: folder.url)
    #expect(dashed.standardOutput.split(separator: "\n").count == 1)
    #expect(dashed.standardOutput.hasPrefix("-dash/Dashed.swift:2:8: error: "))
    let asFlag = try Program.run(["check", "-dash"], in: folder.url)
    #expect(asFlag.exit == 64)
    let spaced = try Program.run(["check", "-q", "Some Folder"], in: folder.url)
    #expect(spaced.standardOutput.hasPrefix("Some Folder/Pin Canvas.swift:2:8: error: "))
  }

  @Test func aNewlineInANameForgesNoLine() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.bridge, to: "Sources/Two\nLines\u{1B}[31m.swift")
    let run = try Program.run(["check", "-q"], in: folder.url)
    #expect(run.standardOutput.split(separator: "\n").count == 1)
    #expect(!run.standardOutput.contains("\u{1B}"))
  }

  @Test func linksInCirclesAndPipesEnd() throws {
    let folder = try project()
    let run = try Program.shell(
      """
      ln -s .. Sources/up && ln -s loop loop && mkfifo Sources/Pipe.swift && ln -s nowhere CLAUDE.md
      "$BRIDGEKEEPER" check -q
      """, in: folder.url)
    #expect(run.exit == 1)
    #expect(
      run.standardOutput.contains("CLAUDE.md:1:1: error: cannot analyse this file: the link leads nowhere"))
    #expect(run.standardOutput.contains("Sources/PinCanvas.swift:2:8: error: "))
    #expect(run.standardOutput.split(separator: "\n").count == 2)
  }

  @Test func gitIgnoreIsHonouredAndNothingInTheRepositoryRuns() throws {
    let folder = try project()
    try folder.write(Self.bridge, to: "Generated/Ignored.swift")
    try folder.write("Generated/\n", to: ".gitignore")
    try folder.write("- `PinCanvas`: `Map` has no tile overlay.\n", to: "Notes.md")
    let run = try Program.shell(
      """
      git init -q . && git config core.fsmonitor "touch $PWD/ran; echo" && "$BRIDGEKEEPER" bridges -q
      test ! -e ran || echo RAN
      """, in: folder.url)
    #expect(!run.standardOutput.contains("Ignored"))
    #expect(!run.standardOutput.contains("RAN"))
    #expect(
      run.standardOutput.contains("Sources/PinCanvas.swift:2:8: UIViewRepresentable PinCanvas, no entry"))
  }

  @Test func aMemoryFileOutsideTheRootIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("## Known Gotchas\n\n- `PinCanvas`: secret words\n", to: "outside.md")
    try folder.write(Self.bridge, to: "project/PinCanvas.swift")
    let script =
      "ln -s ../outside.md CLAUDE.md && echo '@../outside.md' > AGENTS.md && \"$BRIDGEKEEPER\" check -q"
    let run = try Program.shell(script, in: folder.url.appendingPathComponent("project"))
    #expect(run.standardOutput.contains("CLAUDE.md:1:1: error: cannot analyse this file: the link leads out"))
    #expect(run.standardOutput.contains("PinCanvas.swift:2:8: error: "))
    #expect(!run.standardOutput.contains("secret"))
  }

  @Test func aMemoryFileOutsideTheRootIsReadWhereTheConfigurationAllowsIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("## Known Gotchas\n\n- `PinCanvas`: linked words\n", to: "linked.md")
    try folder.write("## Known Gotchas\n\n- `PinCanvas`: imported words\n", to: "shared/imported.md")
    try folder.write(Self.bridge, to: "project/PinCanvas.swift")
    try folder.write("@../shared/imported.md\n", to: "project/CLAUDE.local.md")
    try folder.write("outside_memory: true\n", to: "project/.bridgekeeper.yml")
    let project = folder.url.appendingPathComponent("project")
    let script = "ln -s ../linked.md CLAUDE.md && \"$BRIDGEKEEPER\" gotchas list --for PinCanvas.swift"
    let allowed = try Program.shell(script, in: project)
    #expect(
      allowed.standardOutput.hasPrefix(
        """
        Claude Code, started in the root, is shown 117 bytes, 7 lines, about 30 tokens
        CLAUDE.md: at launch, 46 bytes, 3 lines, about 12 tokens
        CLAUDE.md:3: PinCanvas [PinCanvas]
        ../shared/imported.md: imported by CLAUDE.local.md, 48 bytes, 3 lines, about 12 tokens
        ../shared/imported.md:3: PinCanvas [PinCanvas]
        CLAUDE.local.md: at launch, 23 bytes, 1 line, about 6 tokens

        """), "\(allowed.standardOutput)")
    try folder.write("outside_memory: false\n", to: "project/.bridgekeeper.yml")
    let forbidden = try Program.run(["gotchas", "list", "--for", "PinCanvas.swift"], in: project)
    #expect(
      forbidden.standardOutput.hasPrefix(
        """
        Claude Code, started in the root, is shown 23 bytes, 1 line, about 6 tokens
        CLAUDE.local.md: at launch, 23 bytes, 1 line, about 6 tokens

        """), "\(forbidden.standardOutput)")
    let checked = try Program.run(["check", "-q", "--only", "broken_import"], in: project)
    #expect(checked.standardOutput.contains("CLAUDE.local.md:1:1: warning: the import '@../shared/"))
  }

  @Test func coloursOnlyWhereTheyAreWanted() throws {
    let folder = try project()
    #expect(!(try Program.run(["check", "-q"], in: folder.url)).standardOutput.contains("\u{1B}["))
    #expect(
      (try Program.run(["check", "-q", "--color", "always"], in: folder.url)).standardOutput.contains(
        "\u{1B}[1;31m"))
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let folder = try project()
    for number in 0..<40 {
      let text = Self.bridge.replacingOccurrences(of: "PinCanvas", with: "Pin\(number)")
      try folder.write(text, to: "Sources/Pin\(number).swift")
    }
    let first = try Program.run(["check", "--format", "json"], in: folder.url)
    for locale in ["C", "tr_TR.UTF-8", "de_DE.UTF-8"] {
      let again = try Program.run(
        ["check", "--format", "json"], in: folder.url, environment: ["LC_ALL": locale])
      #expect(again == first)
    }
  }
}
