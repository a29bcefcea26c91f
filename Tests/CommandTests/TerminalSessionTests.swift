// `ask` and other dialogues in a terminal, a folder a session in `Sessions`: what is waited for and typed, how it ends, and which
// files it changes. Where the same answers stand in a file beside it, giving that instead must change the
// same bytes.

import Foundation
import Testing

@Suite struct TerminalSessionTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sessions")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != "README.md" }.sorted()
  }()

  @Test func sessionsAreThere() {
    #expect(Self.names.count >= 20)
  }

  @Test(arguments: names)
  func theSessionGoesAsWritten(name: String) throws {
    let session = try TerminalSession(name)
    let project = try session.project()
    let terminal = try PseudoTerminal(
      session.words, in: project.folder, environment: session.environment(project), columns: session.columns)
    for step in session.steps { try step.run(on: terminal) }
    let run = try terminal.finish()
    #expect("\(run.exit)" == session.exit, "\(terminal.shown.suffix(1_500))")
    #expect(terminal.isRestored, "the terminal is not as it was")
    #expect(!run.standardError.contains("\u{1B}") == session.isPlain)
    if session.settings["columns"] != nil { expectRows(of: terminal, toFit: session.columns) }
    let written = try project.files()
    let expected = try session.expectedFiles()
    for path in Set(written.keys).union(expected.keys).sorted() {
      #expect(written[path] == expected[path], "\(path)")
    }
  }

  /// No row of the dialogue may reach the edge. In plain lines the terminal breaks them, and the words at the
  /// end are for anybody.
  private func expectRows(of terminal: PseudoTerminal, toFit columns: Int) {
    let text = ShownScreen.text(of: terminal.bytes)
    guard text != String(decoding: terminal.bytes, as: UTF8.self).replacingOccurrences(of: "\r", with: "")
    else { return }
    let dialogue = text.components(separatedBy: "\nbridgekeeper: ")[0]
    for row in dialogue.split(separator: "\n") {
      #expect(row.count < columns || row.hasPrefix("bridgekeeper: "), "\(row)")
    }
  }

  @Test(arguments: names)
  func theSameAnswersInAFileWriteTheSame(name: String) throws {
    let session = try TerminalSession(name)
    guard let answers = session.text("answers.yml") else { return }
    let project = try session.project()
    let file = project.folder.deletingLastPathComponent().appendingPathComponent("answers.yml")
    try answers.write(to: file, atomically: true, encoding: .utf8)
    let record = session.text("records") == nil ? [] : ["--record"]
    let run = try Program.run(["ask", "--answers", file.path] + record, in: project.folder)
    #expect("\(run.exit)" == session.exit, "\(run.standardError)")
    #expect(try project.files() == (try session.expectedFiles()))
  }
}

/// A signal that comes while a question is open.
@Suite struct InterruptedSessionTests {
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE]

  /// The same dialogue by keys and in plain lines.
  static let moments = ["happy", "happy-dumb"].flatMap { name in
    let waits = (try? TerminalSession(name))?.waits ?? 0
    return (0..<waits).map { (name, $0) }
  }

  @Test func momentsAreThere() { #expect(Self.moments.count >= 30) }

  @Test(arguments: moments)
  func theTerminalIsAsBeforeAndNothingIsWritten(name: String, question: Int) throws {
    let session = try TerminalSession(name)
    let project = try session.project()
    let before = try project.files()
    let number = Self.signals[(question + (name == "happy" ? 0 : 2)) % Self.signals.count]
    let terminal = try PseudoTerminal(
      session.words, in: project.folder, environment: session.environment(project), columns: session.columns)
    var waits = 0
    for step in session.steps where waits <= question {
      try step.run(on: terminal)
      if case .wait = step { waits += 1 }
    }
    terminal.signal(number)
    let run = try terminal.finish()
    #expect(run.exit == 130, "signal \(number): \(run.exit)")
    #expect(terminal.isRestored, "signal \(number): the terminal is not as it was")
    #expect(try project.files() == before)
  }
}

/// A session that is written down.
private struct TerminalSession {
  let folder: URL
  let words: [String]
  let steps: [SessionStep]
  let settings: [String: String]

  /// `settings` holds `NAME VALUE` lines: `columns`, `exit`, `plain` where no key may be steered by, and
  /// variables of the environment; `command` is another one than `ask`.
  init(_ name: String) throws {
    let folder = TerminalSessionTests.folder.appendingPathComponent(name)
    self.folder = folder
    func lines(_ file: String) -> [String] {
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return (text ?? "").split(separator: "\n").map(String.init)
    }
    settings = Dictionary(
      lines("settings").map { line in
        let halves = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (halves[0], halves.count > 1 ? halves[1] : "")
      }
    ) { $1 }
    words = [settings["command"] ?? "ask"] + lines("words")
    steps = try lines("script").map(SessionStep.init)
  }

  /// How often something is waited for.
  var waits: Int {
    steps.count { if case .wait = $0 { true } else { false } }
  }

  var exit: String { settings["exit"] ?? "0" }
  var columns: Int { settings["columns"].flatMap { Int($0) } ?? 80 }
  var isPlain: Bool {
    ["", "dumb"].contains(settings["TERM"]) || settings["plain"] != nil || words.contains("--plain")
  }

  func text(_ file: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  func environment(_ project: SessionProject) -> [String: String] {
    var environment = ["TERM": "xterm-256color", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    environment["HOME"] = project.folder.deletingLastPathComponent().path
    for (name, value) in settings where name.allSatisfy({ $0.isUppercase || $0 == "_" }) {
      environment[name] = value.replacingOccurrences(of: "{SESSION}", with: folder.path)
    }
    return environment
  }

  func project() throws -> SessionProject { try SessionProject(Self.files(in: base)) }

  /// What the project holds before: `before`, else the project that most sessions share.
  private var base: URL {
    let own = folder.appendingPathComponent("before")
    return FileManager.default.fileExists(atPath: own.path)
      ? own
      : TerminalSessionTests.folder.deletingLastPathComponent().appendingPathComponent(
        "Cases/ask-nothing/before")
  }

  func expectedFiles() throws -> [String: String] {
    try Self.files(in: base).merging(Self.files(in: folder.appendingPathComponent("after"))) { $1 }
  }

  static func files(in folder: URL) throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return files
  }
}

/// A project on disk for one session.
private struct SessionProject {
  private let temporary: TemporaryFolder
  let folder: URL

  init(_ files: [String: String]) throws {
    temporary = try TemporaryFolder()
    for (path, text) in files { try temporary.write(text, to: "project/\(path)") }
    folder = temporary.url.appendingPathComponent("project")
  }

  func files() throws -> [String: String] { try TerminalSession.files(in: folder) }
}

/// A line of a session's script.
private enum SessionStep {
  /// `? TEXT`: waits until it is shown.
  case wait(String)
  /// `> TEXT`: types, with `\r`, `\t`, `\e`, `\xNN` for keys.
  case send(String)
  /// `resize N`: N columns from now on.
  case resize(Int)
  /// `signal N`.
  case signal(Int32)

  init(_ line: String) throws {
    let halves = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rest = halves.count > 1 ? halves[1] : ""
    switch halves[0] {
    case "?": self = .wait(rest)
    case ">": self = .send(Self.keys(rest))
    case "resize": self = .resize(Int(rest) ?? 80)
    case "signal": self = .signal(Int32(rest) ?? 0)
    default: throw SessionProblem(description: "no step of a session: '\(line)'")
    }
  }

  func run(on terminal: PseudoTerminal) throws {
    switch self {
    case .wait(let text): try terminal.wait(for: text)
    case .send(let text): terminal.send(text)
    case .resize(let columns): terminal.resize(to: columns)
    case .signal(let number): terminal.signal(number)
    }
  }

  private static func keys(_ text: String) -> String {
    var keys = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "\\", let letter = rest.popFirst() else {
        keys.append(first)
        continue
      }
      switch letter {
      case "r": keys.append("\r")
      case "n": keys.append("\n")
      case "t": keys.append("\t")
      case "e": keys.append("\u{1B}")
      case "x":
        keys.unicodeScalars.append(Unicode.Scalar(UInt8(rest.prefix(2), radix: 16) ?? 0))
        rest = rest.dropFirst(2)
      default: keys.append(letter)
      }
    }
    return keys
  }
}
