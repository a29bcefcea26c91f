// The decision matrix answered for a bridge that is there; every yes cites its place.

public import Knowledge
import SwiftScan

/// The matrix of one bridge, answered from evidence.
public struct BridgeScore: Sendable, Equatable {
  /// How far the evidence was looked for.
  public enum Reach: Sendable, Equatable {
    /// All its code was read, and hatches speak of what it wraps.
    case known
    /// All its code was read.
    case own
    /// All its code was read, that of this class of the project too.
    case project(String)
    /// It wraps this class, which is not in the sources, and of which no hatch speaks.
    case foreign(String)
    /// Several types of the sources bear this name, so that none of them was read.
    case ambiguous(String)
  }

  /// The answers.
  public var matrix: DecisionMatrix
  /// For each yes what speaks for it, with file and line; in the order of the questions.
  public var because: [String]
  /// How far the evidence was looked for.
  public var reach: Reach

  /// Whether nothing can speak for the bridge that was not looked at.
  var isSure: Bool { reach == .known }
}

extension Project {
  /// The scores of all bridges, in the order of the inventory.
  ///
  /// - Parameter inventory: one that was scanned with the code behind its bridges.
  func scores(of inventory: Inventory, _ retirement: Retirement) -> [BridgeScore] {
    let scorer = BridgeScorer(registry: retirement.registry)
    return zip(scoredCode(of: inventory, scorer.interest), retirement.standings).map { scorer.score($0, $1) }
  }

  /// The score of the bridge with this name, simple or qualified.
  public func score(of name: String) throws(Failure) -> (bridge: String, score: BridgeScore) {
    let inspection = try inspect(countsUses: true, readsBacking: true)
    guard let place = inspection.inventory.place(ofBridge: name) else {
      throw inspection.inventory.noBridge(called: name)
    }
    return (inspection.inventory.bridges[place].qualifiedName, try score(at: place, in: inspection))
  }

  /// The score of one bridge of the inventory.
  ///
  /// - Parameter inspection: one that was scanned with the code behind its bridges.
  func score(at place: Int, in inspection: Inspection) throws(Failure) -> BridgeScore {
    var only = inspection.inventory
    var retirement = try retirement(of: inspection)
    only.bridges = [only.bridges[place]]
    retirement.standings = [retirement.standings[place]]
    return scores(of: only, retirement)[0]
  }
}
