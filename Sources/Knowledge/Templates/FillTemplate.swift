// A template with a person's answers → the files, or everything that is wrong with the answers.

import Findings

/// A template that was filled.
public struct FilledTemplate: Sendable, Hashable {
  /// A file with its values in place.
  public struct File: Sendable, Hashable {
    /// The path relative to the folder that is written to, or, for a test, to the folder of tests.
    public var path: String
    /// The file's text.
    public var text: String
    /// Whether it is a test.
    public var isTest: Bool
  }

  /// The template.
  public let template: Template
  /// Every variable with its value.
  public let values: [String: String]
  /// The files, in the template's order.
  public let files: [File]

  /// A text of the template with the values in it.
  public func filled(_ text: TemplateText) -> String { text.filled(values) }
}

/// What is wrong with the answers to a template, all of it.
public struct TemplateComplaints: Error, Sendable, Hashable {
  /// The variables without a value, in the template's order.
  public var missing: [TemplateVariable] = []
  /// What is wrong with values, in lower case, without closing stops.
  public var wrong: [String] = []

  var isEmpty: Bool { missing.isEmpty && wrong.isEmpty }
}

extension Template {
  /// Fills the template.
  ///
  /// - Parameter answers: values by the variables' names; those that are left out get their default.
  public func filled(with answers: [String: String]) throws(TemplateComplaints) -> FilledTemplate {
    var complaints = TemplateComplaints()
    var values: [String: String] = [:]
    for variable in variables {
      guard let value = answers[variable.name] ?? variable.defaultValue?.filled(values) else {
        complaints.missing.append(variable)
        continue
      }
      values[variable.name] = value
      if let problem = variable.problem(with: value) { complaints.wrong.append(problem) }
    }
    for name in answers.keys.sorted() where variable(name) == nil {
      let names = variables.map(\.name)
      let near = NearWord.of(name, among: names).map { "did you mean '\($0)'?" }
      complaints.wrong.append(
        "the template '\(id)' asks for no '\(name)'; \(near ?? "it asks for: \(names.joined(separator: ", "))")"
      )
    }
    if complaints.isEmpty { complaints.wrong = NameClash.problems(of: self, values) }
    guard complaints.isEmpty else { throw complaints }
    let filled = files.map { file in
      FilledTemplate.File(path: file.path.filled(values), text: file.text.filled(values), isTest: file.isTest)
    }
    return FilledTemplate(template: self, values: values, files: filled)
  }
}

extension TemplateVariable {
  /// What is wrong with a value; nil where nothing is.
  func problem(with value: String) -> String? {
    let wrong = "'\(name)' does not take '\(value)'"
    switch shape {
    case .newType: return Self.isType(value) ? nil : "\(wrong): a type's name is one word in UpperCamelCase"
    case .knownType:
      let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return parts.allSatisfy(Self.isType) ? nil : "\(wrong): it is to be a type's name, such as UILabel"
    case .member:
      let isMember =
        SwiftName.isWord(value) && !SwiftName.isReserved(value) && value.first?.isLowercase == true
      return isMember ? nil : "\(wrong): a method's name is one word in lowerCamelCase"
    case .module:
      let isModule = SwiftName.isWord(value) && !SwiftName.isReserved(value)
      return isModule ? nil : "\(wrong): a module's name is one word of letters, digits and underscores"
    case .number:
      let isNumber =
        (1...4).contains(value.utf8.count) && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return isNumber ? nil : "\(wrong): it is to be a whole number"
    case .text:
      let isLine =
        !value.isEmpty
        && !value.unicodeScalars.contains {
          $0.value < 0x20 || [0x7F, 0x85, 0x2028, 0x2029].contains($0.value)
        }
      return isLine ? nil : "'\(name)' is to be one line of text"
    }
  }

  private static func isType(_ text: String) -> Bool {
    SwiftName.isWord(text) && !SwiftName.isReserved(text) && text.first?.isUppercase == true
  }
}
