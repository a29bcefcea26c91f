// Hostile manifests, folders, repositories and messages: what is no text to be parsed by us alone, or no file at all.

import Foundation

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

private func each(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

/// An Xcode project whose only target takes its settings from `a.xcconfig`.
private let xcodeProject = """
  {rootObject = R; objects = {
    R = {isa = PBXProject; targets = (T); buildConfigurationList = L; };
    L = {buildConfigurations = (C); };
    C = {name = Debug; buildSettings = {SDKROOT = iphoneos; }; baseConfigurationReference = F; };
    F = {path = "a.xcconfig"; sourceTree = SOURCE_ROOT; };
    T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
  }; }
  """

extension AdversarialCase {
  private static func manifest(
    _ name: String, _ files: @escaping @Sendable () -> [String: String]
  ) -> AdversarialCase {
    AdversarialCase(
      name: name, commands: AdversarialCommand.all, exit: 0, says: "1 of 1 bridge documented"
    ) { tree in
      for (path, text) in files() { try tree.write(text, to: path) }
    }
  }

  static let manifests: [AdversarialCase] = [
    manifest("a package manifest with 100,000 `[`") { ["Package.swift": "let p = " + many("[", 100_000)] },
    manifest("a package manifest of 8 MB") {
      [
        "Package.swift": "let p = Package(name: \"A\", targets: [" + many(".target(name: \"A\"), ", 350_000)
          + "])"
      ]
    },
    manifest("an Xcode project nested 200,000 deep") {
      ["A.xcodeproj/project.pbxproj": many("{a = ", 200_000)]
    },
    manifest("an Xcode project of 100,000 groups") {
      [
        "A.xcodeproj/project.pbxproj": "{rootObject = R; objects = {"
          + each(100_000) { "A\($0) = {isa = PBXGroup; children = (A\($0 + 1)); };\n" } + "};}"
      ]
    },
    manifest("an Xcode configuration that includes itself") {
      [
        "A.xcodeproj/project.pbxproj": xcodeProject,
        "a.xcconfig": many("#include \"a.xcconfig\"\n", 1_000),
      ]
    },
    manifest("an XcodeGen project of a billion laughs") {
      [
        "project.yml": "a0: &a0 [x, x, x, x]\n"
          + each(20) { "a\($0 + 1): &a\($0 + 1) [*a\($0), *a\($0), *a\($0), *a\($0)]\n" } + "targets: *a20\n"
      ]
    },
    AdversarialCase(
      name: "an Xcode configuration that is a pipe", commands: AdversarialCommand.all, exit: 0,
      says: "1 of 1 bridge documented"
    ) { tree in
      try tree.write(xcodeProject, to: "A.xcodeproj/project.pbxproj")
      try tree.pipe("a.xcconfig")
    },
  ]

  static let trees: [AdversarialCase] = [
    AdversarialCase(
      name: "pipes and devices in the place of files", commands: AdversarialCommand.memory, exit: 1,
      says: "cannot analyse this file"
    ) { tree in
      try tree.run("mkdir -p .bridgekeeper/templates")
      for path in ["Sources/Pipe.swift", "AGENTS.md", "Sources/CLAUDE.md", "Package.swift", "project.yml"] {
        try tree.pipe(path)
      }
      let devices = ["zero", "stdin", "tty", "random", "full"]
      for device in devices { try tree.link("Sources/\(device).swift", to: "/dev/\(device)") }
      try tree.link("Sources/memory.swift", to: "/proc/self/mem")
    },
    AdversarialCase(
      name: "links in circles", commands: AdversarialCommand.memory, exit: 1, says: "cannot analyse this file"
    ) { tree in
      for (path, target) in [
        ("Sources/itself", "."), ("Sources/up", ".."), ("Sources/a.swift", "b.swift"),
        ("Sources/b.swift", "a.swift"), ("loop", "loop"), ("CLAUDE.md", "AGENTS.md"),
        ("AGENTS.md", "CLAUDE.md"),
      ] { try tree.link(path, to: target) }
    },
    AdversarialCase(
      name: "a memory file behind sixty links", commands: AdversarialCommand.memory, exit: 1,
      says: "cannot analyse this file"
    ) { tree in
      for place in 0..<60 { try tree.link("l\(place)", to: "l\(place + 1)") }
      try tree.write(HostileTree.memory, to: "l60")
      try tree.link("CLAUDE.md", to: "l0")
    },
    AdversarialCase(
      name: "files that may not be read", commands: AdversarialCommand.all, exit: getuid() == 0 ? 0 : 1,
      says: getuid() == 0 ? "1 of 1 bridge documented" : "permission denied"
    ) { tree in
      try tree.write("struct No {} // Representable", to: "Sources/No.swift")
      try tree.run("chmod 000 Sources/No.swift")
    },
  ]

  private static func repository(
    _ name: String, exit: Int32 = 0, says: String = "1 of 1 bridge documented",
    _ make: @escaping @Sendable (HostileTree) throws -> Void
  ) -> AdversarialCase {
    AdversarialCase(
      name: name, commands: AdversarialCommand.git, exit: exit, says: says, isHeavy: true, make: make)
  }

  static let repositories: [AdversarialCase] =
    [
      repository("a `.git` that is a file") { try $0.write("gitdir: .git\n", to: ".git") },
      repository("a `.git` that is a circle of links") { try $0.link(".git", to: ".git") },
      repository("a `.git` that is a pipe") { try $0.pipe(".git") },
    ]
    + ["HEAD", "config", "index"].map { file in
      repository("a `.git/\(file)` that is a pipe", says: "git was silent for 2 s") { tree in
        try tree.run("git init -q .")
        try tree.pipe(".git/\(file)")
      }
    } + [
      repository("a `.gitignore` that is a pipe", says: "git was silent for 2 s") { tree in
        try tree.run("git init -q .")
        try tree.pipe(".gitignore")
      },
      repository("an index of noise") { tree in
        try tree.run("git init -q .")
        let noise = (0..<100).flatMap { _ in Array(UInt8.min...UInt8.max) }
        try tree.write(Data("DIRC".utf8) + Data(noise), to: ".git/index")
      },
      repository("objects of noise") { tree in
        try tree.run(
          """
          git init -q . && git add -A && git -c user.name=t -c user.email=t@example.com commit -qm start
          find .git/objects -type f | while read -r file; do chmod u+w "$file"; echo noise > "$file"; done
          """)
      },
    ]

  private static let begun = #"{"cwd":"/","hook_event_name":"PreToolUse","tool_name":"Write","tool_input":"#

  static let inputs: [AdversarialCase] = [
    input("a message of 50 MB", says: "nothing is blocked", isHeavy: true) {
      begun + "{\"file_path\":\"/a.swift\",\"content\":\"" + many("a", 50_000_000) + "\"}}"
    },
    input("a message nested 100,000 deep", says: "nothing is blocked") { many("{\"a\":", 100_000) },
    input("a message nested 100,000 deep, closed", says: "nothing is blocked") {
      many("[", 100_000) + many("]", 100_000)
    },
    input("80 MB of blanks", says: "nothing is blocked", isHeavy: true) { many(" ", 80_000_000) },
    input("a message of 200,000 keys", says: "nothing is blocked") {
      "{" + each(200_000) { "\"k\($0)\":1," } + "\"k\":1}"
    },
    input("50,000 messages", says: "nothing is blocked", isHeavy: true) { many("{}\n", 50_000) },
    input("NULs in the place of a message", says: "nothing is blocked") { many("\u{0}", 100_000) },
    AdversarialCase(
      name: "an edit that doubles its text sixty times", commands: AdversarialCommand.input, exit: 0,
      says: ""
    ) { tree in
      let text = begun.replacingOccurrences(of: "Write", with: "MultiEdit")
        .replacingOccurrences(of: "\"/\"", with: "\"\(tree.root.path)\"")
      let edits = many("{\"old_string\":\"a\",\"new_string\":\"aa\",\"replace_all\":true},", 60)
      try Data(
        (text + "{\"file_path\":\"\(tree.path("Sources/Good.swift"))\",\"edits\":[" + edits
          + "{\"old_string\":\"a\",\"new_string\":\"b\"}]}}").utf8
      ).write(to: URL(fileURLWithPath: tree.inputPath))
    },
  ]
}
