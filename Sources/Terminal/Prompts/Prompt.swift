// A question as a value: what is said before it, how it is answered, and what each answer is worth.

/// A question.
public struct Prompt: Sendable {
  /// How a question is answered.
  public enum Kind: Sendable, Equatable {
    /// By a line.
    case line
    /// By lines, until an empty one.
    case lines
    /// By one of these.
    case choice([String])
    /// By yes or no.
    case yesNo
  }

  /// Where in the dialogue this is, in a few words.
  public var heading: String
  /// What there is to know before the question.
  public var notes: [PromptNote]
  /// The question.
  public var question: String
  /// How it is answered.
  public var kind: Kind
  /// The answer that stands there already: Enter takes it.
  public var initial: PromptAnswer?
  /// A text to begin from, for whoever asks for it.
  public var start: String?
  /// What Tab completes to.
  public var completions: [String]
  /// What an answer is worth; for lines all of them together.
  public var check: @Sendable (PromptAnswer) -> PromptRemark

  /// A question, with nothing before it and every answer taken.
  public init(
    _ question: String, heading: String, kind: Kind, notes: [PromptNote] = [], initial: PromptAnswer? = nil,
    start: String? = nil, completions: [String] = [],
    check: @escaping @Sendable (PromptAnswer) -> PromptRemark = { _ in .sound() }
  ) {
    (self.question, self.heading, self.kind, self.notes) = (question, heading, kind, notes)
    (self.initial, self.start, self.completions, self.check) = (initial, start, completions, check)
  }
}

/// A line before a question.
public struct PromptNote: Sendable, Equatable {
  /// The text; it may be longer than a row.
  public var text: String
  /// How it looks where there are colours.
  public var style: Style

  /// A note, plain where nothing else is said.
  public init(_ text: String, style: Style = .plain) { (self.text, self.style) = (text, style) }
}

/// An answer.
public enum PromptAnswer: Sendable, Equatable {
  /// A line.
  case line(String)
  /// Lines, none of them empty.
  case lines([String])
  /// The place of the choice, from 0.
  case choice(Int)
  /// Yes, or no.
  case yes(Bool)
}

/// What a check says of an answer.
public enum PromptRemark: Sendable, Equatable {
  /// It will do; what is good about it, where that is worth a line.
  case sound(String = "")
  /// It will not do: why, and what would.
  case refused(String, example: String)
}

/// What came of a question.
public enum PromptEnd: Sendable, Equatable {
  /// An answer that passed its check.
  case answered(PromptAnswer)
  /// Back to the question before.
  case back
  /// Out, and nothing shall have happened.
  case quit
}
