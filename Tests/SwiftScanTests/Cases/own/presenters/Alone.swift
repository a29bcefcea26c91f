import SwiftUI

final class SharePresenter {
  func share(_ items: [Any], over controller: UIViewController) {
    let sheet: UIActivityViewController = .init(activityItems: items, applicationActivities: nil)
    controller.present(sheet, animated: true)
  }
  func hand(_ other: UIImagePickerController) { root.present(other, animated: true) }
}

final class Handing {
  func hand(_ other: UIImagePickerController) { root.present(other, animated: true) }
}
