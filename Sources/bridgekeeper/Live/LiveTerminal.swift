// The terminal that the program runs in: its modes, its size, its signals.

import Foundation
import Terminal

extension TerminalDevice {
  /// The terminal on standard input; nil where standard input is none. Prompts go to standard error.
  static var live: TerminalDevice? {
    var original = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
    let before = original
    return TerminalDevice(
      read: LiveTerminal.read, write: LiveTerminal.write, columns: { LiveTerminal.size().columns },
      rows: { LiveTerminal.size().rows },
      begin: { byKeys in
        TerminalSignals.listen()
        guard byKeys else { return }
        LiveTerminal.setMode(LiveTerminal.byKeys(before))
        LiveTerminal.write("\u{1B}[?2004h")
      },
      end: { byKeys in
        if byKeys { LiveTerminal.write("\u{1B}[?2004l") }
        LiveTerminal.setMode(before)
        TerminalSignals.leave()
      },
      suspend: { raise(SIGTSTP) }, edit: LiveEditor.edit)
  }
}

/// The calls behind the device.
private enum LiveTerminal {
  /// Every key by itself, unechoed, with Ctrl-C, Ctrl-Z and Ctrl-S as keys; what is written is as ever.
  static func byKeys(_ mode: termios) -> termios {
    var mode = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    withUnsafeMutableBytes(of: &mode.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    return mode
  }

  /// What was typed meanwhile is kept.
  static func setMode(_ mode: termios) {
    var mode = mode
    while tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) != 0 && errno == EINTR {}
  }

  static func write(_ text: String) {
    _ = Live.write(Array(text.utf8), to: STDERR_FILENO, stoppingQuietly: true)
  }

  static func size() -> (columns: Int, rows: Int) {
    var window = winsize()
    for descriptor in [STDERR_FILENO, STDIN_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 {
      return (Int(window.ws_col), window.ws_row > 0 ? Int(window.ws_row) : 24)
    }
    return (80, 24)
  }

  static func read(_ milliseconds: Int?) -> TerminalInput {
    while true {
      var polled = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: TerminalSignals.pipe.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&polled, nfds_t(polled.count), milliseconds.map(Int32.init) ?? -1)
      if count == 0 { return .silence }
      if count < 0 {
        if errno == EINTR { continue }
        return .end
      }
      if polled[1].revents != 0, let input = TerminalSignals.next() { return input }
      if polled[0].revents != 0, let input = typed() { return input }
    }
  }

  /// What was typed; nil where the call was interrupted.
  private static func typed() -> TerminalInput? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = systemRead(STDIN_FILENO, &bytes)
    if count > 0 { return .bytes(Array(bytes.prefix(count))) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : .end
  }
}

/// The signals that concern a terminal, as bytes in a pipe: all that a handler may do is write one.
private enum TerminalSignals {
  struct Ends: Sendable {
    var readEnd: Int32
    var writeEnd: Int32
  }

  static let pipe: Ends = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return Ends(readEnd: ends[0], writeEnd: ends[1])
  }()

  private static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGWINCH, SIGCONT]

  static func listen() {
    // The pipe is there before the first handler can run.
    guard pipe.writeEnd >= 0 else { return }
    for number in all {
      signal(number) { number in
        let code = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = systemWriteByte(TerminalSignals.pipe.writeEnd, &byte)
        errno = code
      }
    }
  }

  static func leave() {
    for number in all { signal(number, SIG_DFL) }
  }

  /// What the next signal says; nil where there is none.
  static func next() -> TerminalInput? {
    var bytes: [UInt8] = [0]
    guard systemRead(pipe.readEnd, &bytes) == 1 else { return nil }
    switch Int32(bytes[0]) {
    case SIGWINCH: return .resized
    case SIGCONT: return .resumed
    default: return .interrupted
    }
  }
}

/// Named apart, since `read` is the terminal's own here.
private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, &bytes, bytes.count)
  #else
    Glibc.read(descriptor, &bytes, bytes.count)
  #endif
}

private func systemWriteByte(_ descriptor: Int32, _ byte: UnsafePointer<UInt8>) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, byte, 1)
  #else
    Glibc.write(descriptor, byte, 1)
  #endif
}
