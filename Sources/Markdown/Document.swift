// A Markdown document that keeps its text: what cmark-gfm understands of it, as values with byte ranges into
// the text.

/// A Markdown document. Any text makes one; `text` is exactly what was given.
///
/// Offsets count UTF-8 bytes from 0, lines and columns count from 1.
public struct Document: Sendable {
  /// The text as given, byte for byte.
  public let text: String
  /// The UTF-8 bytes of the text.
  public let bytes: [UInt8]
  /// The lines of the text.
  public let lines: LineIndex
  /// The front matter, when the text begins with some.
  public let frontMatter: FrontMatter?
  /// The blocks in the order of the text; none when there is a problem.
  public let blocks: [Block]
  /// The link reference definitions in the order of the text.
  public let definitions: [LinkDefinition]
  /// The HTML comments outside code, in the order of the text.
  public let comments: [Comment]
  /// What has the form of an `@path` import, in the order of the text. Whether the file exists is not looked
  /// at: `@State` in plain text has the form as well.
  public let imports: [Import]
  /// Why the document was not read.
  public let problem: DocumentProblem?
  /// What was read differently from what CommonMark says.
  public let warnings: [DocumentWarning]

  /// Reads a text.
  public init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    lines = LineIndex(bytes)
    let source = ParseSource(bytes, lines: lines)
    frontMatter = source.frontMatter
    let limit = ParseLimits.problem(in: source.bytes, lines: lines)
    let parse = limit == nil ? FenceRepair.parse(source, lines: lines) : nil
    problem = limit ?? ConflictMarkers.problem(in: bytes, lines: lines, code: parse?.blocks ?? [])
    guard let parse, problem == nil else {
      (blocks, definitions, comments, imports, warnings) = ([], [], [], [], [])
      return
    }
    blocks = parse.blocks
    definitions = parse.definitions
    warnings = parse.warnings
    comments = Comment.find(in: blocks, bytes: bytes, lines: lines)
    imports = Import.find(in: blocks, comments: comments, bytes: bytes, lines: lines)
  }

  /// The text of a range of bytes; a range outside the text is cut to it.
  public func text(of range: Range<Int>) -> String { bytes.string(range) }

  /// The 1-based column of byte `offset` in its line, counted in UTF-16 units, as editors count.
  public func utf16Column(at offset: Int) -> Int {
    let start = lines.range(ofLine: lines.line(at: offset)).lowerBound
    return text(of: start..<max(start, min(offset, bytes.count))).utf16.count + 1
  }
}
