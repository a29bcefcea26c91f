// How a file that is taken is read: by tokens or by the parser, and with whose code.

/// Reads the facts of files that are taken.
struct FileReader: Sendable {
  /// The words that the lexer asks for; nil where the parser reads files whole.
  private let keywords: KeywordTable?
  private let readsCode: Bool
  private let takesFlows: Bool
  /// What matters in a file without flows and without names of its own: nearly all files.
  private let plain = CodeSearch(CodeInterest(takesFlows: false))

  init(_ options: ScanOptions) {
    // Presenters are found by what methods do.
    keywords = options.includesPresenters || options.parsesWholeFiles ? nil : KeywordTable()
    readsCode = !options.rules.isEmpty
    takesFlows = options.takesFlows
  }

  /// How a file is read.
  ///
  /// - Parameter names: the types in it whose code matters by their name.
  func reading(_ bytes: [UInt8], names: [String]) -> FileReading {
    let code = readsCode ? CodeInterest(takesFlows: takesFlows && mayMakeFlow(bytes), names: names) : nil
    return FileReading(code: code, isByTokens: keywords != nil)
  }

  func facts(_ path: String, _ bytes: [UInt8], _ reading: FileReading) -> FileFacts {
    let code = reading.code.map { code in
      !code.takesFlows && code.names.isEmpty ? plain : CodeSearch(code)
    }
    let outlined = keywords.flatMap { outlineFacts(file: path, bytes: bytes, keywords: $0, code: code) }
    var facts = outlined ?? readFacts(file: path, bytes: bytes, code: code)
    // All calls of all files are kept to the end: what the list grew for is given back.
    facts.calls = facts.calls.withUnsafeBufferPointer { Array($0) }
    return facts
  }
}
