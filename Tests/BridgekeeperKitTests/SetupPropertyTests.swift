// Setting up, over every project of the gate's cases: it leaves the gate green or says what is to be mended first,
// and a second time there is nothing to do.

import Findings
import Foundation
import Knowledge
import Testing

@testable import BridgekeeperKit

@Suite struct SetupPropertyTests {
  @Test(arguments: CheckCaseTests.names)
  func aBaselineLeavesTheGateGreen(name: String) throws {
    try expectGreen(name, .baseline)
  }

  @Test(arguments: CheckCaseTests.names)
  func draftsLeaveTheGateGreen(name: String) throws {
    try expectGreen(name, .draft)
  }

  private func expectGreen(_ name: String, _ existing: SetupAnswers.Existing) throws {
    let folder = CheckCaseTests.folder.appendingPathComponent(name)
    let links = (try? String(contentsOf: folder.appendingPathComponent("links.txt"), encoding: .utf8)) ?? ""
    let table = try TableFileSystem(folder: folder.appendingPathComponent("project"), links: links)
    let project = try Project.open(root: TableFileSystem.root, effects: table.effects)
    var answers = SetupAnswers()
    answers.existing = existing
    let checked = try project.check()
    let before = checked.report
    if existing == .draft, checked.drafts.isEmpty { return }
    let plan: SetupPlan
    do throws(Failure) {
      plan = try project.planSetup(answers)
    } catch {
      #expect(error.exit == .badInput, "\(error)")
      #expect(before.findings.contains { $0.rule == "unreadable_source" }, "\(error)")
      return
    }
    let texts = plan.texts
    let after = try project.holding(texts)
    let report = try after.check().report
    #expect(Set(texts.keys).count == plan.files.count)
    for finding in report.openOnly.findings {
      #expect(project.config.unsuppressible.contains(finding.rule), "\(finding.message)")
    }
    // What sets findings aside does not hide that they are there.
    #expect(report.summary.bridges == before.summary.bridges)
    let again = try after.planSetup(answers)
    #expect(again.isEmpty, "\(again.diff)")
    // No entry that was there reads otherwise, and only drafts are new.
    let (old, new) = (Set(Self.entries(project)), Set(Self.entries(after)))
    #expect(old.isSubset(of: new))
    if existing == .baseline { #expect(old == new) }
  }

  private static func entries(_ project: Project) -> [String] {
    ((try? project.listFiles()).map { project.readMemory($0) }?.files ?? []).flatMap { file in
      file.entries.map { "\(file.path): \($0.title)\n\($0.body)" }
    }
  }
}
