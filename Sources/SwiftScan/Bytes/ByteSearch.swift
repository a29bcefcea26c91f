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
  bytes.withUnsafeBufferPointer { text in
    word.withUnsafeBufferPointer { word in
      var count = 0
      var start = 0
      while let place = firstPlace(of: word, in: text, from: start), !word.isEmpty {
        count += 1
        if count > limit { return true }
        start = place + 1
      }
      return false
    }
  }
}

/// Whether the word stands in the text.
func contains(_ text: UnsafeBufferPointer<UInt8>, word: UnsafeBufferPointer<UInt8>) -> Bool {
  firstPlace(of: word, in: text, from: 0) != nil
}

/// The C library looks for the word's rarest byte, many bytes at once; only where it stands are all compared.
private func firstPlace(
  of word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from first: Int
) -> Int? {
  guard let wanted = word.baseAddress, !word.isEmpty else { return first }
  guard let start = text.baseAddress, text.count - first >= word.count else { return nil }
  let anchor = rarest(in: word)
  var at = start + first + anchor
  let end = start + (text.count - word.count + anchor + 1)
  while at < end, let found = memchr(at, Int32(word[anchor]), end - at) {
    at = start + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
    if memcmp(at - anchor, wanted, word.count) == 0 { return at - anchor - start }
    at += 1
  }
  return nil
}

/// The place of the byte that stands most seldom in source code: a capital, else a letter that few words have.
private func rarest(in word: UnsafeBufferPointer<UInt8>) -> Int {
  word.firstIndex { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    ?? word.firstIndex { [UInt8(ascii: "k"), UInt8(ascii: "j"), UInt8(ascii: "z")].contains($0) } ?? 0
}
