// What an agent leaves behind when it stops: bridges that the working tree adds to the last commit.

import Findings
import SwiftScan

extension Project {
  /// Judges the bridges that the working tree adds to the last commit; only files that differ are looked at.
  ///
  /// What somebody has taken into the baseline since is answered for.
  func judgeWorkingTree() throws(Failure) -> EditVerdict {
    guard config.hooks.undocumented != .off else { return EditVerdict() }
    let files = changedSources()
    guard !files.isEmpty else { return EditVerdict() }
    var verdict = try EditJudge(self, files, isThorough: true, areThere: true).verdict()
    let accepted = baselineItems()
    verdict.findings.removeAll { finding in
      guard case .added(_, let standing) = finding.matter else { return true }
      return standing.findings.allSatisfy { found in
        accepted.contains {
          ($0.rule, $0.fingerprint, $0.file) == (found.rule, found.fingerprint, found.location.file)
        }
      }
    }
    return verdict
  }

  private func baselineItems() -> [BaselineItem] {
    guard let bytes = try? effects.files.read(absolute(Baseline.fileName)) else { return [] }
    return (try? Baseline.read(bytes))?.items ?? []
  }

  /// The Swift files that differ from the last commit, as they were there and as they are; none where git cannot say.
  private func changedSources() -> [EditedFile] {
    let commands = effects.git.commands
    let blobs = commands.blobs(root)
    let difference = ["diff-index", "-z", "--no-renames", "--relative", "HEAD", "--", "*.swift"]
    var former: [String: String] = [:]
    var listing = ["ls-files", "-z", "--others", "--exclude-standard", "--", "*.swift"]
    if let answer = commands.ask(difference, root, nil), answer.status == 0 {
      former = Self.formerBlobs(answer.output)
    } else {
      // Without a commit everything is new.
      listing.insert("--cached", at: 2)
    }
    guard let others = commands.ask(listing, root, nil), others.status == 0 else { return [] }
    let new = others.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Set(Array(former.keys) + new).filter(scans).sorted().map { path in
      EditedFile(
        path: path, before: former[path].flatMap { try? blobs.read($0) },
        after: try? effects.files.read(absolute(path)))
    }
  }

  /// The contents that files had, by path. A row is `:MODE MODE NAME NAME LETTER`, a zero byte, and the path.
  private static func formerBlobs(_ rows: [UInt8]) -> [String: String] {
    let parts = rows.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    var blobs: [String: String] = [:]
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      let fields = parts[place].split(separator: " ")
      if fields.count == 5 { blobs[parts[place + 1]] = String(fields[2]) }
    }
    return blobs
  }
}
