import SwiftUI

struct Page {
  @available(iOS, obsoleted: 26)
  func old() -> some View { Badge() }
  @available(iOS 26, *)
  var new: some View { Label() }
}
