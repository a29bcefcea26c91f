// Whether every place for a value names a variable, and every variable has a place: what a template asks in
// vain is a mistake.

import Findings

/// Checks the places of a template's texts.
enum TemplatePlaceCheck {
  static func check(_ draft: inout TemplateDraft) {
    var used: Set<String> = []
    for entry in draft.texts {
      used.formUnion(entry.text.places.map(\.name))
      for fault in faults(of: entry.text, draft.template.variables) {
        draft.report(entry.place, fault.problem, fix: fault.fix)
      }
    }
    for file in draft.template.files {
      used.formUnion(file.text.places.map(\.name))
      for fault in faults(of: file.text, draft.template.variables) {
        let (line, column) = place(of: fault.offset, in: file.text.source)
        draft.report(file: file.path.source, line: line, column: column, fault.problem, fix: fault.fix)
      }
    }
    checkOrder(&draft)
    for variable in draft.template.variables where !used.contains(variable.name) {
      draft.report(
        line: 1, "the variable '\(variable.name)' is asked and used nowhere", fix: "use it, or take it away")
    }
  }

  private struct Fault {
    var offset: Int
    var problem: String
    var fix: String
  }

  private static func faults(of text: TemplateText, _ variables: [TemplateVariable]) -> [Fault] {
    let names = variables.map(\.name)
    let unknown = text.places.filter { !names.contains($0.name) }.map { place in
      let near = NearWord.of(place.name, among: names).map { "did you mean '{{\($0)}}'?" }
      return Fault(
        offset: place.offset, problem: "no variable is called '\(place.name)'",
        fix: near ?? "declare it under 'variables'")
    }
    let malformed = text.malformed.map { offset in
      Fault(
        offset: offset, problem: "'{{' begins no place for a value",
        fix: "write {{name}}, {{name.lowerCamel}} or {{name.upperCamel}}; part two braces with a space")
    }
    return unknown + malformed
  }

  /// A default is made of what stands before it, so that there is an order to work them out in.
  private static func checkOrder(_ draft: inout TemplateDraft) {
    var before: Set<String> = []
    let declared = Set(draft.template.variables.map(\.name))
    for variable in draft.template.variables {
      for place in variable.defaultValue?.places ?? []
      where declared.contains(place.name) && !before.contains(place.name) {
        draft.report(
          line: 1,
          "the default of '\(variable.name)' is made of '\(place.name)', which does not stand before it",
          fix: "move '\(place.name)' above it")
      }
      before.insert(variable.name)
    }
  }

  private static func place(of offset: Int, in text: String) -> (line: Int, column: Int) {
    let before = text.utf8.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start =
      before.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) } ?? text.utf8.startIndex
    return (line, text.utf8.distance(from: start, to: before.endIndex) + 1)
  }
}
