final class CardController: UIViewController {
  private let table = UITableView()
  private let rows = CardRows()
}
