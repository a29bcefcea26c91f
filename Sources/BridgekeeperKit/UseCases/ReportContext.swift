// What report formats ask for besides the report: the texts that findings point into, the rules, the repository.

import Findings

extension Project {
  /// The context of a report on this project.
  ///
  /// - Parameter rules: which rules were to judge.
  /// - Parameter readsTexts: whether the texts of the files with findings are read. One that cannot be read is left out:
  ///   the report says already what is wrong with it.
  public func reportContext(
    for report: Report, rules: RuleSelection, readsTexts: Bool
  ) -> Reporter.Context {
    var context = Reporter.Context(root: root)
    context.rules = RuleSelection.infos.filter { rules.judges($0, config) }
    context.help = { RuleExplanation($0)?.help }
    context.documentation = config.rulePages?.address
    context.repositoryPrefix = repositoryPrefix
    guard readsTexts else { return context }
    let places = report.findings.flatMap { [$0.location] + $0.related.map(\.location) }
    for file in Set(places.map(\.file)) {
      context.texts[file] = (try? effects.files.read(absolute(file))).map(SourceText.init)
    }
    return context
  }

  /// The path from the folder upward that holds `.git` to the root, with a closing `/`; empty where the root holds it
  /// itself, or none does.
  private var repositoryPrefix: String {
    var folder = root
    while true {
      if effects.files.kind(Path.join(folder, ".git")) != nil {
        let prefix = Path.relative(root, to: folder) ?? ""
        return prefix.isEmpty ? "" : prefix + "/"
      }
      let parent = Path.folder(of: folder)
      if parent.isEmpty || parent == folder { return "" }
      folder = parent
    }
  }
}
