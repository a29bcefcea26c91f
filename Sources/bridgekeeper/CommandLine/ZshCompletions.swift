// Completions for zsh, in the words of its own `_arguments`.

/// Writes the script for zsh.
enum ZshCompletions {
  static func script(_ table: CompletionTable) -> String {
    let groups = Command.groups.map { group in
      chooser("_bridgekeeper_\(group)", table.choices(in: group), indexedBy: group)
    }
    return """
      #compdef bridgekeeper
      \(CompletionScript.origin("zsh"))

      \(chooser("_bridgekeeper", table.firstChoices, indexedBy: nil))

      \(groups.joined(separator: "\n\n"))

      \(table.rows.map(function).joined(separator: "\n\n"))

      # A format, a colon, and a file.
      _bridgekeeper_word_and_file() {
        if compset -P '*:'; then _files; else compadd -S : -q -- "$@"; fi
      }

      _bridgekeeper_global=(
      \(table.global.flatMap(specs).map { "  \($0)\n" }.joined()))

      if [[ $funcstack[1] == _bridgekeeper ]]; then
        _bridgekeeper "$@"
      else
        compdef _bridgekeeper bridgekeeper
      fi

      """
  }

  /// A function that offers the words of a list, and hands over to the function of the word that was chosen.
  private static func chooser(
    _ name: String, _ choices: [CompletionTable.Choice], indexedBy group: String?
  ) -> String {
    let rows = choices.map { choice in
      let summary = choice.summary.replacing(":", with: "\\:")
      return "    \(CompletionScript.quoted("\(choice.word):\(summary)"))\n"
    }
    return """
      \(name)() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        local -a choices
        choices=(
      \(rows.joined())  )
        _arguments -C -s -S $_bridgekeeper_global '1: :->choice' '*:: :->rest' && return
        case $state in
          choice) _describe -t commands command choices ;;
          rest) (( $+functions[\(name)_$words[1]] )) && \(name)_$words[1] ;;
        esac
      }
      """
  }

  /// The function of a command.
  private static func function(_ row: CompletionTable.Row) -> String {
    let specs = row.options.flatMap(specs).map { " \\\n    \($0)" }
    let operands = row.operands == .nothing ? "" : " \\\n    '*: :\(action(row.operands))'"
    return """
      _bridgekeeper_\(row.command.name.replacing(" ", with: "_"))() {
        _arguments -s -S $_bridgekeeper_global\(specs.joined())\(operands)
      }
      """
  }

  /// The flag as `_arguments` reads it, once for each spelling. It may be given again, as the program allows.
  private static func specs(_ option: CompletionTable.Option) -> [String] {
    let flag = option.flag
    let about = ["\\", "[", "]", ":"].reduce(flag.summary) { $0.replacing($1, with: "\\" + $1) }
    let value = flag.value.map { ":\($0.replacing(":", with: "\\:")):\(action(option.offer))" } ?? ""
    let long = "*\(flag.spelling)\(flag.value == nil ? "" : "=")[\(about)]\(value)"
    let short = flag.short.map { "*-\($0)[\(about)]" }
    return [long, short].compactMap { $0 }.map(CompletionScript.quoted)
  }

  private static func action(_ offer: Offer) -> String {
    switch offer {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordAndFile(let words): "_bridgekeeper_word_and_file \(words.joined(separator: " "))"
    }
  }
}
