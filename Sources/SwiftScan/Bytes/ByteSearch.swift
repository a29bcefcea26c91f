// Searching bytes, never strings: which files are worth parsing.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether the bytes contain the given ones.
func contains(_ bytes: ArraySlice<UInt8>, word: [UInt8]) -> Bool {
  bytes.withUnsafeBufferPointer { text in
    word.withUnsafeBufferPointer { contains(text, word: $0) }
  }
}

/// Whether the word stands in the bytes more than so many times.
func contains(_ bytes: [UInt8], word: [UInt8], moreThan limit: Int) -> Bool {
  guard let last = word.last, contains(bytes[...], word: word) else { return false }
  return bytes.withUnsafeBufferPointer { text in
    var count = 0
    for end in text.indices.dropFirst(word.count - 1) where text[end] == last {
      if text[(end - word.count + 1)...end].elementsEqual(word) { count += 1 }
      if count > limit { return true }
    }
    return false
  }
}

/// The C library looks for the word's rarest byte, many bytes at once; only where it stands are all compared.
func contains(_ text: UnsafeBufferPointer<UInt8>, word: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let wanted = word.baseAddress, !word.isEmpty else { return true }
  guard let start = text.baseAddress, text.count >= word.count else { return false }
  let anchor = rarest(in: word)
  var at = start + anchor
  let end = start + (text.count - word.count + anchor + 1)
  while at < end, let found = memchr(at, Int32(word[anchor]), end - at) {
    at = start + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
    if memcmp(at - anchor, wanted, word.count) == 0 { return true }
    at += 1
  }
  return false
}

/// The place of the byte that stands most seldom in source code: a capital, else a letter that few words have.
private func rarest(in word: UnsafeBufferPointer<UInt8>) -> Int {
  word.firstIndex { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    ?? word.firstIndex { [UInt8(ascii: "k"), UInt8(ascii: "j"), UInt8(ascii: "z")].contains($0) } ?? 0
}
