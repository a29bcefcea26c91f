// swift-tools-version: 6.0
// The module graph, in four groups: the program, what it does, what it knows, and the C libraries it stands
// on.

import Foundation
import PackageDescription

let parser = SwiftParserSource.find()
let fuzzer = FuzzerRuntime.find()
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "bridgekeeper",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "bridgekeeper", targets: ["bridgekeeper"])],
  dependencies: parser.packages,
  targets: [
    // The program: words in, results out. `Live/` is the only folder that touches the world.
    .executableTarget(
      name: "bridgekeeper",
      dependencies: [
        "BridgekeeperKit", "BridgekeeperServer", "Findings", "Knowledge", "Markdown", "SwiftScan", "Terminal",
      ],
      swiftSettings: house + parser.imports + fuzzer.coverage, linkerSettings: parser.links),

    // What it does: use cases, configuration, matching. Effects come in as values.
    .target(
      name: "BridgekeeperKit",
      dependencies: [
        "BundledHatches", "BundledTemplates", "Findings", "Knowledge", "Markdown", "SwiftScan", "Terminal",
        "YAML",
      ],
      swiftSettings: house + parser.imports + fuzzer.coverage),

    // What agents speak: hooks and the Model Context Protocol. Wire formats only; each answer is a use case's.
    .target(
      name: "BridgekeeperServer", dependencies: ["BridgekeeperKit", "Findings", "Knowledge"],
      swiftSettings: house + parser.imports + fuzzer.coverage),

    // What it knows: pure modules.
    .target(
      name: "Knowledge", dependencies: ["Findings", "Markdown", "YAML"],
      swiftSettings: house + fuzzer.coverage),
    .target(
      name: "SwiftScan", dependencies: ["Findings"] + parser.products,
      swiftSettings: house + parser.imports + fuzzer.coverage),
    .target(name: "Findings", swiftSettings: house + fuzzer.coverage, linkerSettings: fuzzer.links),
    .target(name: "Markdown", dependencies: ["CCMarkGFM"], swiftSettings: house + fuzzer.coverage),
    .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: house + fuzzer.coverage),

    // Keys, lines and prompts as values; knows nothing of bridges.
    .target(name: "Terminal", swiftSettings: house),

    // The registry of hatches, carried into the binary: KnowledgeBase/*.md → one constant, at build time.
    .target(name: "BundledHatches", swiftSettings: house, plugins: ["EmbedKnowledge"]),
    // The templates, in the same way: Templates/NAME/ → one constant.
    .target(name: "BundledTemplates", swiftSettings: house, plugins: ["EmbedKnowledge"]),
    .plugin(
      name: "EmbedKnowledge", capability: .buildTool(), dependencies: ["KnowledgeEmbedder"],
      path: "Sources/Plugins/EmbedKnowledge"),
    .executableTarget(
      name: "KnowledgeEmbedder", dependencies: ["Knowledge"], path: "Sources/Plugins/KnowledgeEmbedder",
      swiftSettings: house),

    // The C libraries, each behind one Swift file.
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"], swiftSettings: house),
    .testTarget(
      name: "FindingsTests", dependencies: ["Findings"], exclude: ["Cases"], swiftSettings: house),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: house),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal"], swiftSettings: house),
    .testTarget(
      name: "KnowledgeTests", dependencies: ["Knowledge", "Markdown"], exclude: ["Cases"],
      swiftSettings: house),
    .testTarget(
      name: "SwiftScanTests", dependencies: ["Findings", "SwiftScan"], exclude: ["Cases"],
      swiftSettings: house + parser.imports, linkerSettings: parser.links),
    .testTarget(
      name: "BridgekeeperKitTests",
      dependencies: ["BridgekeeperKit", "Findings", "Knowledge", "Markdown", "SwiftScan", "Terminal"],
      exclude: ["Cases"],
      swiftSettings: house + parser.imports, linkerSettings: parser.links),
    .testTarget(
      name: "ServerTests", dependencies: ["BridgekeeperKit", "BridgekeeperServer", "Findings", "SwiftScan"],
      exclude: ["Cases"],
      swiftSettings: house + parser.imports, linkerSettings: parser.links),
    .testTarget(
      name: "CommandTests", dependencies: ["bridgekeeper"],
      exclude: ["Cases", "Changes", "Hooks", "Sessions", "Shells", "instructions"],
      swiftSettings: house + parser.imports, linkerSettings: parser.links),
    .testTarget(name: "ProjectTests", swiftSettings: house),

    // Every reader under inputs that nobody wrote, held to the laws of the suites above.
    .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "BridgekeeperKit", "BridgekeeperKitTests", "BridgekeeperServer", "CLibFuzzer", "CommandTests",
        "Findings", "Knowledge", "KnowledgeTests", "Markdown", "MarkdownTests", "ServerTests", "SwiftScan",
        "SwiftScanTests", "YAML", "bridgekeeper",
      ],
      exclude: ["Cases"],
      swiftSettings: house + parser.imports + fuzzer.drives, linkerSettings: parser.links),
  ],
  swiftLanguageModes: [.v6]
)

/// Where SwiftSyntax and SwiftParser come from: the toolchain that builds this package, or the released
/// package.
///
/// The toolchain ships both in `usr/lib/swift/host`, so nothing has to be fetched. Set
/// `BRIDGEKEEPER_SWIFT_SYNTAX=package` to build the same sources against the released swift-syntax instead; a
/// toolchain without the two modules falls back to it as well.
struct SwiftParserSource {
  var packages: [Package.Dependency] = []
  var products: [Target.Dependency] = []
  var imports: [SwiftSetting] = []
  var links: [LinkerSetting] = []

  static func find() -> SwiftParserSource {
    let choice = ProcessInfo.processInfo.environment["BRIDGEKEEPER_SWIFT_SYNTAX"]
    if choice != "package", let host = toolchainHostFolder() {
      return SwiftParserSource(
        imports: [.unsafeFlags(["-I", host])],
        links: [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])])
    }
    return SwiftParserSource(
      packages: [
        .package(url: "https://github.com/swiftlang/swift-syntax.git", "601.0.0"..<"700.0.0")
      ],
      products: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ])
  }

  /// The folder of the toolchain's SwiftSyntax, from the place of the library that this manifest is running
  /// on.
  static func toolchainHostFolder() -> String? {
    guard let library = manifestLibrary(), let end = library.range(of: "/pm/ManifestAPI/") else { return nil }
    let host = String(library[..<end.lowerBound]) + "/host"
    return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
  }

  /// The path of the library that the manifest runs on, from the list of what is loaded into this process.
  static func manifestLibrary() -> String? {
    #if os(Linux)
      // A handle, since `String(contentsOfFile:)` takes the first short read of this file for its end.
      let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
      return String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n").lazy
        .compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
        .first { $0.contains("libPackageDescription") }
    #else
      return (0..<_dyld_image_count()).lazy
        .compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
        .first { $0.contains("libPackageDescription") }
    #endif
  }
}

/// libFuzzer, which guides inputs by the code that they reach. It comes with the toolchain on Linux and is
/// linked in only where `BRIDGEKEEPER_FUZZ` is set: `make fuzz` does so, in a build folder of its own.
struct FuzzerRuntime {
  /// For modules whose code counts as reached. They are optimized, for ten times as many inputs.
  var coverage: [SwiftSetting] = []
  /// For a module that everything with such code is linked with.
  var links: [LinkerSetting] = []
  /// For the tests, which drive it.
  var drives: [SwiftSetting] = []

  static func find() -> FuzzerRuntime {
    guard ProcessInfo.processInfo.environment["BRIDGEKEEPER_FUZZ"] != nil,
      let host = SwiftParserSource.toolchainHostFolder(), let library = library(beside: host)
    else { return FuzzerRuntime() }
    let words = ["-use-ld=lld", "-Xlinker", library, "-Xlinker", "-lstdc++", "-Xlinker", "-lm"]
    return FuzzerRuntime(
      coverage: [.unsafeFlags(["-O", "-sanitize=fuzzer"])], links: [.unsafeFlags(words)],
      drives: [.define("FUZZER")])
  }

  /// The library without a `main` of its own, from the folder of the toolchain's SwiftSyntax.
  private static func library(beside host: String) -> String? {
    let clang = URL(fileURLWithPath: host).appendingPathComponent("../../clang").standardized
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: clang.path)) ?? []
    let paths = folders.sorted().flatMap { version in
      ["x86_64", "aarch64"].map {
        clang.appendingPathComponent("\(version)/lib/linux/libclang_rt.fuzzer_no_main-\($0).a").path
      }
    }
    return paths.last { FileManager.default.fileExists(atPath: $0) }
  }
}
