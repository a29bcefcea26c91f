// What can be wrong with a configuration file, with the place in the user's own text.

import Findings
import YAML

/// Why a configuration file cannot be used.
public struct ConfigProblem: Error, Sendable, Equatable {
  /// What is wrong, in lower case, without a closing stop.
  public var problem: String
  /// What to do about it.
  public var fix: String
  /// Where in the file.
  public var place: YAMLPlace

  /// A problem with every part given.
  public init(problem: String, fix: String, place: YAMLPlace) {
    self.problem = problem
    self.fix = fix
    self.place = place
  }

  /// A word that is not among the known ones; the near one is suggested, or else the known ones are listed.
  ///
  /// - Parameter owner: what the word belongs to, where other owners know other words.
  static func unknown(
    _ sort: String, _ word: String, of owner: String? = nil, at place: YAMLPlace, known: [String]
  ) -> ConfigProblem {
    let near = NearWord.of(word, among: known)
    let fix = near.map { "did you mean '\($0)'?" } ?? "use one of: \(known.joined(separator: ", "))"
    let owner = owner.map { " of '\($0)'" } ?? ""
    return ConfigProblem(problem: "unknown \(sort) '\(word)'\(owner)", fix: fix, place: place)
  }

  /// A value of the wrong sort.
  static func kind(of node: YAMLNode, wanted: String) -> ConfigProblem {
    let found =
      node.isNull
      ? "nothing"
      : node.items != nil ? "a list" : node.entries != nil ? "a mapping" : "'\(node.scalar?.text ?? "")'"
    return ConfigProblem(
      problem: "\(found) stands where \(wanted) is expected", fix: "write \(wanted)", place: node.start)
  }
}
