// What a `Remove when` condition demands, in the words that people use.

import Knowledge
import Testing

struct RemovalPlanTests {
  private static func v(_ text: String) -> VersionNumber { VersionNumber(text) ?? VersionNumber(major: 0) }

  @Test(arguments: [
    ("iOS 26 is the deployment target", [RemovalDemand.target(.iOS, v("26"))]),
    ("iOS 26 is our minimum", [.target(.iOS, v("26"))]),
    ("iOS 26", [.target(.iOS, v("26"))]),
    ("iOS 26+", [.target(.iOS, v("26"))]),
    ("iOS 26 or later.", [.target(.iOS, v("26"))]),
    ("iOS 16.4 becomes the lowest supported version", [.target(.iOS, v("16.4"))]),
    ("the deployment target is iOS 27 or later", [.target(.iOS, v("27"))]),
    ("once our deployment target reaches macOS 15", [.target(.macOS, v("15"))]),
    ("the deployment target is at least `visionOS 2`", [.target(.visionOS, v("2"))]),
    ("we require iOS 18", [.target(.iOS, v("18"))]),
    ("Mac Catalyst 26 is the deployment target", [.target(.macCatalyst, v("26"))]),
    ("iPadOS 26 is the deployment target", [.target(.iPadOS, v("26"))]),
    ("we drop iOS 17", [.dropped(.iOS, v("17"))]),
    ("iOS 17 support is dropped", [.dropped(.iOS, v("17"))]),
    ("iOS 17 is no longer supported", [.dropped(.iOS, v("17"))]),
    ("we stop supporting iOS 17", [.dropped(.iOS, v("17"))]),
    ("iOS 26 and macOS 26 are the deployment targets", [.target(.iOS, v("26")), .target(.macOS, v("26"))]),
    ("iOS 26, macOS 26", [.target(.iOS, v("26")), .target(.macOS, v("26"))]),
    ("hatch `absolute-line-height` is native", [.nativeHatch("absolute-line-height")]),
    ("the hatch web-view becomes fully native", [.nativeHatch("web-view")]),
    (
      "iOS 26 is the deployment target and no page opens new windows",
      [.target(.iOS, v("26")), .judgement("no page opens new windows")]
    ),
    ("SwiftUI's `TextField` has an accessory", [.judgement("SwiftUI's TextField has an accessory")]),
    (
      "`PhotosPicker` filters by date (not in iOS 27)",
      [.judgement("PhotosPicker filters by date (not in iOS 27)")]
    ),
    ("iOS 27 fixes FB1234567", [.judgement("iOS 27 fixes FB1234567")]),
    ("iOS 27 ships a page control", [.judgement("iOS 27 ships a page control")]),
    ("Never", [.judgement("Never")]),
    ("Xcode 27 is required", [.judgement("Xcode 27 is required")]),
  ])
  func aConditionIsTakenApart(text: String, demands: [RemovalDemand]) {
    #expect(RemovalPlan(text).alternatives == [demands])
  }

  @Test(arguments: [
    ("2027-01-15", "2027-01-15"), ("after 1 March 2027", "2027-03-01"), ("on 2027-06", "2027-06"),
  ])
  func aDateIsOne(text: String, date: String) throws {
    guard case .date(let found) = try #require(RemovalPlan(text).alternatives.first?.first) else {
      Issue.record("\(text) is no date")
      return
    }
    #expect(found.description == date)
  }

  @Test func alternativesAreParted() {
    let plan = RemovalPlan("iOS 26 or macOS 26 is the deployment target")
    #expect(plan.alternatives == [[.target(.iOS, Self.v("26"))], [.target(.macOS, Self.v("26"))]])
  }

  @Test func anAlternativeThatNobodyUnderstandsLeavesAllToPeople() {
    let text = "iOS 18 is the deployment target, or iOS 27 for package documents"
    #expect(RemovalPlan(text).alternatives == [[.judgement(text)]])
  }

  @Test func anEmptyConditionDemandsNothing() {
    #expect(RemovalPlan("  ").alternatives == [])
  }
}
