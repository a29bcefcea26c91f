// A hatch's file → the hatch, or everything that is wrong with it. Bundled hatches and those of a project go
// through here.

import Findings
import Markdown
import YAML

/// Reads a hatch's file.
///
/// - Parameters:
///   - text: the whole file.
///   - path: the file's path; its name must be the id and `.md`.
public func readHatch(_ text: String, path: String) -> HatchReading {
  var reader = HatchReader(text, path: path)
  return reader.read()
}

private struct HatchReader {
  let document: Document
  let places: FrontMatterPlaces
  let path: String
  var draft = HatchDraft()
  var problems: [HatchProblem] = []
  /// Key → its 1-based line.
  var keyLines: [String: Int] = [:]

  init(_ text: String, path: String) {
    document = Document(text)
    places = FrontMatterPlaces(document)
    self.path = path
  }

  mutating func read() -> HatchReading {
    if let problem = document.problem {
      problems = [HatchProblem(line: problem.line, problem.reason, fix: problem.fix)]
      return HatchReading(hatch: nil, problems: problems)
    }
    guard let front = document.frontMatter else {
      let problem = HatchProblem(
        line: 1, "a hatch begins with front matter and this file has none",
        fix: "begin with a line '---', the keys, and another '---'; 'bridgekeeper hatches new' writes one")
      return HatchReading(hatch: nil, problems: [problem])
    }
    readFront(front)
    readSections(after: front)
    problems += draft.problems.map { placed($0) }
    let isReadable = !problems.contains { $0.weight == .unreadable }
    if isReadable { problems += HatchForm.problems(of: document.text, as: draft.hatch, order: keyLines) }
    return HatchReading(hatch: isReadable ? draft.hatch : nil, problems: problems.sorted())
  }
}

extension HatchReader {
  private mutating func readFront(_ front: FrontMatter) {
    let root: YAMLNode?
    do throws(YAMLProblem) {
      root = try YAMLDocument.parse(front.inner)
    } catch {
      draft.report(error.place, "\(error.problem): \(error.reason)", fix: error.fix)
      return
    }
    guard let entries = root?.entries else {
      draft.report(
        YAMLPlace(line: 1, column: 1), "the front matter has no keys", fix: "write 'id: …' and the others")
      return
    }
    for entry in entries { read(entry) }
    for key in HatchKey.all where key.isRequired && keyLines[key.name] == nil {
      problems.append(
        HatchProblem(
          line: front.lines.upperBound, "the key '\(key.name)' is missing", fix: "write '\(key.name): …'"))
    }
    checkID()
    checkConfidence()
  }

  private mutating func read(_ entry: YAMLEntry) {
    let name = entry.key.scalar?.text ?? ""
    guard let key = HatchKey.named(name) else {
      let near = NearWord.of(name, among: HatchKey.all.map(\.name)).map { "did you mean '\($0)'?" }
      let known = HatchKey.all.map(\.name).joined(separator: ", ")
      return draft.report(entry.key.start, "unknown key '\(name)'", fix: near ?? "use one of: \(known)")
    }
    keyLines[name] = places[entry.key.start].line
    key.read(entry.value, &draft)
  }

  private mutating func checkID() {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard !draft.hatch.id.isEmpty, name != "\(draft.hatch.id).md" else { return }
    let line = keyLines["id"] ?? 1
    problems.append(
      HatchProblem(
        line: line, "the id is '\(draft.hatch.id)' and the file's name is '\(name)'",
        fix: "name the file '\(draft.hatch.id).md', or change the id"))
  }

  /// The last line that holds anything.
  private var lastLine: Int {
    max(1, document.lines.count - (document.bytes.last == UInt8(ascii: "\n") ? 1 : 0))
  }

  private var claimsNative: Bool { keyLines["native"] != nil }

  /// What a hatch claims, and only that, has a confidence.
  private mutating func checkConfidence() {
    guard let line = keyLines["confidence"] else { return }
    let hasNative = claimsNative
    if draft.hatch.confidence[.gap] == nil {
      problems.append(
        HatchProblem(line: line, "'confidence' says nothing of 'gap'", fix: "add 'gap: recalled'"))
    }
    if (draft.hatch.confidence[.native] != nil) != hasNative {
      problems.append(
        HatchProblem(
          line: line,
          hasNative
            ? "'confidence' says nothing of 'native'"
            : "'confidence' speaks of 'native', and there is no native API",
          fix: hasNative ? "add 'native: recalled'" : "remove it, or name the API under 'native'"))
    }
  }
}

extension HatchReader {
  private mutating func readSections(after front: FrontMatter) {
    let blocks = document.blocks
    let headings = blocks.indices.filter { blocks[$0].headingLevel != nil }
    if let first = blocks.first, first.headingLevel == nil {
      problems.append(
        HatchProblem(
          line: first.lines.lowerBound, "text stands before the first section",
          fix: "move it below a section's heading"))
    }
    for (place, index) in headings.enumerated() {
      let next =
        place + 1 < headings.count ? blocks[headings[place + 1]].range.lowerBound : document.bytes.count
      read(blocks[index], upTo: next)
    }
    for name in HatchSection.Name.allCases where draft.hatch[name] == nil && needs(name) {
      problems.append(
        HatchProblem(
          line: lastLine, "the section '\(name.rawValue)' is missing", fix: "write '## \(name.rawValue)'"))
    }
    let names = draft.hatch.sections.map(\.name)
    let sorted = HatchSection.Name.allCases.filter(names.contains)
    if let place = names.indices.first(where: { names[$0] != sorted[$0] }) {
      let order = sorted.map(\.rawValue).joined(separator: ", ")
      problems.append(
        HatchProblem(
          line: draft.hatch.sections[place].line,
          "the section '\(names[place].rawValue)' stands in the wrong place",
          fix: "keep the order: \(order)", weight: .form))
    }
  }

  private func needs(_ name: HatchSection.Name) -> Bool { name != .native || claimsNative }

  private mutating func read(_ heading: Block, upTo end: Int) {
    let line = heading.lines.lowerBound
    let title = heading.plainText
    let known = HatchSection.Name.allCases.map(\.rawValue)
    guard heading.headingLevel == 2, let name = HatchSection.Name(rawValue: title) else {
      let near = NearWord.of(title, among: known).map { "did you mean '## \($0)'?" }
      let fix = near ?? "use one of: \(known.map { "## \($0)" }.joined(separator: ", "))"
      return problems.append(HatchProblem(line: line, "no section is called '\(title)'", fix: fix))
    }
    guard draft.hatch[name] == nil else {
      return problems.append(
        HatchProblem(line: line, "the section '\(title)' stands twice", fix: "make one of the two"))
    }
    guard needs(name) || keyLines.isEmpty else {
      return problems.append(
        HatchProblem(
          line: line, "there is a section 'Native', and no key 'native'",
          fix: "name the API under 'native', or remove it"))
    }
    let text = trimmed(heading.range.upperBound..<end)
    draft.hatch.sections.append(
      HatchSection(name, text: document.text(of: text), line: document.lines.line(at: text.lowerBound)))
    if text.isEmpty {
      problems.append(
        HatchProblem(line: line, "the section '\(title)' is empty", fix: "write what it should say"))
    }
  }

  /// The range without the line breaks and blanks at its ends; the indent of the first line stays.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = document.bytes
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let last = range.last(where: { !isBlank(bytes[$0]) }),
      let first = range.first(where: { !isBlank(bytes[$0]) })
    else { return range.upperBound..<range.upperBound }
    return document.lines.range(ofLine: document.lines.line(at: first)).lowerBound..<(last + 1)
  }

  /// A problem of the front matter in the file's own lines, and in columns that count bytes.
  private func placed(_ problem: HatchDraft.Problem) -> HatchProblem {
    let place = places[problem.place]
    return HatchProblem(
      line: place.line, column: place.column, problem.problem, fix: problem.fix, weight: problem.weight)
  }
}
