// Completions for fish, from 3.0 on.

/// Writes the script for fish.
enum FishCompletions {
  static func script(_ table: CompletionTable) -> String {
    let valued = table.global.filter { $0.flag.value != nil }.map(\.flag.spelling)
    let groups = Command.groups.map { group in
      table.choices(in: group).map { choice(in: group, $0) }.joined()
    }
    return """
      \(CompletionScript.origin("fish"))

      # The command that stands before the word that is being typed, in one or two words.
      function __bridgekeeper_command
        set -l command
        set -l is_value no
        for word in (commandline -opc)[2..-1]
          if test $is_value = yes
            set is_value no
            continue
          end
          switch $word
            case \(valued.joined(separator: " "))
              set is_value yes
            case '-*'
            case '*'
              set -a command $word
              contains -- "$command" \(Command.groups.joined(separator: " ")); or break
          end
        end
        string join ' ' -- $command
      end

      function __bridgekeeper_at
        set -l command (__bridgekeeper_command)
        test "$command" = "$argv[1]"
      end

      # A word of a list, a colon, and a file.
      function __bridgekeeper_word_and_file
        set -l halves (commandline -ct | string replace -r -- '^--[^=]*=' '' | string split -m 1 :)
        if set -q halves[2]
          for path in $halves[2]*
            test -d $path; and set path $path/
            echo $halves[1]:$path
          end
        else
          printf '%s:\\n' $argv
        end
      end

      complete -c bridgekeeper -f
      \(table.global.map { line(nil, $0) }.joined())
      \(table.firstChoices.map { choice(in: "", $0) }.joined())\(groups.joined())
      \(table.rows.map(lines).joined(separator: "\n"))
      """
  }

  private static func choice(in group: String, _ choice: CompletionTable.Choice) -> String {
    "complete -c bridgekeeper\(condition(group)) -a \(choice.word) -d \(quote(choice.summary))\n"
  }

  private static func lines(_ row: CompletionTable.Row) -> String {
    let start = "complete -c bridgekeeper\(condition(row.command.name))"
    let operands = row.operands == .nothing ? "" : "\(start)\(argument(row.operands, isOperand: true))\n"
    return operands + row.options.map { line(row.command.name, $0) }.joined()
  }

  private static func line(_ command: String?, _ option: CompletionTable.Option) -> String {
    let flag = option.flag
    let short = flag.short.map { " -s \($0)" } ?? ""
    let value = flag.value == nil ? "" : argument(option.offer, isOperand: false)
    let start = "complete -c bridgekeeper\(command.map(condition) ?? "")"
    return "\(start)\(short) -l \(flag.name)\(value) -d \(quote(flag.summary))\n"
  }

  private static func condition(_ command: String) -> String {
    " -n " + quote("__bridgekeeper_at '\(command)'")
  }

  /// `-r` wants a value, `-f` and `-F` say whether files are offered beside what `-a` does.
  private static func argument(_ offer: Offer, isOperand: Bool) -> String {
    let wants = isOperand ? "" : " -r"
    return switch offer {
    case .nothing: "\(wants) -f"
    case .files: "\(wants) -F"
    case .folders: "\(wants) -f -a '(__fish_complete_directories (commandline -ct))'"
    case .words(let words): "\(wants) -f -a \(quote(words.joined(separator: " ")))"
    case .wordAndFile(let words):
      "\(wants) -f -a \(quote("(__bridgekeeper_word_and_file \(words.joined(separator: " ")))"))"
    }
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
