// The text of a Codex patch → what it does to each file. Nothing is looked up here: paths are as they are written.

import BridgekeeperKit

/// Reads the patches of Codex.
enum PatchText {
  private static let begin = "*** Begin Patch"
  private static let end = "*** End Patch"

  /// The edits of a patch, in its order; nil where the text is no patch.
  static func edits(_ text: String) -> [FileEdit]? {
    let lines = lines(of: text)
    guard let first = lines.firstIndex(where: { $0.trimmed == begin }) else { return nil }
    let rest = lines[(first + 1)...]
    guard let last = rest.lastIndex(where: { $0.trimmed == end }) else { return nil }
    var reading = PatchReading(rest[..<last])
    return reading.edits()
  }

  /// A carriage return before a newline is none of the patch's own.
  private static func lines(of text: String) -> [String] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in String(line.last == "\r" ? line.dropLast() : line) }
  }
}

/// A patch on its way through a reader.
private struct PatchReading {
  private var lines: ArraySlice<String>

  init(_ lines: ArraySlice<String>) { self.lines = lines }

  mutating func edits() -> [FileEdit]? {
    var edits: [FileEdit] = []
    while let line = lines.popFirst() {
      if let path = line.value(of: "*** Add File:") {
        edits.append(FileEdit(path: path, deed: .write(addedBytes())))
      } else if let path = line.value(of: "*** Delete File:") {
        edits.append(FileEdit(path: path, deed: .delete))
      } else if let path = line.value(of: "*** Update File:") {
        let destination = lines.first?.value(of: "*** Move to:")
        if destination != nil { lines.removeFirst() }
        guard let hunks = hunks() else { return nil }
        edits.append(FileEdit(path: path, deed: .patch(hunks), destination: destination))
      } else if !line.trimmed.isEmpty {
        return nil
      }
    }
    return edits.isEmpty ? nil : edits
  }

  private mutating func addedBytes() -> [UInt8] {
    var text = ""
    while let line = lines.first, line.hasPrefix("+") {
      text += line.dropFirst() + "\n"
      lines.removeFirst()
    }
    return Array(text.utf8)
  }

  /// The hunks up to the next file; nil where a line is none of a hunk.
  private mutating func hunks() -> [PatchHunk]? {
    var hunks: [PatchHunk] = []
    var isOpen = false
    while let line = lines.first, !line.opensFile {
      lines.removeFirst()
      if line == "@@" || line.hasPrefix("@@ ") {
        hunks.append(PatchHunk(anchor: line.count > 3 ? String(line.dropFirst(3)) : nil, old: [], new: []))
        isOpen = true
        continue
      }
      if line.trimmed == "*** End of File" {
        guard isOpen else { return nil }
        hunks[hunks.count - 1].isAtEnd = true
        isOpen = false
        continue
      }
      if !isOpen {
        // Between hunks only empty lines may stand; the first one needs no mark.
        if !hunks.isEmpty, line.isEmpty { continue }
        hunks.append(PatchHunk(old: [], new: []))
        isOpen = true
      }
      guard hunks[hunks.count - 1].take(line) else { return nil }
    }
    return hunks
  }
}

extension PatchHunk {
  /// Takes a line of a hunk; false where it is none.
  fileprivate mutating func take(_ line: String) -> Bool {
    let text = String(line.dropFirst())
    switch line.first {
    case nil:
      old.append("")
      new.append("")
    case " ":
      old.append(text)
      new.append(text)
    case "+": new.append(text)
    case "-": old.append(text)
    default: return false
    }
    return true
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// What stands behind a mark at the line's start; nil where the line is another one.
  fileprivate func value(of mark: String) -> String? {
    guard trimmed.hasPrefix(mark) else { return nil }
    let value = String(trimmed.dropFirst(mark.count)).trimmed
    return value.isEmpty ? nil : value
  }

  fileprivate var opensFile: Bool {
    ["*** Add File:", "*** Delete File:", "*** Update File:"].contains { trimmed.hasPrefix($0) }
  }
}
