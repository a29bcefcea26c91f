// `report`: what people read of the inventory, now and over the history.

import BridgekeeperKit
import Findings

extension Command {
  private static let formats = InventoryFormat.all.map(\.name)
  private static let format = Flag.format(formats)
  private static let history = Flag(
    name: "history", summary: "read the git history too, and show how the inventory changed")
  private static let since = Flag(
    name: "since", value: "DATE", summary: "the first day whose commits count: 2026-11-30; with --history")
  private static let samples = Flag(
    name: "samples", value: "N",
    summary: "how many commits are looked at, \(HistoryCall.usualSamples) where nobody says; with --history")

  /// The report on the inventory.
  static let report = Command(
    name: "report",
    summary: "a report on the bridges for people: counts, what to do, what can go, each bridge",
    usage: "report [options]",
    discussion: """
      The inventory by direction, kind, module, category and verdict; what is undocumented, stale or superseded; what can go
      now and with the next deployment target; what the memory files cost; and every bridge. The HTML page is one file
      that loads nothing. With --history, commits of the current branch are read without a checkout, evenly spread and by first
      parents, with the configuration of today: the inventory should shrink every year. What git ignores or nobody has
      committed is in no former commit.
      """,
    flags: [format, OutputFiles.flag, history, since, samples], isRemembered: true
  ) { arguments, world throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw Failure("'report' takes no paths", fix: "leave '\(arguments.operands[0])' out", exit: .usage)
    }
    let files = try OutputFiles(arguments, formats: formats, world)
    let call = try historyCall(arguments, world)
    let report = try OpenedProject(arguments, world).project.inventoryReport(history: call)
    func render(_ name: String) -> String { (InventoryFormat.named(name) ?? .all[0]).render(report) }
    try files.write(world.effects.update, text: render)
    let notes = (report.messages + ["bridgekeeper: \(report.summary)"]).map { $0.oneLine + "\n" }
    return Output(
      standardOutput: render(arguments.value(format) ?? formats[0]),
      standardError: arguments.has(.quiet) ? "" : notes.joined())
  }

  private static func historyCall(_ arguments: Arguments, _ world: World) throws(Failure) -> HistoryCall? {
    guard arguments.has(history) else {
      for flag in [since, samples] where arguments.has(flag) {
        throw Failure(
          "\(flag.spelling) is about the history", fix: "add --history, or leave it out", exit: .usage)
      }
      return nil
    }
    var call = HistoryCall()
    if let day = arguments.value(since) {
      guard CalendarDay.number(of: day) != nil else {
        throw Failure(
          "--since does not take '\(day)'", fix: "write a day such as 2026-11-30", exit: .usage)
      }
      call.since = day
    }
    if let text = arguments.value(samples) {
      guard let number = Int(text), number >= 2 else {
        throw Failure("--samples does not take '\(text)'", fix: "write a number from 2 upward", exit: .usage)
      }
      call.samples = number
    }
    call.progress = progress(arguments, world)
    return call
  }

  /// One line that is drawn over itself and wiped in the end, where somebody looks on.
  private static func progress(_ arguments: Arguments, _ world: World) -> @Sendable (Int, Int) -> Void {
    let isSeen = world.isMessageTerminal && world.environment["TERM"] != "dumb" && !arguments.has(.quiet)
    guard isSeen else { return { _, _ in } }
    return { done, all in
      world.say(done == all ? "\r\u{1B}[K" : "\r\u{1B}[Kreading the history: \(done) of \(all) commits")
    }
  }
}
