// A run of one target for some time, as `make fuzz` asks for it: guided by coverage where libFuzzer is linked in, else
// by chance alone. Finds are made small and kept; the run goes on behind them.

import Foundation

/// What `make fuzz` asks for, by environment variables.
struct LongRun {
  let target: FuzzTarget
  let seconds: Int
  let seed: UInt64
  /// Where finds and, for libFuzzer, inputs that reach new code are kept.
  let folder: URL

  /// The seconds of processor time that one input may take, in code that is not optimized.
  static let patience = 60.0
  /// Bytes that one input may have.
  static let limit = 8_000

  /// - Returns: nil where nobody asked for a run.
  init?(_ environment: [String: String]) {
    guard let name = environment["BRIDGEKEEPER_FUZZ_TARGET"], let target = FuzzTarget.named(name) else {
      return nil
    }
    self.target = target
    seconds = environment["BRIDGEKEEPER_FUZZ_SECONDS"].flatMap(Int.init) ?? 60
    seed = environment["BRIDGEKEEPER_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    folder = URL(filePath: environment["BRIDGEKEEPER_FUZZ_FOLDER"] ?? ".build/fuzz-finds")
  }

  /// The file with the input under way.
  var underWay: URL { folder.appending(path: "\(target.name)-under-way") }

  /// Tries inputs by chance until the time is over; gives back what was found.
  func runByChance() -> [Find] {
    let log = FindLog(self, InputWatch(file: underWay, limit: Self.patience))
    var mutator = Mutator(seed: seed, words: target.words, donors: target.seeds())
    let end = Date().addingTimeInterval(TimeInterval(seconds))
    while Date() < end { log.look(at: mutator.next(limit: Self.limit)) }
    log.close()
    try? FileManager.default.removeItem(at: underWay)
    return log.finds
  }
}

/// The finds of a run: one of each kind is kept.
final class FindLog: @unchecked Sendable {
  private let run: LongRun
  private let watch: InputWatch
  private(set) var finds: [Find] = []
  /// More finds than this have few causes.
  private static let limit = 20
  private var tried = 0

  init(_ run: LongRun, _ watch: InputWatch) {
    (self.run, self.watch) = (run, watch)
    try? FileManager.default.createDirectory(at: run.folder, withIntermediateDirectories: true)
  }

  /// Holds an input against the target's laws.
  func look(at input: [UInt8]) {
    tried += 1
    guard let fault = watch.watching(input, run.target.fault) else { return }
    guard finds.count < Self.limit, !finds.contains(where: { Find.kind($0.fault) == Find.kind(fault) }) else {
      return
    }
    let find = Find(bytes: input, fault: fault).shrunk(tries: 300) { watch.watching($0, run.target.fault) }
    finds.append(find)
    let file = find.written(to: run.folder, for: run.target)
    Self.say("\(run.target.name): \(find.fault)\n  kept in \(file.path)")
  }

  /// Says what came of it.
  func close() {
    let taken = Int(InputWatch.processorTime())
    Self.say(
      "\(run.target.name): \(tried) inputs in \(run.seconds) seconds (\(taken) of processor time), seed \(run.seed), "
        + "\(finds.count) finds")
  }

  static func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
