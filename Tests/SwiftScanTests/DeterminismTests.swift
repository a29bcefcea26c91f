// The same sources give the same inventory: whatever the threads do, the paths' order, and the prefilter.

import Testing

@testable import SwiftScan

@Suite struct DeterminismTests {
  /// The cases of one kind with the options they need.
  static let cases: [(files: [String: [UInt8]], options: ScanOptions)] = {
    let shapes = Shape.all.compactMap { shape in
      (try? Shape.folder.files(shape.paths)).map { ($0, ScanOptions(includesPresenters: true, workers: 2)) }
    }
    let own = OwnCase.all.compactMap { own -> ([String: [UInt8]], ScanOptions)? in
      guard let (files, lines) = try? own.read() else { return nil }
      return (files, ScanOptions(lines: lines))
    }
    let available = AvailabilityCase.all.compactMap { one -> ([String: [UInt8]], ScanOptions)? in
      let folder = CaseFolder("availability/\(one.name)")
      return (try? folder.files(folder.paths)).map { ($0, ScanOptions(workers: 2)) }
    }
    return shapes + own + available
  }()

  /// All shapes in folders of their own, as one scan.
  static let together: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    for shape in Shape.all where shape.number != "124" {
      for (path, bytes) in (try? Shape.folder.files(shape.paths)) ?? [:] {
        files["\(shape.number)/\(path)"] = bytes
      }
    }
    return files
  }()

  @Test func thereAreCases() {
    #expect(Self.cases.count == Shape.all.count + OwnCase.all.count + AvailabilityCase.all.count)
    #expect(Self.together.count == 102)
  }

  @Test(arguments: [1, 2, 7]) func doesNotDependOnThreads(_ workers: Int) {
    let one = scan(Self.together, ScanOptions(workers: 1))
    #expect(!one.bridges.isEmpty)
    #expect(scan(Self.together, ScanOptions(workers: workers)) == one)
  }

  @Test func doesNotDependOnTheOrderOfPaths() {
    let files = Self.together
    let sorted = scan(files)
    for _ in 0..<5 {
      let paths = files.keys.shuffled() + files.keys.prefix(3)
      let found = scanSources(Array(paths), options: ScanOptions(workers: 3)) { .success(files[$0] ?? []) }
      #expect(found == sorted)
    }
  }

  /// Only the problems may differ: without the prefilter files are judged too that hold no word of interest.
  @Test func prefilterLosesNothing() {
    for (files, options) in Self.cases + [(Self.together, ScanOptions(workers: 2))] {
      var all = options
      all.parsesEveryFile = true
      let (filtered, full) = (scan(files, options), scan(files, all))
      #expect(filtered.bridges == full.bridges)
      #expect(filtered.unresolved == full.unresolved)
      #expect(filtered.declarations == full.declarations)
      #expect(filtered.problems.allSatisfy(full.problems.contains))
    }
  }

  /// Counting is the only thing that `countsUses` changes.
  @Test func countingChangesNothingElse() {
    for (files, options) in Self.cases {
      var without = options
      without.countsUses = false
      var counted = scan(files, options)
      for position in counted.bridges.indices {
        counted.bridges[position].uses = nil
        counted.bridges[position].useAvailability = nil
      }
      #expect(scan(files, without) == counted)
    }
  }

  @Test func reportsWhatCannotBeRead() {
    let problem = SourceProblem(file: "b.swift", reason: "permission denied", fix: "make it readable")
    let found = scanSources(["b.swift", "a.swift"], options: ScanOptions(workers: 2)) { path in
      path == "a.swift" ? .success(Array("struct A: UIViewRepresentable {}".utf8)) : .failure(problem)
    }
    #expect(found.problems == [problem])
    #expect(found.bridges.map(\.name) == ["A"])
  }

  @Test func givesNothingForNothing() {
    #expect(scan([:]) == Inventory())
  }
}
