// Completions, asked of the real shells: what each offers at the end of a line.

import Foundation
import Testing

@testable import bridgekeeper

/// A line as far as it was typed, and what a shell must and must not offer then.
struct TypedLine: Sendable, CustomTestStringConvertible {
  let line: String
  let offered: [String]
  var notOffered: [String] = []
  /// What is offered where a shell replaces only what stands behind the last `=` or `:`.
  var replaced: [String: [String]] = [:]

  var testDescription: String { line }

  static let all = [
    TypedLine(line: "bridgekeeper che", offered: ["check"], notOffered: ["bridges"]),
    TypedLine(
      line: "bridgekeeper ", offered: ["check", "gotchas", "hatches", "completions"], notOffered: ["list"]),
    TypedLine(
      line: "bridgekeeper gotchas ", offered: ["list", "add", "fmt"], notOffered: ["search", "check"]),
    TypedLine(line: "bridgekeeper -q --root . hatches s", offered: ["search", "show"], notOffered: ["list"]),
    TypedLine(line: "bridgekeeper check --form", offered: ["--format"], notOffered: ["--strict"]),
    TypedLine(
      line: "bridgekeeper check --", offered: ["--strict", "--output", "--root"], notOffered: ["--title"]),
    TypedLine(line: "bridgekeeper gotchas add --ti", offered: ["--title"], notOffered: ["--root"]),
    TypedLine(line: "bridgekeeper --ro", offered: ["--root"], notOffered: ["--strict"]),
    TypedLine(line: "bridgekeeper check --format s", offered: ["sarif"], notOffered: ["json"]),
    TypedLine(
      line: "bridgekeeper check --format=s", offered: ["sarif"], notOffered: ["json", "--format=json"],
      replaced: ["fish": ["--format=sarif"]]),
    TypedLine(line: "bridgekeeper bridges --format ", offered: ["json", "text"], notOffered: ["sarif"]),
    TypedLine(line: "bridgekeeper check --only undoc", offered: ["undocumented_bridge"]),
    TypedLine(
      line: "bridgekeeper check --strict --only vague_gap --no-rule undoc", offered: ["undocumented_bridge"]),
    TypedLine(line: "bridgekeeper explain vague", offered: ["vague_gap"]),
    TypedLine(line: "bridgekeeper hatches show pdf-", offered: ["pdf-view"], notOffered: ["map-overlays"]),
    TypedLine(line: "bridgekeeper scaffold view-c", offered: ["view-controller"]),
    TypedLine(line: "bridgekeeper ask --template view-c", offered: ["view-controller"]),
    TypedLine(line: "bridgekeeper completions ", offered: ["bash", "fish", "zsh"], notOffered: ["Sources/"]),
    TypedLine(line: "bridgekeeper --color ne", offered: ["never"], notOffered: ["auto"]),
    TypedLine(
      line: "bridgekeeper check Sou", offered: ["Sources/"], notOffered: ["CLAUDE.md"],
      replaced: ["bash": ["Sources"], "zsh": ["Sources"]]),
    TypedLine(
      line: "bridgekeeper --root ", offered: ["Sources/"], notOffered: ["CLAUDE.md"],
      replaced: ["bash": ["Sources"], "zsh": ["Sources"]]),
    TypedLine(line: "bridgekeeper gotchas add --file CLA", offered: ["CLAUDE.md"], notOffered: ["Sources/"]),
    TypedLine(line: "bridgekeeper gotchas add --title C", offered: [], notOffered: ["CLAUDE.md"]),
    TypedLine(
      line: "bridgekeeper check --output sa", offered: ["sarif:"], notOffered: ["json:"],
      replaced: ["zsh": ["sarif"]]),
    TypedLine(
      line: "bridgekeeper check --output sarif:CLA", offered: ["sarif:CLAUDE.md"],
      replaced: ["bash": ["CLAUDE.md"], "zsh": ["CLAUDE.md"]]),
    TypedLine(
      line: "bridgekeeper check --output=sarif:CLA", offered: ["--output=sarif:CLAUDE.md"],
      replaced: ["bash": ["CLAUDE.md"], "zsh": ["CLAUDE.md"]]),
  ]
}

@Suite struct CompletionTests {
  static let captures = ReadmeTests.root.appendingPathComponent("Tests/CommandTests/Shells")

  /// What a shell offers, in a folder with a file `CLAUDE.md` and a folder `Sources`.
  private func offers(_ shell: String, at line: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("", to: "project/CLAUDE.md")
    try folder.write("", to: "project/Sources/a b.swift")
    let capture = Self.captures.appendingPathComponent("capture.\(shell)").path
    let quiet = shell == "fish" ? "--no-config" : shell == "zsh" ? "-f" : "--norc"
    let script = """
      export HOME='\(folder.url.path)' LC_ALL=C.UTF-8 TERM=xterm
      "$BRIDGEKEEPER" completions \(shell) >../script || exit 70
      exec \(shell) \(quiet) '\(capture)' \(CompletionScript.quoted(line)) ../script
      """
    let run = try Program.shell(script, in: folder.url.appendingPathComponent("project"))
    #expect(run.standardError == "" && run.exit == 0)
    return run.standardOutput.split(separator: "\n").map { String($0) }
  }

  private func require(_ shell: String) throws {
    let found = try Program.shell("command -v \(shell)", in: FileManager.default.temporaryDirectory)
    if found.exit != 0 { try Test.cancel("\(shell) is not installed; .ci/setup test installs it") }
  }

  @Test(arguments: CompletionScript.shells, TypedLine.all)
  func aShellOffersWhatMayStandThere(shell: String, typed: TypedLine) throws {
    try require(shell)
    let offers = try offers(shell, at: typed.line)
    for word in typed.replaced[shell] ?? typed.offered {
      // A flag with a value may be offered with the sign that stands before it.
      #expect(offers.contains(word) || offers.contains(word + "="), "got \(offers)")
    }
    if typed.offered.isEmpty { #expect(offers == []) }
    for word in typed.notOffered { #expect(!offers.contains(word), "got \(offers)") }
  }

  /// The shell itself finds nothing to complain of, nor does shellcheck, which knows bash.
  @Test(arguments: [
    ("bash", "bash -n"), ("bash", "shellcheck -s bash"), ("zsh", "zsh -n"), ("fish", "fish -n"),
  ])
  func theScriptIsSound(shell: String, judge: String) throws {
    try require(String(judge.prefix { $0 != " " }))
    let folder = try TemporaryFolder()
    let run = try Program.shell(
      "\"$BRIDGEKEEPER\" completions \(shell) >script && \(judge) script", in: folder.url)
    #expect(run == Run(standardOutput: "", standardError: "", exit: 0))
  }

  /// What `eval` and `| source` are told to do in the help, done.
  @Test(arguments: [
    ("bash", "eval \"$(bridgekeeper completions bash)\" && complete -p bridgekeeper"),
    (
      "zsh",
      "autoload -U compinit; compinit -u -d dump; eval \"$(bridgekeeper completions zsh)\"; print $_comps[bridgekeeper]"
    ),
    ("fish", "bridgekeeper completions fish | source; complete -C 'bridgekeeper che'"),
  ])
  func theScriptIsTakenAsTheHelpSays(shell: String, script: String) throws {
    try require(shell)
    let folder = try TemporaryFolder()
    let path = URL(fileURLWithPath: Program.path).deletingLastPathComponent().path
    let quoted = CompletionScript.quoted(script)
    let run = try Program.shell("PATH='\(path)':\"$PATH\" HOME=. \(shell) -c \(quoted)", in: folder.url)
    #expect(run.exit == 0 && run.standardError == "")
    #expect(run.standardOutput.contains(shell == "fish" ? "check\t" : "_bridgekeeper"), "\(run)")
  }

  /// A name with a blank is one name.
  @Test func bashKeepsANameWithABlankWhole() throws {
    try require("bash")
    #expect(try offers("bash", at: "bridgekeeper check Sources/") == ["Sources/a b.swift"])
  }

  /// No script names a flag or command that the program does not have, or leaves one out.
  @Test(arguments: CompletionScript.shells)
  func theScriptNamesEveryFlag(shell: String) throws {
    let script = try #require(CompletionScript.text(for: shell, try CompletionTable()))
    for command in Command.all {
      for flag in command.flags {
        #expect(script.contains(shell == "fish" ? "-l \(flag.name) " : flag.spelling))
      }
    }
    #expect(!script.contains("  \n") && script.hasSuffix("\n"))
  }

  @Test(
    arguments: [
      ("check", "PATH"), ("scaffold", "TEMPLATE"), ("gotchas move", "TITLE"), ("hatches new", nil),
      ("rules", nil),
      ("explain", "TYPE|RULE"), ("gotchas fmt", "FILE"),
    ] as [(String, String?)])
  func theUsageLineSaysWhatTheOperandsAre(name: String, operand: String?) throws {
    #expect(try #require(Command.all.first { $0.name == name }).operandName == operand)
  }
}
