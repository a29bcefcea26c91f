// A report as its consumer takes it in: JSON and XML read back by parsers that are not ours.

import Findings
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document.
final class XMLElementNode {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [XMLElementNode] = []

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The elements of a name anywhere below.
  func all(_ name: String) -> [XMLElementNode] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }
}

/// Reads a document with Foundation's parser.
final class XMLReading: NSObject, XMLParserDelegate {
  private let top = XMLElementNode("", [:])
  private var open: [XMLElementNode] = []

  static func root(of text: String) throws -> XMLElementNode {
    let reading = XMLReading()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reading
    reading.open = [reading.top]
    let isSound = parser.parse()
    try #require(isSound, "\(String(describing: parser.parserError)) in \(text)")
    return try #require(reading.top.children.first)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let element = XMLElementNode(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}

extension Sample {
  /// The sample in a format.
  func text(_ format: String) throws -> String {
    try #require(Reporter.named(format)).render(report, context)
  }

  /// The sample in a JSON format, read back.
  func object(_ format: String) throws -> [String: Any] {
    try #require(try json(format) as? [String: Any])
  }

  /// The sample in a JSON format, read back as whatever it is.
  func json(_ format: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(try text(format).utf8))
  }
}
