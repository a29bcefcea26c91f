import Foundation
import Observation

/// What `{{name}}` asks of the app. Nothing here knows UIKit, so nothing here changes when the bridge goes.
@MainActor
protocol {{name}}Model: AnyObject {
  var text: String { get }
  var placeholder: String { get }
  /// Takes the whole text as it would be after a key; false keeps the field as it is.
  func take(_ text: String) -> Bool
  func commit()
}

@MainActor
@Observable
final class Live{{name}}Model: {{name}}Model {
  let placeholder: String
  private(set) var text = ""
  /// The number that was committed last.
  private(set) var number: Decimal?
  private let locale: Locale

  init(placeholder: String = "", locale: Locale = .current) {
    self.placeholder = placeholder
    self.locale = locale
  }

  func take(_ text: String) -> Bool {
    let separator = locale.decimalSeparator ?? "."
    let parts = text.components(separatedBy: separator)
    guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy(\.isWholeNumber) }) else { return false }
    self.text = text
    return true
  }

  func commit() {
    number = Decimal(string: text, locale: locale)
  }
}
