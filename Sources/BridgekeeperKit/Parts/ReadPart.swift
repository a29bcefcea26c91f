// The bytes that `check --shard` wrote → a part, or what is wrong with them.

import SwiftScan

/// A part with the name of its file.
public struct NamedPart: Sendable {
  /// The file as it was named.
  public let name: String
  let part: Part

  /// Reads a part.
  ///
  /// - Parameter path: the file's absolute path.
  /// - Parameter name: the file as it was named.
  public init(_ path: String, as name: String, _ files: FileSystem) throws(Failure) {
    let part: Part = try Self.document.read(path, as: name, files)
    if let fault = part.fault { throw Self.document.malformed(name, fault) }
    self.name = name
    self.part = part
  }

  static let advice = "name the files that 'bridgekeeper check --shard I/N' printed"

  private static let document = PrintedDocument(
    name: "part", kind: "part", schema: Part.schema, advice: advice)
}

extension Part {
  /// What no run would write; nil where there is nothing of the kind.
  fileprivate var fault: String? {
    guard Shard(shard.number, of: shard.count) != nil else {
      return "there is no part \(shard.number) of \(shard.count)"
    }
    if let file = inventory.files.sorted().first(where: { !shard.holds($0) || contents[$0] == nil }) {
      return "'\(file)' is not a file of part \(shard.number) of \(shard.count)"
    }
    let lines =
      inventory.bridges.flatMap {
        [$0.line, $0.column, $0.declaration.lowerBound, $0.declaration.upperBound]
      }
      + inventory.ruleHits.flatMap { [$0.line, $0.column, $0.endLine, $0.endColumn] }
      + inventory.comments.flatMap { [$0.lines.lowerBound, $0.lines.upperBound, $0.column] }
      + inventory.problems.map(\.line) + inventory.unresolved.map(\.line)
    return lines.allSatisfy { (1...Self.lastLine).contains($0) } ? nil : "it names a line that no file has"
  }

  /// More lines than any file that is read can have.
  private static let lastLine = 1 << 31
}
