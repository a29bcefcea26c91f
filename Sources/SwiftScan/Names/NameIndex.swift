// All declarations of a scan, by the type they belong to: what name lookup works on.

/// A declaration by its file's and its own index.
struct DeclarationID: Hashable, Comparable, Sendable {
  var file: Int
  var index: Int

  static func < (left: Self, right: Self) -> Bool { (left.file, left.index) < (right.file, right.index) }
}

/// The declarations of many files. A type's key is its qualified name; a local type's key begins with its
/// function.
struct NameIndex {
  /// The key of the top level.
  static let topLevel = ""

  let files: [FileFacts]
  /// The folder of each file's package; empty for files of no package below the scan's root.
  let packages: [String]
  let folders: [[Substring]]
  /// The folder of each file's module, where a package's layout shows it.
  let modules: [String?]
  /// The key of each declaration, by file and index; an extension has the key of its type.
  private(set) var keys: [[String]]
  /// The qualified name of each declaration, without functions.
  private(set) var qualifiedNames: [[String]]
  /// The types, aliases and protocols by the key of the type they are declared in and by their names.
  private(set) var members: [String: [String: [DeclarationID]]] = [:]
  /// The declarations and extensions of each type.
  private(set) var parts: [String: [DeclarationID]] = [:]
  /// The scope of the body of each type and extension.
  let bodies: [DeclarationID: Int]
  /// The keys of the declared protocols and classes in a type's inheritance clauses.
  private(set) var inherited: [String: [String]] = [:]

  /// Indexes the files; `packages` are the folders that hold a package manifest.
  init(_ files: [FileFacts], packages: Set<String> = []) {
    self.files = files
    folders = files.map { $0.file.split(separator: "/").dropLast() }
    self.packages = files.map { packageFolder(of: $0.file, among: packages) }
    modules = files.map { moduleFolder(of: $0.file, among: packages) }
    bodies = bodyScopes(files)
    keys = files.map { $0.declarations.map { _ in "" } }
    qualifiedNames = keys
    var isPlaced = files.map { $0.declarations.map { _ in false } }
    placeTypes(&isPlaced)
    let inner = typesInside()
    for id in extensionsByDepth() {
      placeExtension(id)
      isPlaced[id.file][id.index] = true
      placeTypes(inside: id, inner, &isPlaced)
    }
    inherited = supertypes()
  }

  /// The declaration of an ID.
  subscript(id: DeclarationID) -> Declaration { files[id.file].declarations[id.index] }

  func key(of id: DeclarationID) -> String { keys[id.file][id.index] }
  func qualifiedName(of id: DeclarationID) -> String { qualifiedNames[id.file][id.index] }

  /// The key of a scope's owner: a type's key, the top level, or a function's own.
  func key(ofScope scope: Int, in file: Int) -> String {
    switch files[file].scopes[scope].kind {
    case .file: Self.topLevel
    case .type(let index): keys[file][index]
    case .local: "\(file)#\(scope)"
    }
  }

  // MARK: Building

  private mutating func placeTypes(_ isPlaced: inout [[Bool]]) {
    for file in files.indices {
      // Outer ones come first in the facts.
      for index in files[file].declarations.indices {
        place(DeclarationID(file: file, index: index), &isPlaced)
      }
    }
  }

  /// Places the types inside an extension that was placed, outer ones first.
  private mutating func placeTypes(
    inside id: DeclarationID, _ inner: [DeclarationID: [DeclarationID]], _ isPlaced: inout [[Bool]]
  ) {
    var waiting = inner[id] ?? []
    var next = 0
    while next < waiting.count {
      if place(waiting[next], &isPlaced) { waiting += inner[waiting[next]] ?? [] }
      next += 1
    }
  }

  /// The types that stand directly in a type or an extension.
  private func typesInside() -> [DeclarationID: [DeclarationID]] {
    var inner: [DeclarationID: [DeclarationID]] = [:]
    for (file, facts) in files.enumerated() {
      for (index, declaration) in facts.declarations.enumerated() where declaration.kind != .extensionOfType {
        guard case .type(let outer) = facts.scopes[declaration.scope].kind else { continue }
        inner[DeclarationID(file: file, index: outer), default: []].append(
          DeclarationID(file: file, index: index))
      }
    }
    return inner
  }

  /// Places a type whose surroundings are placed; false where there is nothing to place.
  @discardableResult private mutating func place(_ id: DeclarationID, _ isPlaced: inout [[Bool]]) -> Bool {
    let (file, index) = (id.file, id.index)
    let declaration = files[file].declarations[index]
    guard !isPlaced[file][index], declaration.kind != .extensionOfType else { return false }
    if case .type(let outer) = files[file].scopes[declaration.scope].kind, !isPlaced[file][outer] {
      return false
    }
    let owner = key(ofScope: declaration.scope, in: file)
    keys[file][index] = owner.isEmpty ? declaration.name : "\(owner).\(declaration.name)"
    let outer = enclosingName(of: declaration.scope, in: file)
    qualifiedNames[file][index] = outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
    members[owner, default: [:]][declaration.name, default: []].append(id)
    parts[keys[file][index], default: []].append(id)
    isPlaced[file][index] = true
    return true
  }

  /// The qualified name of the type that a scope lies in; empty outside every type.
  func enclosingName(of scope: Int, in file: Int) -> String {
    var here: Int? = scope
    while let index = here {
      if case .type(let type) = files[file].scopes[index].kind { return qualifiedNames[file][type] }
      here = files[file].scopes[index].parent
    }
    return ""
  }

  /// Short paths first: the type that a longer one extends may be declared in them.
  private func extensionsByDepth() -> [DeclarationID] {
    let all = files.indices.flatMap { file in
      files[file].declarations.indices.map { DeclarationID(file: file, index: $0) }
    }
    return all.filter { self[$0].kind == .extensionOfType }
      .sorted { (self[$0].path.count, $0) < (self[$1].path.count, $1) }
  }

  private mutating func placeExtension(_ id: DeclarationID) {
    let type = extendedType(of: id)
    let written = self[id].path.joined(separator: ".")
    keys[id.file][id.index] = type.map(key(of:)) ?? written
    qualifiedNames[id.file][id.index] = type.map(qualifiedName(of:)) ?? written
    parts[keys[id.file][id.index], default: []].append(id)
  }

  private func extendedType(of id: DeclarationID) -> DeclarationID? {
    let spot = Spot(file: id.file, scope: self[id].scope, platforms: self[id].reach.platforms)
    return Lookup(index: self).types(self[id].path, from: spot).first
  }

  private func supertypes() -> [String: [String]] {
    var inherited: [String: [String]] = [:]
    let lookup = Lookup(index: self)
    for file in files.indices {
      for (index, declaration) in files[file].declarations.enumerated()
      where declaration.kind != .alias && !declaration.inherits.isEmpty {
        let spot = Spot(file: file, scope: declaration.scope, platforms: declaration.reach.platforms)
        let above = declaration.inherits.flatMap { lookup.types($0.path, from: spot) }.map(key(of:))
        inherited[keys[file][index], default: []] += above.filter { $0 != keys[file][index] }
      }
    }
    return inherited
  }
}

/// The nearest folder above a file that holds a package manifest.
private func packageFolder(of path: String, among packages: Set<String>) -> String {
  var folder = path[...]
  while let slash = folder.lastIndex(of: "/") {
    folder = folder[..<slash]
    if packages.contains(String(folder)) { return String(folder) }
  }
  return ""
}

/// The folder of a package's module: `Sources/Name` or `Tests/Name` below the manifest.
private func moduleFolder(of path: String, among packages: Set<String>) -> String? {
  let package = packageFolder(of: path, among: packages)
  guard packages.contains(package) else { return nil }
  let parts = path.dropFirst(package.isEmpty ? 0 : package.count + 1).split(separator: "/")
  guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
  return ([package[...]] + parts.prefix(2)).joined(separator: "/")
}

private func bodyScopes(_ files: [FileFacts]) -> [DeclarationID: Int] {
  var bodies: [DeclarationID: Int] = [:]
  for (file, facts) in files.enumerated() {
    for (scope, value) in facts.scopes.enumerated() {
      if case .type(let index) = value.kind { bodies[DeclarationID(file: file, index: index)] = scope }
    }
  }
  return bodies
}
