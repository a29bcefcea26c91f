// Makes an entry from what was found: its bytes, the names and spans in it, its prose and its fields.

import Markdown

/// Builds entries of one document.
struct EntryBuilder {
  private let document: Document

  init(_ document: Document) {
    self.document = document
  }

  /// The entry of a draft; nil when it holds no word. Without a title the first line with a word stands for
  /// it.
  func entry(from draft: EntryDraft) -> GotchaEntry? {
    let firstLine = draft.lines.lazy.map { document.text(of: document.lines.range(ofLine: $0)) }
      .first { !Placeholder.isEmpty($0) }
    guard let firstLine else { return nil }
    let range = document.lines.range(ofLines: draft.lines)
    let fields = FieldReader(document, draft)
    let spans = draft.blocks.flatMap(\.codeSpans)
    var names: [String] = []
    var known: Set<String> = []
    for name in spans.flatMap(CodeNames.names) where known.insert(name).inserted { names.append(name) }
    return GotchaEntry(
      title: Placeholder.isEmpty(draft.title) ? firstLine.trimmed : draft.title, line: draft.lines.lowerBound,
      endLine: draft.lines.upperBound, range: range,
      body: document.text(of: range), codeNames: names, codeSpans: spans,
      prose: draft.blocks.map(\.prose).filter { !$0.isEmpty }.joined(separator: "\n"), fields: fields.fields,
      otherFields: fields.otherFields, form: draft.form)
  }
}

extension Block {
  /// The contents of the code spans in the block, in order.
  fileprivate var codeSpans: [String] {
    let own = inlines.flattened.compactMap { inline -> String? in
      guard case .code(let text) = inline.kind else { return nil }
      return text
    }
    return own + children.flatMap(\.codeSpans)
  }

  /// The text of the block and of those inside it, one line a block, without code.
  fileprivate var prose: String {
    let own = inlines.map(\.prose).joined().trimmed
    return ([own] + children.map(\.prose)).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension Inline {
  fileprivate var prose: String {
    switch kind {
    case .code: return " "
    case .text, .softBreak, .lineBreak, .html: return plainText
    case .emphasis, .strong, .strikethrough, .link, .image: return children.map(\.prose).joined()
    }
  }
}
