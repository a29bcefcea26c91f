// What a template makes of answers: the forms of names, what each shape takes, and names that clash.

import Testing

@testable import Knowledge

@Suite struct TemplateFillingTests {
  @Test(arguments: [
    ("BadgeLabel", "badgeLabel", "BadgeLabel"), ("PDFReader", "pdfReader", "PDFReader"),
    ("PDF", "pdf", "PDF"),
    ("PDF2View", "pdf2View", "PDF2View"), ("A", "a", "A"), ("AView", "aView", "AView"),
    ("commit", "commit", "Commit"),
    ("sendURL", "sendURL", "SendURL"), ("_X", "_X", "_X"), ("URL_Bar", "url_Bar", "URL_Bar"),
  ])
  func namesHaveForms(name: String, lower: String, upper: String) {
    #expect(NameForm.lowerCamel.of(name) == lower)
    #expect(NameForm.upperCamel.of(name) == upper)
  }

  @Test(arguments: [
    (
      TemplateVariable.Shape.newType, ["Badge", "Badge2", "URLBar"],
      [
        "", "badge", "2Badge", "Bad ge", "Bad/ge", "../Badge", "Badge\n", "Self", "Type", "Bädge",
        "Badge.Label", "Badge<T>", "{{type}}",
      ]
    ),
    (
      .knownType, ["UILabel", "Chart.Axis"],
      ["", "uiLabel", "UILabel<Int>", ".UILabel", "UI..Label", "UILabel()"]
    ),
    (.member, ["commit", "sendURL"], ["", "Commit", "class", "com mit", "commit()", "init"]),
    (.module, ["Badges", "badges_ui"], ["", "my-module", "import", "a.b", "a b"]),
    (.number, ["17", "0"], ["", "17.0", "-1", "１７", "99999", "v17"]),
    (.text, ["a line", "`Map` {{x}}", "日本"], ["", "two\nlines", "a\u{0}", "a\u{2028}b"]),
  ])
  func shapesTakeWhatFits(shape: TemplateVariable.Shape, sound: [String], wrong: [String]) {
    let variable = TemplateVariable(name: "it", about: "it", shape: shape)
    for value in sound { #expect(variable.problem(with: value) == nil, "\(value)") }
    for value in wrong { #expect(variable.problem(with: value) != nil, "\(value)") }
  }

  @Test func everythingThatIsWrongIsSaidAtOnce() throws {
    let template = try #require(readTemplate(TemplateReaderTests.sound, folder: "badge").template)
    let complaints = #expect(throws: TemplateComplaints.self) {
      try template.filled(with: ["type": "ui label", "tpe": "UILabel"])
    }
    #expect(complaints?.missing.map(\.name) == ["name"])
    #expect(complaints?.wrong.count == 2)
    #expect(complaints?.wrong.last?.contains("did you mean 'type'?") == true)
  }

  @Test func valuesAreNotFilledAgain() {
    let text = TemplateText("a {{gap}} b {{other}} c {{gap.upperCamel}}")
    #expect(text.filled(["gap": "{{other}}"]) == "a {{other}} b {{other}} c {{other}}")
  }

  /// A name that the template's own code uses, or that another variable has, makes code that means something
  /// else.
  @Test(arguments: [
    ("Badge", "UILabel", true), ("UILabel", "UILabel", false), ("Content", "UILabel", false),
    ("BadgeModel", "Badge", true), ("Badge", "BadgeTests", false), ("Said", "UILabel", true),
    ("Part", "UILabel", true),
  ])
  func namesMustNotClash(name: String, type: String, isSound: Bool) throws {
    var files = TemplateReaderTests.sound
    files["{{name}}.swift"] = """
      // Said in a comment only.
      struct {{name}} { let content: Content, {{name.lowerCamel}}: {{type}}, whole: {{name}}Part }
      struct {{name}}Part {}

      """
    let template = try #require(readTemplate(files, folder: "badge").template)
    let filled = try? template.filled(with: ["name": name, "type": type])
    #expect((filled != nil) == isSound)
  }
}
