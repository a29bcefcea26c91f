// A JSON document that the program printed in another run and somebody hands back: read in one way, refused in one way.

import Findings
import Foundation

/// A kind of document that the program reads again.
struct PrintedDocument {
  /// What it is called in messages: `former report`.
  let name: String
  /// What a file that is none is said not to be: `report of 'check'`.
  let kind: String
  /// What its `schema` says.
  let schema: String
  /// Where such a file comes from.
  let advice: String

  /// Reads a file.
  ///
  /// - Parameter path: the file's absolute path.
  /// - Parameter file: the file as it was named.
  /// - Parameter fault: what speaks against a document of the right schema; nil where nothing does.
  func read<Body: Decodable>(
    _ path: String, as file: String, _ files: FileSystem, fault: (JSONValue) -> String? = { _ in nil }
  ) throws(Failure) -> Body {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(path)
    } catch {
      throw Failure(
        "cannot read the \(name) '\(file)'", reason: error.reason, fix: advice,
        exit: error == .missing ? .noInput : .badInput)
    }
    guard bytes.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      throw malformed(file, "it is empty: its run may have failed")
    }
    guard let document = JSONValue(json: bytes), let schema = document["schema"]?.text else {
      throw malformed(file, "it cannot be read as JSON with a 'schema'")
    }
    guard schema == self.schema else {
      throw malformed(file, "its schema is '\(schema)', and this version reads '\(self.schema)'")
    }
    if let fault = fault(document) { throw malformed(file, fault) }
    do {
      return try JSONDecoder().decode(Body.self, from: Data(bytes))
    } catch {
      throw malformed(file, DecodingFault.words(of: error))
    }
  }

  /// The failure of a file that is none.
  func malformed(_ file: String, _ reason: String) -> Failure {
    Failure("'\(file)' is no \(kind)", reason: reason, fix: advice, exit: .badInput)
  }
}
