final class CardController: UIViewController {
  let video = VendorVideoView()
}
