extension CardController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith second: UIGestureRecognizer
  ) -> Bool { true }
}
