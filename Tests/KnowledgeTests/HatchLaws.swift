// The laws of reading hatches, as a function that says what is broken.

import Knowledge

enum HatchLaws {
  /// What is broken in reading a text as a hatch, and in writing what was read; nil when nothing is.
  static func fault(in text: String) -> String? {
    let reading = readHatch(text, path: "sound-meter.md")
    let lines = text.utf8.count { $0 == 0x0A } + text.utf8.count { $0 == 0x0D } + 1
    guard (reading.hatch == nil) == reading.problems.contains(where: { $0.weight == .unreadable }) else {
      return "a hatch in spite of a problem, or none without one"
    }
    guard reading.problems == reading.problems.sorted() else { return "problems out of order" }
    let misplaced = reading.problems.first { !(1...lines).contains($0.line) || $0.column < 1 }
    if let misplaced { return "out of the text: \(misplaced)" }
    guard let hatch = reading.hatch else { return nil }
    let again = readHatch(hatch.fileText, path: "sound-meter.md")
    let left = again.problems.filter { !$0.problem.contains("twice") }
    guard left.isEmpty, again.hatch?.fileText == hatch.fileText else {
      return "written, it reads otherwise: \(left) in \(hatch.fileText)"
    }
    return keepsInArchive([hatch]) ? nil : "the archive changes it"
  }

  /// Whether hatches come out of an archive as they went in.
  static func keepsInArchive(_ hatches: [Hatch]) -> Bool {
    let packed = Array(HatchArchive.pack(hatches).utf8)
    return packed.withUnsafeBufferPointer { HatchArchive.unpack($0) } == hatches
  }
}
