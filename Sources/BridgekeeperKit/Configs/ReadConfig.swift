// The configuration file's text → a checked configuration, or the first thing that is wrong with it.

import YAML

extension Config {
  /// The configuration that a file's text says; every key is checked.
  public static func read(_ text: String) throws(ConfigProblem) -> Config {
    var config = Config()
    guard let root = try parse(text), !root.isNull else { return config }
    guard let entries = root.entries else { throw .kind(of: root, wanted: "a mapping of keys to values") }
    for entry in entries {
      let name = entry.key.scalar?.text ?? ""
      guard let key = ConfigKey.all.first(where: { $0.name == name }) else {
        throw .unknown("key", name, at: entry.key.start, known: ConfigKey.all.map(\.name))
      }
      try key.read(entry.value, &config)
    }
    return config
  }

  static func parse(_ text: String) throws(ConfigProblem) -> YAMLNode? {
    do throws(YAMLProblem) {
      return try YAMLDocument.parse(text)
    } catch {
      throw ConfigProblem(problem: "\(error.problem): \(error.reason)", fix: error.fix, place: error.place)
    }
  }
}

extension Project {
  /// The configuration of a root: from the file that was named, else from `.bridgekeeper.yml` where there is
  /// one.
  static func readConfig(root: String, file: String?, files: FileSystem) throws(Failure) -> Config {
    let path = file ?? Path.join(root, Config.fileName)
    if file == nil && files.kind(path) == nil { return Config() }
    let shown = Path.relative(path, to: root) ?? path
    let text = try configText(path, shown: shown, files: files)
    do throws(ConfigProblem) {
      return try Config.read(text)
    } catch {
      throw Failure(
        "\(shown):\(error.place.line):\(error.place.column): \(error.problem)", fix: error.fix,
        exit: .configuration)
    }
  }

  private static func configText(_ path: String, shown: String, files: FileSystem) throws(Failure) -> String {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path)
    } catch {
      throw Failure(
        "cannot read the configuration '\(shown)'", reason: error.reason,
        fix: "name a file that can be read with --config, or leave the flag out",
        exit: error == .missing ? .noInput : .configuration)
    }
    guard let text = String(exactly: bytes) else {
      throw Failure(
        "cannot read the configuration '\(shown)'", reason: "it is not UTF-8", fix: "save it as UTF-8",
        exit: .configuration)
    }
    return text
  }
}
