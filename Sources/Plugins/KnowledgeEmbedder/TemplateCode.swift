// The templates of a folder as Swift code. Each is read with the product's own reader first; what is wrong
// fails the build.

import Foundation
import Knowledge

/// The code that carries the templates of a folder: a folder for each. README.md beside them is none, and
/// `agents` holds what coding agents are given.
func templateCode(_ folder: URL) throws -> String {
  var rows: [String] = []
  var complaints: [String] = []
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name != "agents"
  {
    let files = try filesOfTemplate(folder.appendingPathComponent(name))
    if files.isEmpty { continue }
    complaints += readTemplate(files, folder: name).problems.map { problem in
      let path = folder.appendingPathComponent("\(name)/\(problem.file)").path
      return "\(path):\(problem.line):\(problem.column): error: \(problem.problem); \(problem.fix)"
    }
    rows += files.sorted { $0.key < $1.key }.map { path, text in
      "  (\(literal(name)), \(literal(path)), \(literal(text))),"
    }
  }
  if !complaints.isEmpty { fail(complaints.joined(separator: "\n")) }
  let own = try filesOfTemplate(folder.appendingPathComponent("agents")).sorted { $0.key < $1.key }
  return """
    // Made from Templates by KnowledgeEmbedder at build time.

    /// Every file of every bundled template.
    let embeddedTemplates: [(folder: StaticString, path: StaticString, text: StaticString)] = [
    \(rows.joined(separator: "\n"))
    ]

    /// Every file that agents are given, by its path in Templates/agents; hidden ones are left out.
    let embeddedAgentFiles: [(path: StaticString, text: StaticString)] = [
    \(own.map { "  (\(literal($0.key)), \(literal($0.value)))," }.joined(separator: "\n"))
    ]

    """
}

/// The files below a folder by their path in it; none for a file.
private func filesOfTemplate(_ folder: URL) throws -> [String: String] {
  var isFolder = ObjCBool(false)
  guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
    return [:]
  }
  var files: [String: String] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where !isHidden(path) {
    let file = folder.appendingPathComponent(path)
    guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
    files[path] = try String(contentsOf: file, encoding: .utf8)
  }
  return files
}

private func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }
