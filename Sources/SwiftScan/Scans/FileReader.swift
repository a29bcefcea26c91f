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
    if let keywords, let facts = outlineFacts(file: path, bytes: bytes, keywords: keywords, code: code) {
      return facts
    }
    return readFacts(file: path, bytes: bytes, code: code)
  }
}
