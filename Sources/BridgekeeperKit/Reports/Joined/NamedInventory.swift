// The report of one repository among many: its JSON as `report --format json` printed it, and what it is called.

import Findings
import Foundation

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
    report = try Self.read(Path.join(folder, file), as: file, files, named: name)
  }

  private static func stem(of file: String) -> String {
    let name = Path.name(of: file)
    return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
  }

  private static let advice = "name files that 'bridgekeeper report --format json' wrote"

  private static func read(
    _ path: String, as file: String, _ files: FileSystem, named name: String
  ) throws(Failure) -> InventoryReport {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path)
    } catch {
      throw Failure(
        "cannot read the report '\(file)'", reason: error.reason, fix: advice,
        exit: error == .missing ? .noInput : .badInput)
    }
    return try report(bytes, file, named: name)
  }

  private static func report(
    _ bytes: [UInt8], _ file: String, named name: String
  ) throws(Failure) -> InventoryReport {
    func malformed(_ reason: String) -> Failure {
      Failure("'\(file)' is no report of one repository", reason: reason, fix: advice, exit: .badInput)
    }
    guard let document = JSONValue(json: bytes), let schema = document["schema"]?.text else {
      throw malformed("it cannot be read as JSON with a 'schema'")
    }
    guard schema == ReportDocument.schema else {
      throw malformed("its schema is '\(schema)', and this version joins '\(ReportDocument.schema)'")
    }
    guard document["repositories"] == nil else { throw malformed("it is about several already") }
    let decoded: ReportDocument
    do {
      decoded = try JSONDecoder().decode(ReportDocument.self, from: Data(bytes))
    } catch {
      throw malformed(DecodingFault.words(of: error))
    }
    guard let report = decoded.report(named: name) else {
      throw malformed("it has a kind, mark, verdict or line that this version does not know")
    }
    return report
  }
}
