// How much an agent may be shown at once before the gate says that it is too much.

/// The sizes above which memory files are too large.
public struct MemoryBudgets: Sendable, Equatable {
  /// UTF-8 bytes that Claude Code may be shown at launch, or by a single file later; 0 for no budget.
  ///
  /// 40,000 bytes are about 10,000 tokens. Of 57 root files of public repositories the median has 1,258
  /// tokens; those that are over this are several times over it.
  public var claude = 40_000
  /// UTF-8 bytes of all AGENTS.md files from the root to a folder together. This is no advice: Codex cuts
  /// what is over it. The default is the one of Codex, `project_doc_max_bytes`; 0 turns loading off there and
  /// the rule off here.
  public var codex = 32_768
  /// Lines that a file may have; nil for no limit. 200 is Claude Code's advice, and every fourth file is over
  /// it.
  public var lines: Int?

  /// The default budgets.
  public init() {}
}
