// The types whose code rules look into though no word in it says so: bridges by way of an alias, coordinators, what
// is observed or wrapped.

/// Names of types, by where they matter.
struct TypesForRules {
  /// Those that matter in every file: bridges, their coordinators, and what these write to.
  var everywhere: Set<String>
  /// Those that matter in a file with a bridge, or with what hosts SwiftUI: the classes that bridges wrap.
  var besideBridges: Set<String> = []

  /// The types of a file whose code shall be read, sorted; nil where all of it was.
  func missing(in facts: FileFacts) -> [String]? {
    guard let types = facts.code?.types, !types.isEmpty else { return nil }
    let names = types.map { facts.declarations[$0.declaration].name }
    let read = Set(zip(names, types).filter(\.1.hasBodies).map(\.0))
    let wanted = names.filter { name in
      // A type of which a part was read is read in all its parts.
      read.contains(name) || everywhere.contains(name) || !read.isEmpty && besideBridges.contains(name)
    }
    let isMissing = zip(names, types).contains { !$1.hasBodies && wanted.contains($0) }
    return isMissing ? Set(wanted).sorted() : nil
  }
}
