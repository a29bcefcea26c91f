// Completions for bash, from 3.2 on: macOS still ships that one, so there are no tables of words by key in it.

/// Writes the script for bash.
enum BashCompletions {
  static func script(_ table: CompletionTable) -> String {
    let groups = Command.groups
    let operands =
      [arm("''", .words(table.firstChoices.map(\.word)))]
      + groups.map { arm(quote($0), .words(table.choices(in: $0).map(\.word))) }
      + table.rows.filter { $0.operands != .nothing }.map { arm(quote($0.command.name), $0.operands) }
    let values =
      table.global.filter { $0.flag.value != nil }.map { arm("*:\($0.flag.spelling)", $0.offer) }
      + table.rows.flatMap { row in
        row.options.filter { $0.flag.value != nil }.map {
          arm(quote("\(row.command.name):\($0.flag.spelling)"), $0.offer)
        }
      }
    let flags = table.rows.map { row in
      "    \(quote(row.command.name))) list=\(quote(row.options.map(\.flag.spelling).joined(separator: " "))) ;;\n"
    }
    return """
      \(CompletionScript.origin("bash"))

      # What may stand where no flag does, by command.
      _bridgekeeper_operands() {
        case $1 in
      \(operands.joined())  esac
      }

      # What may stand behind a flag, by command and flag; fails for a flag without a value.
      _bridgekeeper_values() {
        case $1 in
      \(values.joined())    *) return 1 ;;
        esac
      }

      # The flags of a command.
      _bridgekeeper_flags() {
        case $1 in
      \(flags.joined())  esac
        list+=' \(table.global.map(\.flag.spelling).joined(separator: " "))'
      }

      \(engine(groups))
      """
  }

  private static func quote(_ text: String) -> String { CompletionScript.quoted(text) }

  private static func arm(_ pattern: String, _ offer: Offer) -> String {
    let deed =
      switch offer {
      case .nothing: "kind=nothing"
      case .files: "kind=files"
      case .folders: "kind=folders"
      case .words(let words): "kind=words list=\(quote(words.joined(separator: " ")))"
      case .wordAndFile(let words): "kind=word-and-file list=\(quote(words.joined(separator: " ")))"
      }
    return "    \(pattern)) \(deed) ;;\n"
  }

  /// The part that is the same for every table of commands. bash hands over a line that is cut at `=` and `:` too,
  /// and replaces only what stands behind the last of them.
  private static func engine(_ groups: [String]) -> String {
    #"""
    # The files, or with -d the folders, that begin with a word; their names may hold blanks.
    _bridgekeeper_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$2")
    }

    _bridgekeeper() {
      local words=() word rest=$COMP_LINE trimmed index
      for ((index = 0; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        trimmed=${rest#"${rest%%[![:space:]]*}"}
        if [[ ${#words[@]} -eq 0 || $trimmed != "$rest" ]]; then
          words+=("$word")
        else
          words[${#words[@]} - 1]+=$word
        fi
        rest=${trimmed#"$word"}
      done

      local command='' flag='' ended='' kind=nothing list=''
      for ((index = 1; index < ${#words[@]} - 1; index++)); do
        word=${words[index]}
        if [[ -n $flag ]]; then
          flag=''
        elif [[ -z $ended && $word == -* ]]; then
          if [[ $word == -- ]]; then
            ended=yes
          elif [[ $word != *=* ]] && _bridgekeeper_values "$command:$word"; then
            flag=$word
          fi
        else
          case $command in
            '') command=$word ;;
            GROUPS) command+=" $word" ;;
          esac
        fi
      done

      local part=${words[${#words[@]} - 1]} before=''
      kind=nothing list=''
      if [[ -n $flag ]]; then
        _bridgekeeper_values "$command:$flag"
      elif [[ -z $ended && $part == --*=* ]]; then
        flag=${part%%=*} before=${part%%=*}= part=${part#*=}
        _bridgekeeper_values "$command:$flag"
      elif [[ -z $ended && $part == -* ]]; then
        kind=words
        _bridgekeeper_flags "$command"
      else
        _bridgekeeper_operands "$command"
      fi

      COMPREPLY=()
      if [[ $kind == word-and-file ]]; then
        if [[ $part == *:* ]]; then
          before+=${part%%:*}: part=${part#*:} kind=files
        else
          kind=words list=${list// /: }:
          compopt -o nospace 2>/dev/null
        fi
      fi
      case $kind in
        words) while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$list" -- "$part") ;;
        files) _bridgekeeper_paths -f "$part" ;;
        folders) _bridgekeeper_paths -d "$part" ;;
      esac

      if [[ $COMP_WORDBREAKS == *=* ]]; then before=${before##*=}; fi
      if [[ $COMP_WORDBREAKS == *:* ]]; then before=${before##*:}; fi
      for ((index = 0; index < ${#COMPREPLY[@]}; index++)); do
        COMPREPLY[index]=$before${COMPREPLY[index]}
      done
    }

    complete -F _bridgekeeper bridgekeeper

    """#.replacing("GROUPS", with: groups.joined(separator: " | "))
  }
}
