// What others send is read as it is, or not at all.

import Findings
import Testing

@Suite struct ReadJSONTests {
  @Test(arguments: [
    (#"{"a":[1,1.5,true,null,"x"],"b":{}}"#, #"{"a":[1,1.5,true,null,"x"],"b":{}}"#),
    (#"{"b":1,"a":"\u00e9\n/"}"#, #"{"a":"é\n/","b":1}"#),
    ("  0  ", "0"), ("[[]]", "[[]]"), ("-12", "-12"), ("1e2", "100"), (#""""#, #""""#),
  ])
  func isReadAndWrittenOnALine(text: String, line: String) {
    #expect(JSONValue(json: text.utf8)?.line == line)
  }

  @Test(arguments: ["", "{", "{} {}", "nul", "\u{0}", "{\"a\":1e999}"])
  func isRefused(text: String) {
    #expect(JSONValue(json: text.utf8) == nil)
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(JSONValue(json: deep.utf8) == nil)
  }
}
