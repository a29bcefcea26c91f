// What a hostile repository may hold so that whoever looks at it runs its code, reads files elsewhere or writes there.

import Foundation

/// A repository with things planted in it, beside a folder that nothing may touch.
final class PlantedRepository: Sendable {
  /// A kind of plant.
  enum Plant: String, CaseIterable, Sendable {
    /// Commands in git's configuration, its hooks and attributes.
    case git
    /// Sources and folders of sources that are links.
    case sources
    /// Memory files that are links, and imports.
    case memory
    /// A configuration that names files outside.
    case paths
    /// A configuration that is a link.
    case configuration
    /// A baseline that is a link.
    case baseline
    /// Hatches and templates behind a link.
    case hatches
    /// Manifests that are links.
    case manifests
    /// Folders and files that are written to, as links.
    case output
  }

  /// What stands in every file outside.
  static let marker = "PLANTED-MARKER"

  private let folder: TemporaryFolder
  let root: URL
  let outside: URL

  init(_ plant: Plant) throws {
    folder = try TemporaryFolder()
    root = folder.url.appendingPathComponent("project")
    outside = folder.url.appendingPathComponent("outside")
    try makeOutside()
    try makeProject()
    try set(plant)
    // What ran while this was set up is none of the program's doing.
    let witness = folder.url.appendingPathComponent("witness")
    for name in try witnesses() {
      try FileManager.default.removeItem(at: witness.appendingPathComponent(name))
    }
  }

  private func makeOutside() throws {
    let marker = Self.marker
    let source = "import SwiftUI\nstruct Marked: UIViewRepresentable { /* \(marker) */ }\n"
      .replacingOccurrences(of: "Marked", with: "Marked_\(marker.replacingOccurrences(of: "-", with: "_"))")
    for (path, text) in [
      "secret.swift": source, "folder/Inner.swift": source,
      "memory.md": "# \(marker)\n\n## Known Gotchas\n\n### \(marker)\n\n- **Gap:** `Text` \(marker).\n",
      "rules/rule.md": "---\npaths: \"**\"\n---\n# \(marker)\n", "config.yml": "\(marker): 1\n",
      "baseline.json": "\(marker)", "hatches/h.md": "---\nid: \(marker)\n---\n",
      "templates/t/template.md": "---\nid: \(marker)\n---\n", "Package.swift": "let a = \"\(marker)\"\n",
      "project.yml": "\(marker): [\n", "written/keep": marker, "home/.ssh/id": marker, "gitconfig": "",
    ] { try folder.write(text, to: "outside/\(path)") }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("witness"), withIntermediateDirectories: true)
  }

  private func makeProject() throws {
    try folder.write(HostileTree.bridge("Good"), to: "project/Sources/Good.swift")
    try folder.write(HostileTree.bridge("Open"), to: "project/Sources/Open.swift")
    try folder.write(HostileTree.memory, to: "project/CLAUDE.md")
    try folder.write("# Agents\n\n## Known Gotchas\n", to: "project/AGENTS.md")
    try script(
      """
      git init -q . && git config user.name t && git config user.email t@example.com
      git add -A && git commit -qm one && echo >> Sources/Open.swift && git add -A && git commit -qm two
      """)
  }

  private func set(_ plant: Plant) throws {
    switch plant {
    case .git: try plantCommands()
    case .sources:
      try script(
        """
        ln -s ../../outside/secret.swift Sources/Linked.swift; ln -s ../../outside/folder Sources/folder
        git add -A; git commit -qm links
        """)
    case .memory:
      try folder.write(
        HostileTree.memory
          + "\n@../outside/memory.md\n@\(outside.path)/memory.md\n@~/.ssh/id\n@linked.md\n@/etc/passwd\n",
        to: "project/CLAUDE.md")
      try script(
        """
        rm AGENTS.md; ln -s ../outside/memory.md AGENTS.md; ln -s ../outside/memory.md linked.md
        ln -s ../../outside/memory.md Sources/CLAUDE.md; mkdir .claude; ln -s ../../outside/rules .claude/rules
        git add -A; git commit -qm links
        """)
    case .paths:
      let path = "\(outside.path)/memory.md"
      try folder.write(
        "gotcha_files: [../outside/memory.md, \(path)]\nmemory_files: [../outside/memory.md, linked.md]\n",
        to: "project/.bridgekeeper.yml")
      try script("ln -s ../outside/memory.md linked.md; git add -A; git commit -qm links")
    case .configuration: try script("ln -s ../outside/config.yml .bridgekeeper.yml; git add -A")
    case .baseline: try script("ln -s ../outside/baseline.json .bridgekeeper-baseline.json; git add -A")
    case .hatches:
      try script(
        """
        mkdir .bridgekeeper; ln -s ../../outside/hatches .bridgekeeper/hatches
        ln -s ../../outside/templates .bridgekeeper/templates; git add -A
        """)
    case .manifests:
      try script(
        """
        ln -s ../outside/Package.swift Package.swift; ln -s ../outside/project.yml project.yml
        ln -s ../outside A.xcodeproj; git add -A
        """)
    case .output:
      try script(
        """
        ln -s ../outside/written out; ln -s ../outside/written/keep report.json; ln -s ../outside .github
        rm AGENTS.md; ln -s ../outside/memory.md AGENTS.md; ln -s ../outside .claude; git add -A
        """)
    }
  }

  /// Everything in git that can name a command.
  private func plantCommands() throws {
    let settings = [
      "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.askPass", "core.gitProxy",
      "core.alternateRefsCommand", "pager.log", "pager.diff", "pager.ls-files", "diff.external",
      "diff.planted.command", "diff.planted.textconv", "filter.planted.clean", "filter.planted.smudge",
      "filter.planted.process", "gpg.program", "gpg.ssh.program", "sequence.editor", "interactive.diffFilter",
      "credential.helper", "uploadpack.packObjectsHook", "remote.origin.uploadpack",
      "trailer.planted.command",
      "merge.planted.driver",
    ]
    var lines = settings.map { "git config \($0) \"\(witness($0))\"" }
    lines += ["ls-files", "log", "diff", "cat-file", "rev-parse", "x"].map {
      "git config alias.\($0) '!\(witness("alias-\($0)"))'"
    }
    lines += [
      "git config filter.planted.required true", "git config log.showSignature true",
      "git config core.hooksPath planted-hooks", "git config include.path ../../outside/gitconfig",
      "git config protocol.ext.allow always", "git config extensions.partialClone origin",
      "git config remote.origin.promisor true", "git config core.repositoryFormatVersion 1",
      "git config remote.origin.url 'ext::sh -c \"\(witness("ext"))\"'",
      "git config submodule.planted.update '!\(witness("submodule"))'",
      "git config core.worktree \"$PWD\"",
    ]
    try folder.write(
      "* filter=planted diff=planted merge=planted export-subst\n", to: "project/.gitattributes")
    try folder.write(
      "[core]\n  fsmonitor = \"\(witness("included"))\"\n  pager = \"\(witness("included"))\"\n",
      to: "outside/gitconfig")
    let hooks = [
      "pre-commit", "post-checkout", "post-index-change", "reference-transaction", "fsmonitor-watchman",
      "pre-auto-gc", "post-rewrite", "query-watchman", "post-commit", "prepare-commit-msg",
    ]
    for hook in hooks {
      for place in ["planted-hooks", ".git/hooks"] { try plantProgram("\(place)/\(hook)") }
    }
    for name in ["git", "env", "sh", "vi", "swift"] { try plantProgram(name) }
    lines.append("git rev-parse HEAD~1:Sources/Open.swift | sed 's|^..|.git/objects/&/|' | xargs rm -f")
    lines.append("echo '// changed' >> Sources/Open.swift")
    try script("git add -A && git commit -qm three\n" + lines.joined(separator: "\n"))
  }

  private func plantProgram(_ path: String) throws {
    try folder.write(
      "#!/bin/sh\n\(witness(path.replacingOccurrences(of: "/", with: "-")))\n", to: "project/\(path)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: root.appendingPathComponent(path).path)
  }

  private func witness(_ name: String) -> String {
    "touch '\(folder.url.path)/witness/\(name)'"
  }

  private func script(_ script: String) throws {
    let run = try Program.shell(script, in: root)
    guard run.exit == 0 else { throw SessionProblem(description: "\(script): \(run.standardError)") }
  }

  /// The plants that ran.
  func witnesses() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("witness").path)
      .sorted()
  }

  /// Every file outside with its bytes.
  func outsideFiles() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: outside.path) {
      files[path] = FileManager.default.contents(atPath: outside.appendingPathComponent(path).path) ?? Data()
    }
    return files
  }
}
