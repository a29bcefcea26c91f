// What one of several runs hands to the merge: all that its share of the files says, before anything is judged.

import Findings
import Foundation
import SwiftScan

/// One run's share of a scan. The merge judges: findings, counts and verdict depend on all parts.
public struct Part: Sendable, Equatable {
  /// Which of the runs it is.
  public let shard: Shard
  /// What all parts of one scan have in common.
  public let origin: PartOrigin
  /// The bytes of each file that something was found in, as a hash.
  let contents: [String: String]
  /// What was found in the shard's files.
  let inventory: Inventory
  /// How many Swift files are the shard's.
  let sourceCount: Int

  /// What the document says that it is.
  static let schema = "bridgekeeper/part/1"

  /// The part in a sentence.
  public var summary: String {
    let found = [
      inventory.bridges.count.of("bridge"), inventory.ruleHits.count.of("hit") + " of the rules over code",
    ]
    return
      "part \(shard.number) of \(shard.count): \(found.joined(separator: " and ")) in \(sourceCount.of("Swift file"))"
  }
}

/// What makes parts belong together: they come from the same files, by the same program, asked for the same.
public struct PartOrigin: Sendable, Equatable, Codable {
  /// The program's version.
  public let version: String
  /// Files and folders to which the findings are narrowed; none for all.
  public let paths: [String]
  /// The rules that the command line selects.
  public let rules: RuleSelection
  /// A hash of the paths and bytes of all Swift files.
  let sources: String
  /// A hash of what the scan was asked for: it depends on the configuration, the rules, the memory files' `Bridge`
  /// fields and the deployment targets.
  let options: String
}

extension Part: Codable {
  private enum CodingKeys: String, CodingKey {
    case schema, shard, origin, contents, inventory, sources
  }

  /// Reads a part; the schema is asked for before.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    shard = try keys.decode(Shard.self, forKey: .shard)
    origin = try keys.decode(PartOrigin.self, forKey: .origin)
    contents = try keys.decode([String: String].self, forKey: .contents)
    inventory = try keys.decode(Inventory.self, forKey: .inventory)
    sourceCount = try keys.decode(Int.self, forKey: .sources)
  }

  /// Writes the part.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(Self.schema, forKey: .schema)
    try keys.encode(shard, forKey: .shard)
    try keys.encode(origin, forKey: .origin)
    try keys.encode(contents, forKey: .contents)
    try keys.encode(inventory, forKey: .inventory)
    try keys.encode(sourceCount, forKey: .sources)
  }

  /// The part as a document.
  public var document: String {
    guard let data = try? JSONEncoder().encode(self), let value = JSONValue(json: data) else {
      preconditionFailure("a value of texts, numbers and lists always encodes")
    }
    return value.document
  }
}
