final class RowSource: UITableViewDiffableDataSource<Int, Int> {}
