// Bytes → text, or nothing: text that was repaired on the way in could not be written back as it was.

extension String {
  /// The text whose UTF-8 is exactly these bytes, a byte-order mark included; nil where they are not valid
  /// UTF-8.
  public init?(exactly bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
