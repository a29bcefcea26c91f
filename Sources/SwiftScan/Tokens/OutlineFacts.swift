// The facts of a file without a whole parse: what finding bridges reads of them is the same, and little else is
// there.

/// The facts of one file from its tokens; nil where only the parser can tell.
///
/// They hold what finding bridges asks: every declaration, import and call by name, the variables of types
/// and of the file, what bridges make or update, and the variables of the methods that make it. Scopes of bodies
/// without anything to look up in them are left out, and so are the local variables there.
///
/// - Parameter code: whose code is written down for rules, which the parser reads; nil for none.
func outlineFacts(
  file: String, bytes: [UInt8], keywords: KeywordTable, code: CodeSearch? = nil
) -> FileFacts? {
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  // Where comments speak to this program, it matters what they stand beside.
  if contains(text, word: commandMark) { return nil }
  let skippedBytes = text.startIndex
  let saysAvailable = contains(text, word: Array("available".utf8))
  return text.withUnsafeBufferPointer { text in
    guard let list = TokenList(text, keywords: keywords) else { return nil }
    var reader = OutlineReader(
      list, file: file, lines: LineTable(text), saysAvailable: saysAvailable, code: code,
      skippedBytes: skippedBytes)
    return reader.read()
  }
}
