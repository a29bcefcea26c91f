// How many tokens a text is, about: agents count in tokens, and their tokenizers are not public.

/// Estimates tokens by a plain rule that gives the same number everywhere.
public enum TokenEstimate {
  /// One token for every four UTF-8 bytes, a part counting as a whole. English prose and code in Markdown
  /// have between three and a half and four and a half bytes a token, so a budget by this number is right to
  /// about a tenth.
  public static func tokens(bytes: Int) -> Int { (bytes + 3) / 4 }
}
