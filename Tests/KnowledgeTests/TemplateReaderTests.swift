// The reader of templates: a folder in each case, and the problems that it has, each as the beginning of its
// line.

import Foundation
import Testing

@testable import Knowledge

@Suite struct TemplateReaderTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/templates")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  /// A template that is sound, by the path in its folder.
  static let sound = (try? template(of: "sound").files) ?? [:]

  @Test func casesAreThere() {
    #expect(Self.names.count >= 24)
  }

  @Test(arguments: names)
  func problemsAreFound(name: String) throws {
    let (folder, files) = try Self.template(of: name)
    let reading = readTemplate(files, folder: folder)
    let lines = reading.problems.map { "\($0.file):\($0.line):\($0.column): \($0.problem); \($0.fix)" }
    let list = try String(
      contentsOf: Self.folder.appendingPathComponent("\(name)/problems.txt"), encoding: .utf8)
    let expected = list.split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count, "\(lines)")
    for beginning in expected {
      #expect(lines.contains { $0.hasPrefix(beginning) }, "\(beginning) is not in \(lines)")
    }
    #expect((reading.template == nil) == !expected.isEmpty)
  }

  @Test func partsAreRead() throws {
    let template = try #require(readTemplate(Self.sound, folder: "badge").template)
    #expect(template.title == "A badge")
    #expect(template.purpose == "one badge")
    #expect(template.platforms == ["iOS 17"])
    #expect(template.variables.map(\.name) == ["name", "type"])
    #expect(template.variables.map(\.defaultValue?.source) == [nil, "UILabel"])
    #expect(template.files.map(\.isTest) == [false, true])
    #expect(template.prose == "Why it is built so.")
  }

  /// Whatever is in the files, reading ends, and with the same answer.
  @Test(arguments: 0..<20)
  func brokenTemplatesAreRead(seed: UInt64) {
    var mutations = Mutations(seed: seed)
    for _ in 0..<20 {
      let files = Self.sound.mapValues { mutations.mutant(of: $0) }
      let reading = readTemplate(files, folder: "badge")
      #expect((reading.template == nil) == !reading.problems.isEmpty)
      #expect(reading == readTemplate(files, folder: "badge"))
    }
  }

  private static func template(of name: String) throws -> (folder: String, files: [String: String]) {
    let url = folder.appendingPathComponent(name)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let id = try #require(names.first { $0 != "problems.txt" })
    let folder = url.appendingPathComponent(id)
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return (id, files)
  }
}
