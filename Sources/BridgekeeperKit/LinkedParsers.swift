// The parsers that the program was built with, for reports of faults: they decide how a file is read.

import Markdown
import YAML

/// The parsers that the program was built with.
public enum LinkedParsers {
  /// Each with its version.
  public static var all: [String] { [Document.parser, yamlParser, "SwiftParser of \(compiler)"] }

  /// The compiler, as far as it can be told from within: the toolchain's SwiftParser is as new.
  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2 or earlier"
    #endif
  }
}
