final class CardRows: UITableViewDiffableDataSource<Int, Int> {}
