// What `init` says: what it found, what it would ask, and what it did.

import Findings

extension SetupSurvey {
  /// What was found, a line each.
  public var found: [String] { facts + others }

  /// The same without what is a question of its own.
  var facts: [String] {
    [bridgesFound, memoryFound] + targets.map { "deployment targets: \($0)" } + [standing]
  }

  private var bridgesFound: String {
    guard bridges > 0 else { return "no bridge that needs a gotcha entry" }
    let needing = bridges == 1 ? "1 bridge that needs" : "\(bridges) bridges that need"
    let beside = besideTheApp > 0 ? "; \(besideTheApp) of them in tests and previews" : ""
    return "\(needing) a gotcha entry, \(documented) documented\(beside)"
  }

  private var memoryFound: String {
    guard !memoryFiles.isEmpty else {
      return "no memory file" + (bridges > 0 ? ": '\(home)' will be made" : "")
    }
    let judged = agents.isEmpty ? "" : ", judged for \(agents.map(\.name).inSentence)"
    let sections =
      sectionFiles.isEmpty ? "no gotcha section" : "gotcha sections in \(Self.few(sectionFiles))"
    return "memory files: \(Self.few(memoryFiles))\(judged); \(sections)"
  }

  /// The first of many in a sentence.
  private static func few(_ files: [String]) -> String {
    files.count <= 5 ? files.inSentence : (files.prefix(4) + ["\(files.count - 4) more"]).inSentence
  }

  private var standing: String {
    let set = [
      hasConfig ? "'\(Config.fileName)' is there" : nil,
      hasBaseline ? "'\(Baseline.fileName)' is there" : nil,
    ].compactMap { $0 }
    let counts = [
      errors == 1 ? "1 error" : "\(errors) errors", warnings == 1 ? "1 warning" : "\(warnings) warnings",
    ]
    return "the gate: \(counts.inSentence)" + set.map { "; \($0)" }.joined()
  }

  private var others: [String] {
    vendored.map { folder in
      "\(folder.words); --exclude \(ShellWord.quoted(folder.path)) leaves it out"
    }
      + otherMemory.map { file in
        "\(file.words); --memory \(ShellWord.quoted(file.path)) reads it"
      }
  }
}

extension VendoredFolder {
  /// The folder in words.
  var words: String {
    "'\(path)' is \(sign.rawValue), \(bridges == 1 ? "1 bridge" : "\(bridges) bridges") in it"
  }
}

extension OtherMemory {
  /// The file in words.
  var words: String {
    "'\(path)' is not read as a memory file, and has entries on \(bridges == 1 ? "1 bridge" : "\(bridges) bridges")"
  }
}

extension SetupSurvey {
  /// What would be asked and which flags answer it, a line each.
  ///
  /// - Parameter isDryRun: whether the changes are only to be shown.
  public func questions(after answers: SetupAnswers, isDryRun: Bool) -> [String] {
    var lines: [String] = []
    if answers.existing == nil, hasOpenFindings {
      let drafts =
        undocumented > 0 ? ", or --draft makes an entry to fill in for each undocumented bridge as well" : ""
      lines.append(
        "what becomes of the findings that are open? --baseline sets them aside until they are mended\(drafts)"
      )
    }
    if answers.onlyApp == nil, besideTheApp > 0 {
      lines.append("do bridges of tests and previews need entries too? --app-only says no")
    }
    let folders = vendored.filter { folder in !answers.excluded.contains { Path.holds($0, folder.path) } }
    if !folders.isEmpty {
      lines.append(
        "is \(folders.map { "'\($0.path)'" }.inSentence) other people's code? --exclude DIR leaves it out")
    }
    let files = otherMemory.filter { !answers.memoryFiles.contains($0.path) }
    if !files.isEmpty {
      lines.append(
        "is \(files.map { "'\($0.path)'" }.inSentence) a memory file too? --memory FILE reads it as one")
    }
    if answers.pipeline == nil, answers.preCommit == nil, answers.hookAgents.isEmpty {
      lines.append(
        "shall other tools run the gate? --ci github|gitlab, --pre-commit and --agents claude,codex write their files, "
          + "which call --program PATH")
    }
    return lines + [
      isDryRun
        ? "what shall be shown? --yes takes what is recommended"
        : "shall it be written? --yes takes what is recommended, --dry-run shows it"
    ]
  }
}

extension SetupPlan {
  /// What is done, or would be, a line for each file; then what is to be done by hand.
  public var told: [String] {
    isEmpty ? ["nothing to change"] : files.map { "\($0.path): \($0.deed)" }
  }
}
