import SwiftUI

@MainActor
final class ColorPickerPresenter: NSObject, UIColorPickerViewControllerDelegate {
  func present(initialColor: Color) {
    let picker = UIColorPickerViewController()
    picker.delegate = self
    Self.topViewController()?.present(picker, animated: true)
  }
}

final class MailPresenter {
  private let composer = MFMailComposeViewController()
  func show(on controller: UIViewController) { controller.present(composer, animated: true) }
}

final class InlinePresenter: ObservableObject {
  func alert() { root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
}

final class OwnPresenter: BasePresenter {
  func show() { root.present(Importer(), animated: true, completion: nil) }
}
class BasePresenter: NSObject {}
class Importer: UIDocumentPickerViewController {}

final class PlainController: UIViewController {
  func show() { navigationController?.present(UIAlertController(), animated: true) }
}
final class DeepController: PlainBase {
  func show() { other.present(UIAlertController(), animated: true) }
}
class PlainBase: UITableViewController {}

final class Router: NSObject {
  func show() { root.present(UIHostingController(rootView: Text("")), animated: true) }
  func hand(_ controller: UIViewController) { root.present(makeController(), animated: true) }
}

struct Sheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  final class Coordinator: NSObject {
    func show() { host.present(UIAlertController(), animated: true) }
  }
}

final class OtherPresent: NSObject {
  func show() { store.present(UIColorPickerViewController(), at: 1) }
}
