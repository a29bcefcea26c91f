// The templates that the program carries: what the plugin EmbedKnowledge took out of Templates. A module of
// its own, since the tool that writes it is built from the reader in Knowledge.

/// The templates that the program carries.
public enum BundledTemplates {
  /// Every file of every template: the template's folder, the path in it and the text. Sorted by folder and
  /// path.
  public static var files: [(folder: String, path: String, text: String)] {
    embeddedTemplates.map { ("\($0.folder)", "\($0.path)", "\($0.text)") }
  }

  /// What coding agents are given, by its path in `Templates/agents`.
  public static var agentFiles: [(path: String, text: String)] {
    embeddedAgentFiles.map { ("\($0.path)", "\($0.text)") }
  }
}
