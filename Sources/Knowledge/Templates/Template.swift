// A template as a value: what it is for, what it asks, and the files that it makes.

/// What a bridge, a test, an entry or a module is started from.
public struct Template: Sendable, Hashable {
  /// Lower-case words with hyphens; the name of the folder.
  public var id = ""
  /// A few words for people.
  public var title = ""
  /// What it is for, in a line.
  public var purpose = ""
  /// The ids of hatches that it fits.
  public var hatches: [String] = []
  /// The platforms that it runs on, each with the oldest version: `iOS 17`.
  public var platforms: [String] = []
  /// The UIKit or AppKit type that is wrapped; nil where nothing is.
  public var wraps: TemplateText?
  /// The types that need a gotcha entry, the one that gives it its name first.
  public var bridges: [TemplateText] = []
  /// What it asks, in order.
  public var variables: [TemplateVariable] = []
  /// The files that it makes, in order: sources, then tests.
  public var files: [TemplateFile] = []
  /// What a person does next, in order.
  public var next: [TemplateText] = []
  /// Why it is built so and what is to be filled in, as Markdown.
  public var prose = ""

  /// A template that says nothing yet.
  public init() {}

  /// The variable of a name.
  public func variable(_ name: String) -> TemplateVariable? { variables.first { $0.name == name } }
}

/// A file that a template makes.
public struct TemplateFile: Sendable, Hashable {
  /// The path relative to the folder that is written to.
  public var path: TemplateText
  /// The file's text.
  public var text: TemplateText
  /// Whether it is a test, which goes to a folder of its own.
  public var isTest: Bool

  /// A file with every part given.
  public init(path: TemplateText, text: TemplateText, isTest: Bool) {
    self.path = path
    self.text = text
    self.isTest = isTest
  }
}

/// What a template asks.
public struct TemplateVariable: Sendable, Hashable {
  /// The name, as it stands between braces.
  public var name: String
  /// What it means, in a few words.
  public var about: String
  /// What its value has to look like.
  public var shape: Shape
  /// The value where none is given, which may be made of variables that stand before it; nil where one has to
  /// be given.
  public var defaultValue: TemplateText?

  /// What a value has to look like.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// The name of a type that the template makes.
    case newType = "new-type"
    /// The name of a type that is there, such as `UILabel` or `Chart.Axis`.
    case knownType = "known-type"
    /// The name of a method or property.
    case member
    /// The name of a module.
    case module
    /// A whole number without a sign.
    case number
    /// A line of text.
    case text

    /// Whether a value may be part of a path.
    var fitsPath: Bool { self != .text && self != .knownType }
  }

  /// A variable with every part given.
  public init(name: String, about: String, shape: Shape, defaultValue: TemplateText? = nil) {
    self.name = name
    self.about = about
    self.shape = shape
    self.defaultValue = defaultValue
  }
}
