// Making fixes in memory: edits first, then entries from the last to the first, then drafts.

import Findings
import Knowledge
import Markdown
import SwiftScan

/// What a round of fixes came to.
struct MadeFixes: Sendable {
  var files: FrozenFiles
  /// The fixes that were made, with what each did.
  var made: [(fix: Fix, words: String)] = []
  /// The fixes that could not be made, and why.
  var refused: [(fix: Fix, reason: String)] = []
  /// What the person should know besides.
  var notes: [String] = []
}

extension Project {
  /// Makes fixes that do not meet, in frozen files.
  func make(_ fixes: [Fix], in files: FrozenFiles) -> MadeFixes {
    var result = MadeFixes(files: files)
    let byFile = Dictionary(grouping: fixes.filter { $0.span != nil }, by: \.finding.location.file)
    for (file, fixes) in byFile.sorted(by: { $0.key < $1.key }) { edit(file, fixes, &result) }
    let deeds = fixes.filter { $0.span == nil && $0.draft == nil }
    let drafted = Set(fixes.compactMap(\.draft).flatMap(\.files))
    for fix in deeds.sorted(by: { $1.finding.location < $0.finding.location }) {
      change(fix, keepsSection: drafted.contains(fix.finding.location.file), &result)
    }
    for fix in fixes where fix.draft != nil { post(fix, &result) }
    result.made.sort { $0.fix.finding.location < $1.fix.finding.location }
    return result
  }

  private func edit(_ file: String, _ fixes: [Fix], _ result: inout MadeFixes) {
    guard let bytes = result.files.now[file] else { return }
    let removal = CommentRemoval(bytes, isMarkdown: !file.hasSuffix(".swift"))
    var all: [SourceEdit] = []
    for fix in fixes {
      let edits: [SourceEdit]
      switch fix.deed {
      case .edits(let own):
        edits = own.map {
          SourceEdit(
            range: $0.range,
            replacement: LineStyle(bytes, at: $0.range.lowerBound).written($0.replacement))
        }
      case .comments(let cuts): edits = cuts.compactMap(removal.edit)
      case .draft, .bridgeField, .removal: edits = []
      }
      all += edits
      result.made.append((fix, editWords(edits, in: bytes)))
    }
    result.files.set(file, bytes.applying(all))
  }

  // MARK: Entries

  /// - Parameter keepsSection: whether a section stays without its last entry, as another one comes.
  private func change(_ fix: Fix, keepsSection: Bool, _ result: inout MadeFixes) {
    let place = fix.finding.location
    do throws(EntryWriteProblem) {
      let memory = try document(place.file, result.files)
      let entries = readGotchas(
        in: memory.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile
      ).flatMap(\.entries)
      guard let entry = entries.first(where: { $0.line == place.line }) else { return }
      let change: EntryChange
      if case .bridgeField(let value) = fix.deed {
        change = try editEntry(
          entry, EntryChanges(fields: [.bridge: [value]]), in: memory.document,
          vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
      } else {
        change = try removeEntry(
          entry, from: memory.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile,
          keepsSection: keepsSection)
      }
      result.files.set(place.file, change.document.bytes)
      result.made.append((fix, entryWords(fix, change)))
      result.notes += change.warnings.map { "\(place.file): \($0)" }
    } catch {
      result.refused.append((fix, error.words))
    }
  }

  /// The title of a draft is a blank too. Of two bridges of one name the file tells which is meant.
  private func titles(of draft: EntryDraft) -> [String] {
    let title = "\(EntryBlank.mark) the gap that `\(draft.origin.qualifiedName)` bridges"
    return [title, "\(title) in `\(draft.origin.file)`"]
  }

  /// Posts a draft in every file that holds the same entries; the fullest one that can be written there.
  private func post(_ fix: Fix, _ result: inout MadeFixes) {
    guard let draft = fix.draft else { return }
    var problem: EntryWriteProblem?
    for content in titles(of: draft).flatMap(draft.contents) {
      do throws(EntryWriteProblem) {
        var posted = result.files
        for file in draft.files {
          let memory = try document(file, posted)
          let change = try addEntry(
            content, to: memory.document, vocabulary: memory.vocabulary, wholeFile: memory.wholeFile)
          posted.set(file, change.document.bytes)
        }
        result.files = posted
        result.made.append((fix, draftWords(draft)))
        return
      } catch {
        problem = error
      }
    }
    result.refused.append((fix, problem?.words ?? "the draft cannot be written"))
  }

  private func document(
    _ file: String, _ files: FrozenFiles
  ) throws(EntryWriteProblem) -> MemoryDocument {
    guard let text = String(exactly: files.now[file] ?? []) else {
      throw EntryWriteProblem(kind: .document, reason: "'\(file)' is not UTF-8", fix: "save it as UTF-8")
    }
    return MemoryDocument(Document(text), vocabulary: vocabulary, wholeFile: isWholeFile(file))
  }
}

extension EntryWriteProblem {
  fileprivate var words: String { "\(reason); \(fix)" }
}
