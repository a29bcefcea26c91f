import SwiftUI
import UIKit

/// Cells of a collection view with their content in SwiftUI. Make the registration once, outside the cell
/// provider.
@MainActor
enum {{name}} {
  static func registration() -> UICollectionView.CellRegistration<UICollectionViewListCell, {{name}}Row> {
    UICollectionView.CellRegistration { cell, _, row in
      // Called again for every state, so that the selection reaches SwiftUI.
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration {
          {{name}}Content(row: row, isSelected: state.isSelected)
        }
      }
    }
  }
}
