// The registry that the program carries: what the plugin EmbedKnowledge packed out of KnowledgeBase. A module
// of its own, since the tool that packs it is built from the reader in Knowledge.

/// The hatches that the program carries.
public enum BundledHatches {
  /// The packed hatches as UTF-8, as they lie in the binary: nothing is done until somebody reads them. See
  /// `HatchArchive`.
  public static var packed: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: packedHatches.utf8Start, count: packedHatches.utf8CodeUnitCount)
  }
}
