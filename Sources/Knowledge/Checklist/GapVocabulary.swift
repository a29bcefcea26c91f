// The words by which the gap test tells a behaviour from a wish. Each list is one idea; a word belongs in a
// list for what it says anywhere, never for the sake of one sentence.

/// The gap test's words, all in lower case.
enum GapVocabulary {
  /// Phrases that are no gap, whoever says them, by their first word.
  static let emptyPhrases = Dictionary(grouping: phrases.map { $0.split(separator: " ").map(String.init) }) {
    $0.first ?? ""
  }

  private static let phrases = [
    "fine-grained control", "fine grained control", "granular control", "full control", "total control",
    "complete control", "more control", "better control", "finer control", "precise control", "more powerful",
    "more flexible", "more mature", "more reliable", "more stable", "more robust", "more options",
    "more features",
    "battle-tested", "battle tested", "production-ready", "production ready", "pixel perfect",
    "pixel-perfect",
    "feels native", "feel native", "feels right", "feel right", "look right", "looks right", "native feel",
    "look and feel", "custom look", "custom design", "design requires", "designer wants", "edge cases",
    "corner cases",
    "does not work well", "doesn't work well", "not work well", "works better", "work better",
    "not supported",
    "swiftui limitations", "not ready", "legacy reasons", "historical reasons", "old screen",
    "already have it",
    "already have this", "team knows", "knows uikit", "know uikit", "stack overflow", "stackoverflow",
    "ai suggested",
    "chatgpt", "copilot", "future-proof", "future proof", "just in case", "style guide",
    "backwards compatibility",
    "backward compatibility", "richer api", "better ux", "better performance", "works around",
    "work around issues",
    "personal preference", "everybody wraps", "everyone wraps", "best practice", "best practices",
    "industry standard", "easier to",
    "more natural", "more professional", "more polished", "advanced features", "advanced functionality",
    "system thing", "no other way", "only way", "no alternative", "no way around", "not good", "good enough",
    "as expected", "not enough", "what we need", "the way we want", "how we want",
  ]

  /// Words of judgement: alone they say what somebody thinks, not what happens.
  static let judgements: Set<String> = [
    "powerful", "flexible", "flexibility", "inflexible", "mature", "maturity", "robust", "stable", "unstable",
    "reliable", "reliably", "unreliable", "reliability", "easier", "easy", "easily", "simpler", "cleaner",
    "faster",
    "quicker", "slow", "slower", "slowly", "sluggish", "laggy", "janky", "jank", "smoother", "smooth",
    "smoothly",
    "smoothness", "nicer", "nice", "nicely", "better", "best", "worse", "worst", "bad", "badly", "good",
    "great",
    "perfect", "perfectly", "feel", "feels", "felt", "feeling", "weird", "weirdly", "strange", "strangely",
    "odd",
    "oddly", "quirky", "quirks", "buggy", "bug", "bugs", "glitchy", "flaky", "mushy", "limited", "limiting",
    "limitation", "limitations", "restrictive", "rigid", "basic", "primitive", "crude", "enough",
    "sufficient",
    "insufficient", "richer", "modern", "outdated", "legacy", "performant", "performance", "efficient",
    "efficiently",
    "efficiency", "optimal", "optimised", "optimized", "beautiful", "ugly", "polished", "professional",
    "premium",
    "familiar", "comfortable", "preferred", "prefer", "prefers", "trust", "trusted", "convenient",
    "customisation",
    "customization", "customise", "customize", "customising", "customizing", "customisable", "customizable",
    "design",
    "designs", "designer", "designers", "mockup", "mockups", "figma", "consistency", "consistent",
    "consistently",
    "reuse", "rewritten", "ported", "porting", "converted", "migrated", "maintain", "maintained",
    "experience", "ux", "deadline", "budget", "effort", "rewrite", "migrate",
    "migrating",
    "migration", "reasons", "recommended", "suggested", "hard", "difficult", "hacky", "messy",
    "verbose",
    "annoying", "painful", "broken", "issue", "issues", "problem", "problems", "problematic", "trouble",
    "troublesome",
    "well", "ready", "capable", "intuitive", "elegant", "satisfying", "responsive", "snappy", "snappier",
    "crisp",
    "immature", "incomplete", "unpolished", "clunky", "fiddly", "finicky", "unpredictable", "unpredictably",
    "unusable", "usable", "suitable", "appropriate", "acceptable", "adequate", "inadequate", "lacking",
    "confusing",
    "complicated", "tricky", "cumbersome", "delightful", "fluid", "quality", "properly", "correctly", "look",
    "looks", "brand", "branding", "guideline", "guidelines",
    "superior", "inferior",
    "reasonable",
  ]

  /// Words that say nothing by themselves: the small change of every sentence, and of every app.
  static let generic: Set<String> = [
    "a", "an", "the", "this", "that", "these", "those", "it", "its", "itself", "they", "them", "their",
    "there", "here",
    "we", "us", "our", "ours", "you", "your", "i", "my", "me", "he", "she", "who", "whom", "whose", "is",
    "are", "was",
    "were", "be", "been", "being", "am", "do", "does", "did", "done", "has", "have", "had", "having", "can",
    "could",
    "will", "would", "shall", "should", "may", "might", "must", "of", "in", "on", "at", "to", "from", "by",
    "with",
    "for", "as", "into", "onto", "over", "under", "about", "than", "then", "and", "or", "but", "so",
    "because", "if",
    "when", "while", "where", "which", "what", "how", "why", "all", "any", "some", "each", "every", "both",
    "other",
    "others", "another", "such", "very", "really", "quite", "simply", "too", "much", "many", "more", "most",
    "less",
    "least", "own", "same", "also", "still", "yet", "again", "up", "down", "out", "off", "even", "ever",
    "just", "only",
    "already", "anyway", "else", "like", "way", "ways", "let", "lets", "allow", "allows", "need", "needs",
    "needed",
    "want", "wants", "wanted", "use", "uses", "used", "using", "usage", "work", "works", "worked", "working",
    "make",
    "makes", "made", "get", "gets", "got", "give", "gives", "gave", "given", "provide", "provides", "support",
    "supports", "supported", "supporting", "enable", "enables", "handle", "handles", "go", "goes", "going",
    "come",
    "comes", "see", "seen", "say", "says", "know", "knows", "thing", "things", "stuff", "something",
    "everything",
    "anything", "feature", "features", "functionality", "capability", "capabilities", "option", "options",
    "api",
    "apis", "sdk", "app", "apps", "application", "project", "product", "code", "codebase", "screen",
    "screens", "view",
    "views", "ui", "component", "components", "user", "users", "people", "person", "customer", "customers",
    "developer", "developers", "team", "case", "cases", "scenario", "scenarios", "requirement",
    "requirements",
    "purpose", "purposes", "kind", "kinds", "sort", "type", "types", "lot", "lots", "bit", "complex",
    "advanced",
    "special", "certain", "various", "different", "proper", "custom", "modifier",
    "modifiers",
    "control", "controls", "behaviour", "behavior", "question", "doubt", "idea", "alternative",
    "alternatives",
    "choice", "solution", "solutions", "approach", "swiftui", "uikit", "appkit", "apple", "native",
    "natively",
    "version", "versions", "platform", "platforms", "new", "old", "current", "currently", "now", "today",
    "always",
    "often", "sometimes", "usually", "able", "based", "etc", "e.g", "i.e", "seems", "seem", "appear", "think",
    "believe", "fit", "fits", "meet", "meets", "match", "matches", "matching", "suit", "suits", "expected",
    "desired",
    "everyone", "everybody", "nobody", "someone", "one", "two", "years", "year", "ago", "time", "times",
    "point",
    "part", "parts", "long", "big", "small", "whole", "please", "must-have", "either", "depend", "depends",
    "find", "found", "learn", "nothing",
  ]

  /// Words that deny.
  static let negations: Set<String> = [
    "no", "not", "never", "none", "cannot", "can't", "nothing", "neither", "nor", "without", "lacks", "lack",
    "lacked",
    "lacking", "missing", "misses", "absent", "absence", "unavailable", "impossible", "unable", "doesn't",
    "don't",
    "didn't", "isn't", "aren't", "wasn't", "weren't", "won't", "wouldn't", "couldn't", "shouldn't", "hasn't",
    "haven't", "hadn't", "fails", "fail", "failed", "refuses", "forbids", "prevents", "prevent",
    "undocumented",
  ]

  /// Who, before a denial, speaks of people and not of an API.
  static let people: Set<String> = [
    "we", "i", "nobody", "noone", "everyone", "everybody", "team", "designers", "developers", "management",
    "users",
  ]

  /// Words before a type that make it the occasion of a statement, not its object: "it never worked with
  /// `List`".
  static let prepositions: Set<String> = [
    "with", "on", "in", "to", "for", "of", "from", "by", "as", "using", "use",
  ]

  /// What goes wrong, by verb, in any of its forms.
  static let failures = Dictionary(grouping: failureStems) { $0.prefix(2) }

  private static let failureStems = [
    "drop", "ignor", "swallow", "lose", "loses", "losing", "lost", "reset", "clip", "crash", "hang", "block",
    "steal",
    "stole", "overwrit", "disabl", "stop", "flicker", "jump", "leak", "freez", "froze", "truncat",
    "disappear",
    "collaps", "re-render", "re-diff", "rediff", "re-measure", "recreat", "dismiss", "cover", "shrink",
    "shrank",
    "duplicat", "discard", "forget", "forgot", "abandon", "revert", "strip", "stretch", "overlap", "misplac",
    "blink",
    "flash", "jitter", "stutter", "deadlock", "loop", "reload", "remov", "hide", "hid", "shift", "override",
    "overrid",
    "delay", "lag", "break", "broke", "demand", "insist", "round", "cancel", "consum", "claim", "intercept",
    "replac",
    "rebuild", "rebuilt", "trap", "escap", "skip", "repeat", "detach", "reject", "silently", "wrong", "blank",
    "stale",
    "deprecat", "inherit", "vanish", "moves",
  ]

  /// Words that narrow: what is offered, and that this is all.
  static let limiters: Set<String> = [
    "only", "solely", "exclusively", "merely", "instead", "upfront", "at most", "up front", "limited to",
    "nothing but", "at least",
  ]

  /// What an API is by its build: one such word after its name is a whole statement.
  static let builds: Set<String> = [
    "modal", "single-choice", "read-only", "readonly", "fixed", "one-way", "hard-coded", "hardcoded",
    "private",
    "internal", "immutable", "opaque", "synchronous", "up front",
  ]

  /// Words that place a fact in time: with a platform's version they make a checkable statement.
  static let timeWords: Set<String> = [
    "before", "until", "till", "since", "from", "first", "arrived", "arrives", "came", "comes", "introduced",
    "added",
    "new", "newer", "requires", "require", "deprecated", "starting", "below", "above", "target",
    "targets", "minimum", "later", "exists", "existed", "appeared",
  ]

  /// Words that ask for something.
  static let needs: Set<String> = [
    "need", "needs", "must", "want", "wants", "require", "requires", "demands",
  ]

  /// Words that join two clauses.
  static let joints: Set<String> = [
    "because", "so", "while", "whereas", "but", "and", "although", "though", "however", "yet",
  ]

  /// Units of what can be measured while an app runs.
  static let units: Set<String> = [
    "ms", "s", "sec", "secs", "second", "seconds", "minute", "minutes", "min", "fps", "hz", "%", "percent",
    "kb", "mb",
    "gb", "kib", "mib", "gib", "frames", "hitches", "allocations", "ms/s",
  ]

  /// Words for a UIKit or AppKit form: "a controller only".
  static let foreignForms: Set<String> = [
    "uikit", "appkit", "uiview", "nsview", "uiviewcontroller", "nsviewcontroller", "controller",
    "controllers",
    "calayer", "uiwindow", "nswindow",
  ]

  /// What, after "no native" or "no SwiftUI", says that a component has no form of its own there.
  static let nativeForms: Set<String> = [
    "view", "views", "form", "counterpart", "equivalent", "replacement", "version", "wrapper", "api",
    "control",
    "component", "screen", "presentation", "modifier", "initialiser", "initializer", "button", "container",
    "scene",
  ]
}
