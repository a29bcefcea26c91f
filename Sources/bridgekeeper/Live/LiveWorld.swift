// The world itself: what the process is started with, and how it ends. The files of this folder are the only
// ones of the product that open files, run git, read the environment and write output.

import BridgekeeperKit
import BridgekeeperServer
import Foundation
import Terminal

extension World {
  /// The machine that the program runs on.
  static var live: World {
    let environment = ProcessInfo.processInfo.environment
    let records: @Sendable () -> CacheStore? = { CacheStore.live(environment) }
    var effects = Effects(
      files: .live, update: .live, git: .live, workers: ProcessInfo.processInfo.activeProcessorCount)
    effects.scan = SourceScan { files, options in
      let scan = records().map(SourceScan.cached) ?? .fresh
      return scan.run(files, options)
    }
    return World(
      effects: effects, currentFolder: FileManager.default.currentDirectoryPath,
      environment: environment.filter { World.variables.contains($0.key) },
      isTerminal: isatty(STDOUT_FILENO) == 1,
      standardInput: Live.standardInput,
      isMessageTerminal: isatty(STDERR_FILENO) == 1,
      say: { _ = Live.write(Array($0.utf8), to: STDERR_FILENO, stoppingQuietly: true) }, terminal: .live,
      serve: { LiveService(Session($0), $0).run() }, records: records)
  }
}

/// Writes results and ends the process.
enum Live {
  /// A limit on the size of files is a reason why a write fails, and no end: what was begun is cleared away and said, and
  /// without its cache the program goes on.
  static func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// Writes a result and ends the process with its exit code. A reader that closed its end has seen enough:
  /// that is no failure; any other trouble with writing is.
  static func finish(_ output: Output) -> Never {
    signal(SIGPIPE, SIG_IGN)
    let failure = write(Array(output.standardOutput.utf8), to: STDOUT_FILENO, stoppingQuietly: true)
    _ = write(Array(output.standardError.utf8), to: STDERR_FILENO, stoppingQuietly: true)
    guard let failure else { exit(output.exit.rawValue) }
    let message = "bridgekeeper: cannot write the result: \(failure)\n"
    _ = write(Array(message.utf8), to: STDERR_FILENO, stoppingQuietly: true)
    exit(ExitCode.cannotWrite.rawValue)
  }

  /// More than this is read of no input; whoever reads it sees that it goes on.
  private static let inputLimit = 64 * 1_048_576

  /// Standard input to its end, or to the limit.
  static let standardInput: @Sendable () -> [UInt8] = {
    var bytes: [UInt8] = []
    while bytes.count <= inputLimit,
      let part = try? FileHandle.standardInput.read(upToCount: 1_048_576), !part.isEmpty
    {
      bytes += part
    }
    return bytes
  }

  /// Writes all of the bytes; the system's words where that fails, nil where it does not. With
  /// `stoppingQuietly`, a reader that went away is no failure.
  static func write(_ bytes: [UInt8], to descriptor: Int32, stoppingQuietly: Bool) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return errno == EPIPE && stoppingQuietly ? nil : systemWords(errno)
      }
    }
    return nil
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }
}

/// The system's own words for an error, in lower case.
func systemWords(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }
