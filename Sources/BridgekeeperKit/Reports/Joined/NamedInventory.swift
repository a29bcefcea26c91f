// The report of one repository among many: its JSON as `report --format json` printed it, and what it is called.

import Findings

/// One repository's report with a name.
public struct NamedInventory: Sendable {
  /// What the repository is called.
  public let name: String
  let report: InventoryReport

  /// Reads a report. The name is what stands before `=`, else the file's name without its ending.
  ///
  /// - Parameter word: `NAME=FILE` or `FILE`, as it was written.
  /// - Parameter folder: the absolute path of the folder that a relative path counts from.
  public init(_ word: String, from folder: String, _ files: FileSystem) throws(Failure) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let file = halves.count > 1 ? halves[1] : word
    let name = halves.count > 1 ? halves[0] : Self.stem(of: file)
    guard !name.isEmpty, !file.isEmpty, !name.contains("/"), name == name.oneLine else {
      throw Failure(
        "'\(word)' names no repository", fix: "write NAME=FILE, with a name in one line and without '/'",
        exit: .usage)
    }
    self.name = name
    let found: ReportDocument = try Self.document.read(Path.join(folder, file), as: file, files) { document in
      document["repositories"] == nil ? nil : "it is about several already"
    }
    guard let report = found.report(named: name) else {
      throw Self.document.malformed(
        file, "it has a kind, mark, verdict or line that this version does not know")
    }
    self.report = report
  }

  private static func stem(of file: String) -> String {
    let name = Path.name(of: file)
    return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
  }

  private static let document = PrintedDocument(
    name: "report", kind: "report of one repository", schema: ReportDocument.schema,
    advice: "name files that 'bridgekeeper report --format json' wrote")
}
