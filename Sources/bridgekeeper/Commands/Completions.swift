// `completions`: what teaches a shell the command line.

import BridgekeeperKit
import Findings

extension Command {
  /// Completions for a shell.
  static let completions = Command(
    name: "completions", summary: "print the completions for a shell: bash, zsh or fish",
    usage: "completions SHELL",
    discussion: """
      Prints a script for bash, zsh or fish that completes commands, flags, formats, rules, files and the ids of the bundled
      hatches and templates. To try it in bash or zsh, 'eval "$(bridgekeeper completions bash)"'; in fish,
      'bridgekeeper completions fish | source'. To keep it, write it to
        bash  ~/.local/share/bash-completion/completions/bridgekeeper
        zsh   _bridgekeeper, in a folder that $fpath names
        fish  ~/.config/fish/completions/bridgekeeper.fish
      The words stand in the script: no program runs when Tab is pressed. Make it anew after an update.
      """,
    flags: []
  ) { arguments, _ throws(Failure) in
    let shells = CompletionScript.shells.joined(separator: ", ")
    guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
      throw Failure("'completions' takes the name of one shell", fix: "use one of: \(shells)", exit: .usage)
    }
    guard let script = CompletionScript.text(for: shell, try CompletionTable()) else {
      let near = NearWord.of(shell, among: CompletionScript.shells).map { "did you mean '\($0)'?" }
      throw Failure(
        "there are no completions for '\(shell)'", fix: near ?? "use one of: \(shells)", exit: .usage)
    }
    return Output(standardOutput: script)
  }
}
