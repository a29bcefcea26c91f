// The tool behind the plugin: reads every hatch or template of a folder with the product's own reader, and
// writes them into a Swift file as one constant. Runs at build time only. What cannot be read fails the build
// at its line.
//
// Usage: KnowledgeEmbedder hatches|templates FOLDER OUTPUT

import Foundation
import Knowledge

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

/// The hatches of a folder, in the order of their names. README.md says how to write them, and is none.
func readHatches(in folder: URL) throws -> [Hatch] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  var complaints: [String] = []
  let hatches = try names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().compactMap {
    name -> Hatch? in
    let file = folder.appendingPathComponent(name)
    let reading = readHatch(try String(contentsOf: file, encoding: .utf8), path: name)
    for problem in reading.problems where problem.weight == .unreadable {
      complaints.append(
        "\(file.path):\(problem.line):\(problem.column): error: \(problem.problem); \(problem.fix)")
    }
    return reading.hatch
  }
  if !complaints.isEmpty { fail(complaints.joined(separator: "\n")) }
  return hatches
}

/// A text as a Swift literal on one line.
func literal(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}

/// The code that carries the hatches of a folder.
func hatchCode(_ folder: URL) throws -> String {
  """
  // Made from KnowledgeBase by KnowledgeEmbedder at build time.

  /// Every bundled hatch, packed.
  let packedHatches: StaticString = \(literal(HatchArchive.pack(try readHatches(in: folder))))

  """
}

guard CommandLine.arguments.count == 4 else {
  fail("usage: KnowledgeEmbedder hatches|templates FOLDER OUTPUT")
}
do {
  let folder = URL(fileURLWithPath: CommandLine.arguments[2])
  let code = try CommandLine.arguments[1] == "templates" ? templateCode(folder) : hatchCode(folder)
  try Data(code.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[3]), options: .atomic)
} catch {
  fail("KnowledgeEmbedder: error: \(error.localizedDescription)")
}
