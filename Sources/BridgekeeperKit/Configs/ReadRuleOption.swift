// From a value of the configuration to an option of a rule, checked.

import Findings
import SwiftScan
import YAML

extension RuleOption {
  /// The options of a rule, those that it shares with others too; none for a rule without.
  static func all(of rule: String) -> [RuleOption] {
    BridgeRule.all.first { $0.info.id == rule }?.options ?? []
  }

  /// The option that a key below a rule names.
  static func named(_ name: String, of rule: String, at place: YAMLPlace) throws(ConfigProblem) -> RuleOption
  {
    let options = all(of: rule)
    guard let option = options.first(where: { $0.name == name }) else {
      let own = options.filter { !$0.isShared }.map(\.name)
      throw .unknown("option", name, of: rule, at: place, known: ["severity"] + own)
    }
    guard option.isShared else { return option }
    throw ConfigProblem(
      problem: "'\(name)' is shared by several rules", fix: "write it as a key of the file, beside 'rules'",
      place: place)
  }

  /// What the value has to be, in words.
  var sort: String {
    switch value {
    case .flag: "true or false"
    case .count: "a whole number, 0 or more"
    case .names: "a list of names of types"
    }
  }

  /// Sets the option to what a value says. Names are added to those that are there.
  func read(_ node: YAMLNode, into options: inout RuleOptions) throws(ConfigProblem) {
    switch value {
    case .flag(let path):
      guard let flag = node.bool else { throw .kind(of: node, wanted: sort) }
      options[keyPath: path] = flag
    case .count(let path):
      guard let count = node.int, count >= 0 else { throw .kind(of: node, wanted: sort) }
      options[keyPath: path] = count
    case .names(let path):
      for item in try ConfigKey.list(node) {
        guard let name = item.string, Self.isName(name) else {
          throw .kind(of: item, wanted: "the name of a type")
        }
        options[keyPath: path].insert(name)
      }
    }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
