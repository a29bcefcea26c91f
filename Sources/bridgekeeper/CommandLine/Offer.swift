// What a shell can offer for a word of the command line, told from what help calls the word.

import BridgekeeperKit
import Findings
import Knowledge

/// What a shell offers where a word is wanted.
enum Offer: Sendable, Equatable {
  /// Text of the user's own: nothing can be offered.
  case nothing
  case files
  case folders
  /// One of a few words.
  case words([String])
  /// One of a few words, a colon, and a file.
  case wordAndFile([String])
}

/// The words that the program itself knows. They are written into the completions when these are made, so that
/// a press of the Tab key starts no program and scans no project.
struct KnownWords: Sendable {
  private let hatches: [String]
  private let templates: [String]

  /// Reads the ids of the bundled hatches and templates.
  init() throws(Failure) {
    hatches = try bundledHatches().map(\.id).sorted()
    templates = try bundledTemplates().map(\.id)
  }

  /// What is offered for the value of a flag.
  func offer(for flag: Flag) -> Offer {
    flag.choices.isEmpty ? offer(for: flag.value ?? "") : .words(flag.choices)
  }

  /// What is offered for a word that help calls so.
  func offer(for placeholder: String) -> Offer {
    switch placeholder {
    case "PATH", "FILE": .files
    case "DIR": .folders
    case "FORMAT:FILE": .wordAndFile(Reporter.all.map(\.name))
    case "RULE", "TYPE|RULE": .words(RuleSelection.known)
    case "ID": .words(hatches)
    case "TEMPLATE": .words(templates)
    case "SHELL": .words(CompletionScript.shells)
    default: .nothing
    }
  }
}
