// One gotcha entry as a value: what a memory file says about one trap, wherever and in whatever form it
// stands.

/// One gotcha entry of a memory file, read from any of the forms that people write.
public struct GotchaEntry: Sendable, Equatable {
  /// The entry's title in plain text, without markup, numbers, dates or closing punctuation.
  public var title: String
  /// The first line of the entry, 1-based.
  public var line: Int
  /// The last line of the entry, 1-based; never a blank line.
  public var endLine: Int
  /// The bytes of `line` through `endLine` in the document, without the last line's ending.
  public var range: Range<Int>
  /// The entry's source text, exactly as it stands in the document.
  public var body: String
  /// The type names in code spans of the entry, in order, each once: generics and members cut off, no paths,
  /// file names, attributes, modifiers or all-capitals words, nothing from fences.
  public var codeNames: [String]
  /// Every code span of the entry outside fences, in order, as written between the backticks.
  public var codeSpans: [String]
  /// The entry's prose outside fences, code spans and markup, for whole-word searches.
  public var prose: String
  /// The labelled fields, by field, each value as Markdown source in one line; unknown labels are kept in
  /// `otherFields`.
  public var fields: [EntryField: String]
  /// Labelled fields whose label is not one of the house's, by label as written.
  public var otherFields: [String: String]
  /// The form in which the entry is written.
  public var form: EntryForm

  /// An entry with every part given.
  public init(
    title: String, line: Int, endLine: Int, range: Range<Int>, body: String, codeNames: [String],
    codeSpans: [String], prose: String, fields: [EntryField: String], otherFields: [String: String],
    form: EntryForm = .heading
  ) {
    self.title = title
    self.line = line
    self.endLine = endLine
    self.range = range
    self.body = body
    self.codeNames = codeNames
    self.codeSpans = codeSpans
    self.prose = prose
    self.fields = fields
    self.otherFields = otherFields
    self.form = form
  }
}
