// A hatch → its file, in the one canonical form. The reader compares with it, so there is no second
// description of the form.

extension Hatch {
  /// The hatch's file in canonical form.
  public var fileText: String {
    let front = ["---"] + HatchKey.all.flatMap { $0.write(self) } + ["---", ""]
    let prose = HatchSection.Name.allCases.compactMap { self[$0] }
      .map { "\n## \($0.name.rawValue)\n\n\($0.text)\n" }
    return front.joined(separator: "\n") + prose.joined()
  }
}
