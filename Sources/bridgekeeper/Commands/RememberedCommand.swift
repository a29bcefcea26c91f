// A command that need not run again while nothing that it looks at is another.

import BridgekeeperKit
import Foundation

/// A command whose result is remembered.
struct RememberedCommand: Sendable {
  private let command: Command
  private let words: [String]
  private let world: World

  init(_ command: Command, _ words: [String], _ world: World) {
    (self.command, self.words, self.world) = (command, words, world)
  }

  /// The result, from a former run where that was told the same.
  func run(_ arguments: Arguments) throws(Failure) -> Output {
    guard let store = world.records() else { return try command.run(arguments, world) }
    var fresh: Output?
    let bytes = try world.effects.remembering(surroundings, in: store) { effects throws(Failure) in
      var traced = world
      traced.effects = effects
      traced.standardInput = { [] }
      traced.terminal = nil
      let output = try command.run(arguments, traced)
      fresh = output
      return (try? JSONEncoder().encode(output)).map { Array($0) } ?? []
    }
    if let fresh { return fresh }
    guard let output = try? JSONDecoder().decode(Output.self, from: Data(bytes)) else {
      return try command.run(arguments, world)
    }
    return output
  }

  /// All that a command is given besides its effects.
  private var surroundings: [String] {
    [world.currentFolder, "\(world.isTerminal) \(world.isMessageTerminal)"]
      + ["\(words.count)"] + words
      + world.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
