// The branches of `#if` inside members: what holds in each, and which are no code.

extension CallOutline {
  mutating func branch(_ at: Int) -> Int? {
    if list.kind(at) == .hashIf {
      levels.append(Level(opener: at, inCondition: inCondition, outer: surroundings.conditions))
    }
    guard isBranch(levels[levels.count - 1].opener) else { return nil }
    if list.kind(at) == .hashEndif {
      surroundings.conditions = levels.removeLast().outer
      return at + 1
    }
    guard let start = list.endOfCondition(at) else { return nil }
    var own = levels[levels.count - 1].earlier
    if list.kind(at) != .hashElse {
      guard at + 1 < start, let condition = pieces.condition(list.string(from: at + 1, through: start - 1))
      else {
        return nil
      }
      own.append(condition)
      levels[levels.count - 1].earlier.append(condition.negated)
    }
    surroundings.conditions = levels[levels.count - 1].outer + own
    return own.contains { $0.literal == false } ? list.partner(of: at) : start
  }

  func isBranch(_ index: Int) -> Bool { index >= 0 && list.kind(index) == .hashIf }
}
