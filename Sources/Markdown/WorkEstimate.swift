// An estimate of the parser's work where it grows faster than the text: tables, addresses and link
// references.

/// The work that lines of a text will make, counted per run of lines without a blank line between them.
struct WorkEstimate {
  private var runLines = 0
  private var runAddresses = 0
  private var runColumns = 0
  private var cells = 0
  private var tableSearch = 0
  private var addressSearch = 0
  private var brackets = 0
  private var definitions = DefinitionEstimate()

  /// Takes the content of the next line and returns what is too much, if something is.
  mutating func add(_ bytes: [UInt8], _ content: Range<Int>) -> String? {
    guard !bytes.trimmingBlanks(content).isEmpty else {
      endRun()
      return verdict()
    }
    runLines += 1
    countWords(bytes, content)
    definitions.add(bytes, content)
    cells += runColumns
    if let columns = delimiterColumns(bytes, content) {
      runColumns = max(runColumns, columns)
      tableSearch += runLines * runLines
    }
    return verdict()
  }

  /// Takes the end of the text.
  mutating func finish() -> String? {
    endRun()
    return verdict()
  }

  private mutating func endRun() {
    addressSearch += runAddresses * runAddresses
    runLines = 0
    runAddresses = 0
    runColumns = 0
    definitions.endRun()
  }

  private func verdict() -> String? {
    if cells > ParseLimits.tableCells { return "a table has more than \(ParseLimits.tableCells) cells" }
    if tableSearch > ParseLimits.tableSearch { return "too many lines look like the head of a table" }
    if addressSearch + runAddresses * runAddresses > ParseLimits.addressSearch {
      return "too many words of one paragraph look like addresses"
    }
    let (linkBytes, overflow) = definitions.longest.multipliedReportingOverflow(by: brackets)
    if overflow || linkBytes > ParseLimits.linkBytes {
      return "too many brackets for the length of a link definition"
    }
    return nil
  }

  /// Closing brackets, at signs, and closing parentheses times the length of their word.
  private mutating func countWords(_ bytes: [UInt8], _ content: Range<Int>) {
    var wordStart = content.lowerBound
    var parentheses = 0
    for offset in content {
      switch bytes[offset] {
      case "@": runAddresses += 1
      case "]": brackets += 1
      case ")": parentheses += 1
      case " ", "\t":
        addressSearch += parentheses * (offset - wordStart)
        wordStart = offset + 1
        parentheses = 0
      default: break
      }
    }
    addressSearch += parentheses * (content.upperBound - wordStart)
  }

  /// The number of columns when the line may be the delimiter row of a table.
  private func delimiterColumns(_ bytes: [UInt8], _ content: Range<Int>) -> Int? {
    var columns = 1
    var hasHyphen = false
    for offset in content {
      switch bytes[offset] {
      case "|": columns += 1
      case "-": hasHyphen = true
      case ":", " ", "\t": break
      default: return nil
      }
    }
    return hasHyphen ? columns : nil
  }
}

/// How many bytes the longest link definition may have: each reference to it gets a copy.
struct DefinitionEstimate {
  private enum Part { case none, destination, title, insideTitle }

  /// The bytes of the longest destination and title so far.
  private(set) var longest = 0
  private var current = 0
  private var expected = Part.none

  /// Takes the next line of a run.
  mutating func add(_ bytes: [UInt8], _ content: Range<Int>) {
    if expected != .none { take(bytes, content) }
    var offset = content.lowerBound
    while let label = bytes.offset(of: "]:", from: offset, to: content.upperBound) {
      offset = label + 2
      current = 0
      expected = .destination
      take(bytes, offset..<content.upperBound)
    }
  }

  /// Takes the end of a run of lines.
  mutating func endRun() {
    expected = .none
  }

  private mutating func take(_ bytes: [UInt8], _ content: Range<Int>) {
    let text = bytes.trimmingBlanks(content)
    guard let first = bytes.at(text.lowerBound), !text.isEmpty else { return }
    if expected == .destination {
      let word = text.prefix { !bytes[$0].isBlank }
      current += word.count
      longest = max(longest, current)
      expected = .title
      take(bytes, word.endIndex..<text.upperBound)
    } else if expected == .insideTitle || first == "\"" || first == "'" || first == "(" {
      current += text.count
      longest = max(longest, current)
      expected = .insideTitle
    } else {
      expected = .none
    }
  }
}
