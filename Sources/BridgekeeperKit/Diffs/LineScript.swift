// The shortest way from one list of lines to another (Myers' greedy algorithm), which is what a diff prints.

/// The steps from one list of lines to another.
enum LineScript {
  /// A line that is kept, dropped (`right` is nil) or added (`left` is nil), by its places in the two lists.
  struct Step: Equatable {
    let left: Int?
    let right: Int?
    /// How many lines of the old list come before the step.
    let leftBefore: Int
    /// How many lines of the new list come before the step.
    let rightBefore: Int

    var isKept: Bool { left != nil && right != nil }
  }

  /// More differences than this are shown as one block that is dropped and one that is added: the search is
  /// quadratic in them, and nobody reads such a diff line by line.
  private static let limit = 1_500

  static func steps<Line: Equatable>(from left: [Line], to right: [Line]) -> [Step] {
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed()).prefix { $0 == $1 }
      .count
    let middle = moves(
      Array(left[head..<(left.count - tail)]), Array(right[head..<(right.count - tail)]))
    var steps: [Step] = []
    var (row, column) = (0, 0)
    for move in Array(repeating: Move.keep, count: head) + middle + Array(repeating: .keep, count: tail) {
      let (before, beside) = (row, column)
      if move != .add { row += 1 }
      if move != .drop { column += 1 }
      steps.append(
        Step(
          left: move == .add ? nil : before, right: move == .drop ? nil : beside, leftBefore: before,
          rightBefore: beside))
    }
    return steps
  }

  private enum Move { case keep, drop, add }

  private static func moves<Line: Equatable>(_ left: [Line], _ right: [Line]) -> [Move] {
    let block =
      Array(repeating: Move.drop, count: left.count) + Array(repeating: Move.add, count: right.count)
    if left.isEmpty || right.isEmpty { return block }
    var furthest = [1: 0]
    var trace: [[Int: Int]] = []
    for cost in 0...min(left.count + right.count, limit) {
      trace.append(furthest)
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        let (below, above) = (furthest[diagonal - 1] ?? -1, furthest[diagonal + 1] ?? -1)
        var row = diagonal == -cost || (diagonal != cost && below < above) ? above : below + 1
        while row < left.count, row - diagonal < right.count, left[row] == right[row - diagonal] { row += 1 }
        furthest[diagonal] = row
        if row >= left.count && row - diagonal >= right.count {
          return walk(back: trace, left.count, right.count)
        }
      }
    }
    return block
  }

  /// From the end to the start along the furthest places that were reached at each cost.
  private static func walk(back trace: [[Int: Int]], _ rows: Int, _ columns: Int) -> [Move] {
    var moves: [Move] = []
    var (row, column) = (rows, columns)
    for (cost, furthest) in trace.enumerated().reversed() {
      let diagonal = row - column
      let (below, above) = (furthest[diagonal - 1] ?? -1, furthest[diagonal + 1] ?? -1)
      let isAdded = diagonal == -cost || (diagonal != cost && below < above)
      let (startRow, startColumn) = isAdded ? (above, above - diagonal - 1) : (below, below - diagonal + 1)
      while row > startRow && column > startColumn {
        moves.append(.keep)
        (row, column) = (row - 1, column - 1)
      }
      if cost > 0 { moves.append(isAdded ? .add : .drop) }
      (row, column) = (startRow, startColumn)
    }
    return moves.reversed()
  }
}
