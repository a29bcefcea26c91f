// libFuzzer as the engine of a long run. It writes an input that ends the process into the folder of finds, and leaves the
// process by itself when the time is over.

#if FUZZER
  import CLibFuzzer
  import Foundation

  /// The run under way: the engine calls plain functions.
  private struct Engine {
    var log: FindLog
    var mutator: Mutator
  }

  nonisolated(unsafe) private var engine: Engine?

  extension LongRun {
    /// Runs until the time is over and ends the process.
    func runByCoverage() {
      engine = Engine(
        log: FindLog(self, InputWatch(file: nil, limit: 10)),
        mutator: Mutator(seed: seed, words: target.words, donors: target.seeds()))
      let corpus = folder.appending(path: "corpus/\(target.name)")
      let seeds = folder.appending(path: "seeds/\(target.name)")
      for (place, bytes) in target.seeds().enumerated() { write(bytes, to: seeds, as: "\(place)") }
      try? FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
      atexit {
        engine?.log.close()
        if engine?.log.finds.isEmpty == false { _exit(1) }
      }
      drive([
        "fuzz", "-max_total_time=\(seconds)", "-seed=\(seed & 0x7FFF_FFFF)", "-max_len=\(Self.limit)",
        "-timeout=0", "-report_slow_units=1000", "-rss_limit_mb=3000", "-detect_leaks=0",
        "-print_final_stats=1",
        "-artifact_prefix=\(folder.path)/\(target.name)-", corpus.path, seeds.path,
      ])
    }

    private func write(_ bytes: [UInt8], to folder: URL, as name: String) {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data(bytes).write(to: folder.appending(path: name))
    }

    private func drive(_ words: [String]) {
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      var count = Int32(words.count)
      arguments.withUnsafeMutableBufferPointer { buffer in
        var base = buffer.baseAddress
        withUnsafeMutablePointer(to: &base) { place in
          _ = LLVMFuzzerRunDriver(&count, place) { bytes, count in
            engine?.log.look(at: Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
          }
        }
      }
    }
  }

  /// Half of the changes are the engine's own, which knows what the code compares; the others know words and lines.
  @_cdecl("LLVMFuzzerCustomMutator")
  public func changeInput(
    _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
  ) -> Int {
    guard seed % 2 == 0, engine != nil else { return LLVMFuzzerMutate(bytes, count, limit) }
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let changed = engine?.mutator.mutant(of: input, limit: limit) ?? input
    for (place, byte) in changed.enumerated() { bytes[place] = byte }
    return changed.count
  }
#endif
