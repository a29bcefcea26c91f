// The person's own editor: a temporary file, the editor in the terminal, and what it saved.

import Foundation
import Terminal

/// Runs `$VISUAL`, else `$EDITOR`, else vi.
enum LiveEditor {
  /// The text as the editor left it, or why there is none.
  static func edit(_ text: String) -> Result<String, EditorProblem> {
    let file = FileManager.default.temporaryDirectory.path + "/bridgekeeper-\(UUID().uuidString).md"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      return .failure(EditorProblem("cannot make '\(file)': \(systemWords(errno))"))
    }
    defer { unlink(file) }
    let failure = Live.write(Array("\(text)\n".utf8), to: descriptor, stoppingQuietly: false)
    close(descriptor)
    if let failure { return .failure(EditorProblem("cannot write '\(file)': \(failure)")) }
    if let problem = run(on: file) { return .failure(problem) }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      return .failure(EditorProblem("the editor left no file"))
    }
    guard let edited = String(validating: bytes, as: UTF8.self) else {
      return .failure(EditorProblem("what the editor saved is not UTF-8"))
    }
    return .success(edited)
  }

  private static var command: String {
    let environment = ProcessInfo.processInfo.environment
    return [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
  }

  /// The editor may come with words of its own, such as `code --wait`, so a shell takes it apart; the file
  /// goes to it as a word.
  private static func run(on file: String) -> EditorProblem? {
    let command = command
    // Ctrl-C in the editor is the editor's.
    signal(SIGINT, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, SIG_DFL)
      signal(SIGQUIT, SIG_DFL)
    }
    guard let child = spawn(["/bin/sh", "-c", "\(command) \"$@\"", command, file]) else {
      return EditorProblem("cannot run '\(command)': \(systemWords(errno))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return EditorProblem("the editor '\(command)' was lost: \(systemWords(errno))") }
    }
    if status & 0x7F != 0 {
      return EditorProblem("the editor '\(command)' was ended by signal \(status & 0x7F)")
    }
    let code = (status >> 8) & 0xFF
    return code == 0 ? nil : EditorProblem("the editor '\(command)' failed with exit code \(code)")
  }

  /// Starts a program in the terminal's foreground: Foundation's `Process` would give it a group of its own,
  /// which may not read from the terminal.
  private static func spawn(_ words: [String]) -> pid_t? {
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
    // Results may be going to a file: the editor's output is for the terminal.
    if let terminal = ttyname(STDIN_FILENO) {
      for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR | O_NOCTTY, 0)
      }
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGQUIT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, environ)
    if code != 0 { errno = code }
    return code == 0 ? child : nil
  }
}
