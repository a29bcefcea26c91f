// Items → the bytes of a baseline file: valid JSON in which each finding has a line, so that git shows and
// merges findings. The commas have lines of their own: a finding's line is the same whether it is the last
// one or not, so branches that take out the first and the last of three merge.

extension Baseline {
  /// The file with its items in the given order. The bytes depend on nothing but the items.
  ///
  /// - Parameter endsLinesInCRLF: whether the file did so before.
  func text(endsLinesInCRLF: Bool = false) -> String {
    let rows = items.map { "    " + $0.text }.joined(separator: "\n    ,\n")
    let text =
      "{\n  \"schema\": \"\(Self.schema)\",\n  \"findings\": [\n" + rows + (rows.isEmpty ? "" : "\n")
      + "  ]\n}\n"
    return endsLinesInCRLF ? text.split(separator: "\n").joined(separator: "\r\n") + "\r\n" : text
  }

  /// The items in the one order that does not depend on who wrote when: by the bytes of their lines, and so
  /// by file first.
  var sorted: Baseline {
    Baseline(items: items.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) })
  }
}
