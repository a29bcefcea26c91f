// The real program in a real terminal: a pseudo-terminal that it is started in, alone in a session of its own.

import Foundation

/// Why a session did not go as it should.
struct SessionProblem: Error, CustomStringConvertible {
  var description: String
}

/// A program that runs in a pseudo-terminal.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32
  private var child: pid_t = 0
  private var status: Int32?
  private let results: URL
  /// How long the program may be silent when something is waited for, in seconds.
  private let patience: Double
  private var deadline: Date
  /// Everything that the terminal was sent.
  private(set) var bytes: [UInt8] = []
  /// How much of the shown text was waited for already, in characters.
  private var seen = 0
  /// The terminal's modes before the program ran.
  private let before: termios

  /// Starts the program; where it is silent for so many seconds while something is waited for, the session has failed.
  init(
    _ words: [String], in folder: URL, environment: [String: String], columns: Int = 80, patience: Double = 30
  ) throws {
    self.patience = patience
    deadline = Date(timeIntervalSinceNow: patience)
    let (end, path) = try Self.open()
    master = end
    slave = Foundation.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var modes = termios()
    tcgetattr(slave, &modes)
    before = modes
    results = folder.deletingLastPathComponent().appendingPathComponent("results-\(UUID().uuidString)")
    resize(to: columns)
    let change = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path]
    try start(change + [Program.path] + words, environment, terminal: path)
  }

  /// A new pseudo-terminal: the end that a window would hold, and the path of the other.
  private static func open() throws -> (master: Int32, path: String) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        throw SessionProblem(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
      }
      return (master, String(cString: name))
    #else
      // Swift is not shown the calls of X/Open, so what they do is done here.
      let unlock: UInt = 0x4004_5431
      let numberOf: UInt = 0x8004_5430
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: Int32 = 0
      var number: UInt32 = 0
      guard master >= 0, ioctl(master, unlock, &isLocked) == 0, ioctl(master, numberOf, &number) == 0 else {
        throw SessionProblem(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
      }
      return (master, "/dev/pts/\(number)")
    #endif
  }

  deinit {
    if status == nil, child > 0 {
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(master)
    close(slave)
    try? FileManager.default.removeItem(at: results)
  }

  /// A session of its own, whose terminal the first one becomes that is opened in it.
  private func start(
    _ words: [String], _ environment: [String: String], terminal: String
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 1, results.path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // The runner of the tests may have blocked signals, and children inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(truncatingIfNeeded: Self.setSession))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else {
      throw SessionProblem(description: "cannot start: \(String(cString: strerror(code)))")
    }
  }

  #if canImport(Darwin)
    private static let setSession = 0x0400
  #else
    private static let setSession = 0x80
  #endif

  /// What was shown, without the sequences that steer the terminal, blanks and line ends as single spaces.
  var shown: String { ShownScreen.words(of: bytes) }

  /// Waits until the text is shown, later than what was waited for before.
  func wait(for text: String) throws {
    let wanted = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    while true {
      let rest = shown.dropFirst(seen)
      if let found = rest.firstRange(of: wanted) {
        seen += rest.distance(from: rest.startIndex, to: found.upperBound)
        return
      }
      guard status == nil, Date() < deadline else {
        let why = status == nil ? "the time is up" : "the program is over"
        throw SessionProblem(
          description: "'\(text)' was not shown, \(why); since then: \(rest.suffix(1_500))")
      }
      receive()
    }
  }

  /// Waits until a plain question is shown that nobody has answered.
  func waitForMark() throws {
    let answered = bytes.count
    while bytes.count == answered || !ShownScreen.text(of: bytes).hasSuffix("> ") {
      guard status == nil, Date() < deadline else {
        throw SessionProblem(description: "nothing was asked; it shows: \(shown.suffix(1_500))")
      }
      receive()
    }
  }

  /// Types.
  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Makes the window wider or narrower; the system tells the program.
  func resize(to columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) { kill(child, number) }

  /// Waits until the program is over.
  func finish() throws -> Run {
    while status == nil {
      guard Date() < deadline else {
        throw SessionProblem(description: "the program did not end; it shows: \(shown.suffix(1_500))")
      }
      receive()
    }
    while take() {}
    let exit = (status ?? 0) & 0x7F == 0 ? ((status ?? 0) >> 8) & 0xFF : -((status ?? 0) & 0x7F)
    let output = try String(contentsOf: results, encoding: .utf8)
    return Run(standardOutput: output, standardError: String(decoding: bytes, as: UTF8.self), exit: exit)
  }

  /// Whether the terminal's modes are what they were.
  var isRestored: Bool {
    var now = termios()
    var old = before
    guard tcgetattr(slave, &now) == 0 else { return false }
    return withUnsafeBytes(of: &now) { now in withUnsafeBytes(of: &old) { now.elementsEqual($0) } }
  }

  private func receive() {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    if poll(&polled, 1, 50) > 0, take() { return }
    var code: Int32 = 0
    if waitpid(child, &code, WNOHANG) == child { status = code }
  }

  /// Takes what the terminal was sent; false where there is nothing.
  private func take() -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer.prefix(count)
      deadline = Date(timeIntervalSinceNow: patience)
    }
    return count > 0
  }
}

/// What a stream of bytes shows.
enum ShownScreen {
  /// The text without the sequences that steer a terminal; one that is not complete yet is left out.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place] == 0x1B else {
        text.append(bytes[place])
        place += 1
        continue
      }
      guard let end = bytes[place...].dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        break
      }
      // What is drawn over begins anew.
      if bytes[end] == UInt8(ascii: "J") { text.append(0x0A) }
      place = end + 1
    }
    return String(decoding: text, as: UTF8.self).replacingOccurrences(of: "\r", with: "")
  }

  /// The text with single spaces for blanks and line ends.
  static func words(of bytes: [UInt8]) -> String {
    text(of: bytes).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
