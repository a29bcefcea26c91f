// A run of the real program under limits, with what it took: for input that is made to crash, hang or exhaust it.

import Foundation

/// What a run of the program came to, and what it took.
struct MeasuredRun {
  /// The exit code; the negative number of the signal that ended it.
  var exit: Int32
  var output: String
  var errors: String
  /// Whether it was ended because its time was up.
  var isOverdue: Bool
  /// Seconds of processor time, its children's included: what else the machine does hardly matters to it.
  var processor: Double
  /// The most memory that it had at once, in MB.
  var peak: Double

  /// What it printed, in both ways.
  var text: String { output + errors }
}

/// Runs the program under limits.
enum Measurement {
  /// How long a run may take, in seconds: a stop, not a promise of speed. What hangs and works is ended sooner, by the 180
  /// seconds of processor time that a debug build is allowed; a busy machine takes much longer for those.
  static let patience = Double(ProcessInfo.processInfo.environment["ADVERSARIAL_PATIENCE"] ?? "") ?? 900
  /// No more of what it prints is looked at.
  private static let shownLimit = 8 << 20

  /// The program: another build of it, such as a release, where the table is to tell of that.
  private static let program = ProcessInfo.processInfo.environment["ADVERSARIAL_PROGRAM"] ?? Program.path

  /// Runs the program in a folder.
  ///
  /// - Parameter input: the path of what it is given on standard input.
  static func run(_ words: [String], in folder: URL, input: String = "/dev/null") throws -> MeasuredRun {
    let place = try TemporaryFolder()
    let output = place.url.appendingPathComponent("output").path
    let errors = place.url.appendingPathComponent("errors").path
    // The limit on addresses is a stop for a fault that would take the machine down; threads reserve much of it.
    let limits = "ulimit -v 8000000 2>/dev/null; ulimit -t 180; ulimit -c 0"
    let script = "cd \"$0\" && export BRIDGEKEEPER_CACHE=off; \(limits); exec \"$@\""
    let child = try start(
      ["/bin/sh", "-c", script, folder.path, program] + words, input: input, output, errors)
    var run = MeasuredRun(exit: 0, output: "", errors: "", isOverdue: false, processor: 0, peak: 0)
    wait(for: child, &run)
    run.output = try shown(output)
    run.errors = try shown(errors)
    return run
  }

  private static func shown(_ path: String) throws -> String {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    return String(decoding: try handle.read(upToCount: shownLimit) ?? Data(), as: UTF8.self)
  }

  private static func wait(for child: pid_t, _ run: inout MeasuredRun) {
    let end = Date(timeIntervalSinceNow: patience)
    let ownPeak = peak(of: getpid())
    var status: Int32 = 0
    var usage = rusage()
    var seen = 0.0
    while wait4(child, &status, WNOHANG, &usage) == 0 {
      seen = max(seen, peak(of: child))
      if Date() > end, !run.isOverdue {
        run.isOverdue = true
        kill(-child, SIGKILL)
        kill(child, SIGKILL)
      }
      usleep(4_000)
    }
    run.exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    run.processor = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    // A process begins with the peak of the one that started it, so a smaller one has to be watched for.
    let whole = Double(usage.ru_maxrss) / megabyte
    run.peak = whole > ownPeak ? whole : seen
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }

  #if canImport(Darwin)
    private static let megabyte = 1_048_576.0
    private static func peak(of process: pid_t) -> Double { 0 }
  #else
    private static let megabyte = 1_024.0

    /// The most memory that a process has had so far, in MB.
    private static func peak(of process: pid_t) -> Double {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
      else { return 0 }
      return (Double(line.split { !$0.isNumber }.first ?? "") ?? 0) / megabyte
    }
  #endif

  /// Starts a program in a group of its own, with files for its input and output.
  static func start(_ words: [String], input: String, _ output: String, _ errors: String) throws -> pid_t {
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
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // The runner of the tests may have blocked or ignored signals, and children inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETPGROUP))
    let surroundings = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": "enable=no", "BRIDGEKEEPER_GIT_SECONDS": "2",
    ]) { $1 }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = surroundings.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var child = pid_t()
    let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else {
      throw SessionProblem(description: "cannot start: \(String(cString: strerror(code)))")
    }
    return child
  }
}
