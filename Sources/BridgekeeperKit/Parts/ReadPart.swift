// The bytes that `check --shard` wrote → a part, or what is wrong with them.

import Findings
import Foundation
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
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path)
    } catch {
      throw Failure(
        "cannot read the part '\(name)'", reason: error.reason, fix: Self.advice,
        exit: error == .missing ? .noInput : .badInput)
    }
    self.name = name
    part = try Self.part(bytes, name)
  }

  static let advice = "name the files that 'bridgekeeper check --shard I/N' printed"

  private static func part(_ bytes: [UInt8], _ name: String) throws(Failure) -> Part {
    func malformed(_ reason: String) -> Failure {
      Failure("'\(name)' is no part", reason: reason, fix: advice, exit: .badInput)
    }
    guard bytes.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      throw malformed("it is empty: its run may have failed")
    }
    guard let document = JSONValue(json: bytes), let schema = document["schema"]?.text else {
      throw malformed("it cannot be read as JSON with a 'schema'")
    }
    guard schema == Part.schema else {
      throw malformed("its schema is '\(schema)', and this version reads '\(Part.schema)'")
    }
    let part: Part
    do {
      part = try JSONDecoder().decode(Part.self, from: Data(bytes))
    } catch {
      throw malformed(DecodingFault.words(of: error))
    }
    if let fault = part.fault { throw malformed(fault) }
    return part
  }
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
