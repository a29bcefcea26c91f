// The word that somebody meant: for misspelt keys, flags, commands and names.

/// Finds the word that a misspelt one was meant to be.
public enum NearWord {
  /// The candidate nearest to the word, or nil where none is near enough to be meant: a third of its letters,
  /// and one at the least, may be wrong, missing, added or swapped with a neighbour.
  public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    let allowed = max(1, letters.count / 3)
    return
      candidates
      .map { (word: $0, distance: distance(letters, Array($0.lowercased()))) }
      .filter { $0.distance <= allowed }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }

  /// The number of letters to change, drop, add or swap with a neighbour to get from one word to the other;
  /// the greatest number there is where the lengths alone say that the words have nothing to do with each
  /// other.
  public static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    guard abs(left.count - right.count) <= max(left.count, right.count) / 2 + 1 else { return Int.max }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let same = left[row] == right[column]
        var cost = min(previous[column] + (same ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
