// The server as agents run it: driven by a client that is not ours, and started in the ways that go wrong.

import Foundation
import Testing

@Suite struct MCPTests {
  /// The client is PyPI's `mcp`; it calls every tool in its three modes, and writes to the project.
  @Test func aForeignClientDrivesIt() throws {
    let python = ReadmeTests.root.appendingPathComponent(".build/consumers/bin/python").path
    guard FileManager.default.fileExists(atPath: python) else {
      try Test.cancel("the programs from PyPI are not installed; .ci/setup test installs them")
    }
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: ReadmeTests.root.appendingPathComponent("Examples/Milestones"),
      to: folder.url.appendingPathComponent("project"))
    let script = ReadmeTests.root.appendingPathComponent(".ci/drive-mcp").path
    let run = try Program.shell(
      "exec '\(python)' '\(script)' \"$BRIDGEKEEPER\" project 2>&1", in: folder.url)
    #expect(run.exit == 0, "\(run.standardOutput)")
    #expect(run.standardOutput.hasSuffix("drive-mcp: everything holds\n"), "\(run.standardOutput)")
  }

  private func serve(_ script: String) throws -> Run {
    let folder = try TemporaryFolder()
    try folder.write(SurroundingsTests.bridge, to: "PinCanvas.swift")
    return try Program.shell(script, in: folder.url)
  }

  @Test func pipedRequestsAreAnsweredBeforeTheEnd() throws {
    let run = try serve(
      #"""
      printf '%s\n%s' '{"jsonrpc":"2.0","id":1,"method":"ping"}' '{"jsonrpc":"2.0","id":2,"method":"ping"}' \
        | "$BRIDGEKEEPER" mcp
      """#)
    let lines = run.standardOutput.split(separator: "\n").sorted()
    #expect(lines == [#"{"id":1,"jsonrpc":"2.0","result":{}}"#, #"{"id":2,"jsonrpc":"2.0","result":{}}"#])
    #expect(run.exit == 0 && run.standardError == "")
  }

  @Test func nothingIsSaidWhereNothingIsAsked() throws {
    let run = try serve("\"$BRIDGEKEEPER\" mcp < /dev/null; echo \"exit $?\"")
    #expect(run.standardOutput == "exit 0\n")
    #expect(run.standardError == "")
  }

  /// A client that went away without closing our input is noticed when it is written to.
  @Test func aReaderThatWentAwayEndsIt() throws {
    let run = try serve(
      #"""
      mkfifo requests; sleep 60 > requests & waiting=$!
      ( "$BRIDGEKEEPER" mcp < requests; echo "exit $?" > code ) | true &
      { sleep 1; echo '{"jsonrpc":"2.0","id":1,"method":"ping"}'; sleep 60; } > requests & writing=$!
      for i in 1 2 3 4 5 6 7 8 9 10; do [ -s code ] && break; sleep 1; done
      kill $waiting $writing 2>/dev/null; cat code
      """#)
    #expect(run.standardOutput == "exit 0\n")
  }

  @Test(arguments: ["mcp --root none", "mcp Sources", "mcp --root PinCanvas.swift"])
  func aWrongStartIsTold(words: String) throws {
    let run = try serve("\"$BRIDGEKEEPER\" \(words) < /dev/null")
    #expect(run.exit == (words.contains("--root") ? 66 : 64))
    #expect(run.standardOutput == "")
    #expect(run.standardError.contains("fix: "), "\(run.standardError)")
  }
}
