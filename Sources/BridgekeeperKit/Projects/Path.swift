// Paths as texts with `/` between folders: the few operations that the project needs, without touching a
// file.

/// Operations on paths.
public enum Path {
  /// A folder and what stands below it; an absolute path stands for itself.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The folder of a path, empty for a bare name.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last component without its extension.
  public static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The path without `.` and `..` and doubled `/`, by its text alone; `..` that would lead above an absolute
  /// root is dropped, above a relative one kept.
  public static func normalize(_ path: String) -> String {
    let absolute = path.hasPrefix("/")
    var kept: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        kept.append(part)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !absolute {
        kept.append(part)
      }
    }
    let joined = kept.joined(separator: "/")
    return absolute ? "/" + joined : (joined.isEmpty ? "." : joined)
  }

  /// A path as seen from a folder that holds it: `Sources/Map.swift`, empty for the folder itself, nil
  /// outside it.
  public static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
