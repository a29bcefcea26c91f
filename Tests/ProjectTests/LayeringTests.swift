// The invariants of ARCHITECTURE.md that a compiler does not hold: who may import whom, and who may touch the
// world.

import Testing

@Suite struct LayeringTests {
  /// Module → what its files may import. The compiler lets a file import a dependency's dependency.
  static let allowed: [String: Set<String>] = [
    "Markdown": ["CCMarkGFM", "Darwin", "Glibc", "Musl"],
    "YAML": ["CYAML"],
    "Findings": ["Foundation"],
    "Knowledge": ["Findings", "Markdown", "YAML"],
    "BundledHatches": [],
    "BundledTemplates": [],
    "Terminal": [],
    "Plugins": ["Foundation", "Knowledge", "PackagePlugin"],
    "SwiftScan": ["Darwin", "Findings", "Glibc", "Musl", "SwiftSyntax", "SwiftParser"],
    "BridgekeeperKit": [
      "BundledHatches", "BundledTemplates", "Findings", "Foundation", "Knowledge", "Markdown", "SwiftScan",
      "Terminal", "YAML",
    ],
    "BridgekeeperServer": ["BridgekeeperKit", "Findings", "Foundation", "Knowledge"],
    "bridgekeeper": [
      "BridgekeeperKit", "BridgekeeperServer", "Findings", "Foundation", "Knowledge", "Markdown", "SwiftScan",
      "Terminal",
    ],
  ]

  /// Import → the only files, or folders, that may have it. The C library is needed to free what cmark-gfm
  /// hands out, for threads with a stack of known size, and for its search in bytes.
  static let homes: [String: [String]] = [
    "CCMarkGFM": ["Sources/Markdown/CMark.swift"],
    "CYAML": ["Sources/YAML/YAMLEventStream.swift"],
    "Darwin": systemHomes, "Glibc": systemHomes, "Musl": systemHomes,
    "SwiftParser": ["Sources/SwiftScan/Syntax/"],
    "SwiftSyntax": ["Sources/SwiftScan/Syntax/"],
  ]
  private static let systemHomes = [
    "Sources/Markdown/CMark.swift", "Sources/SwiftScan/Bytes/ByteSearch.swift",
    "Sources/SwiftScan/Scans/Workers.swift",
  ]

  /// What reaches the world. Only the files in `Live/` may.
  static let effects = [
    "print(", "debugPrint(", "FileManager", "FileHandle", "Process(", "ProcessInfo", "Date()", "getenv(",
    "exit(",
    "fopen(", "opendir(", "O_RDONLY", "isatty(", "readLine(", "String(contentsOf", "Data(contentsOf",
  ]

  @Test func everyModuleHasARow() {
    let modules = Set(SourceTree.sources.compactMap { $0.path.split(separator: "/").dropFirst().first })
    #expect(Set(modules.map(String.init)) == Set(Self.allowed.keys))
  }

  @Test(arguments: SourceTree.sources)
  func importsAreAllowed(file: SwiftFile) throws {
    let module = try #require(file.path.split(separator: "/").dropFirst().first.map(String.init))
    let allowed = Self.allowed[module] ?? []
    for name in file.imports {
      #expect(allowed.contains(name), "\(file.path) imports \(name)")
      if let homes = Self.homes[name] {
        #expect(
          homes.contains(where: file.path.hasPrefix), "\(name) is imported outside \(homes): \(file.path)")
      }
    }
  }

  /// `Live/` is the product's way to the world; what lies in `Plugins` runs while the product is built and is
  /// no part of it.
  static let worldly = ["Sources/bridgekeeper/Live/", "Sources/Plugins/"]

  @Test(arguments: SourceTree.sources.filter { file in !worldly.contains(where: file.path.hasPrefix) })
  func theWorldIsTouchedInOneFolderOnly(file: SwiftFile) {
    let code = file.code
    for effect in Self.effects {
      let isUsed = code.ranges(of: effect).contains { range in
        // `Project.open(` and `parse.exit(` are calls of our own; a bare name is the system's.
        guard let before = code[..<range.lowerBound].last else { return true }
        return !(before.isLetter || before.isNumber || before == "_" || before == ".")
          && !code[..<range.lowerBound].hasSuffix("func ")
      }
      #expect(!isUsed, "\(file.path) uses \(effect)")
    }
  }
}
