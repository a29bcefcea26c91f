// Searching bytes, never strings: which files are worth parsing.

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

/// Horspool's search: skips as far as the byte under the word's end allows.
func contains(_ text: UnsafeBufferPointer<UInt8>, word: UnsafeBufferPointer<UInt8>) -> Bool {
  let length = word.count
  guard length > 0, text.count >= length else { return length == 0 }
  return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { skip in
    skip.initialize(repeating: length)
    for index in 0..<(length - 1) { skip[Int(word[index])] = length - 1 - index }
    var end = length - 1
    while end < text.count {
      var back = 0
      while back < length, text[end - back] == word[length - 1 - back] { back += 1 }
      if back == length { return true }
      end += skip[Int(text[end])]
    }
    return false
  }
}
