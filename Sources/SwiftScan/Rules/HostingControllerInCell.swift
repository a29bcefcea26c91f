// A hosting controller for each cell that is dequeued.

import Findings

extension BridgeRule {
  /// Needs iOS 16, where `UIHostingConfiguration` came.
  static let hostingControllerInCell = BridgeRule(
    "hosting_controller_in_cell", .warning,
    summary: "A hosting controller is made each time a cell is dequeued.",
    why:
      "Each dequeue builds another controller and puts its view into a reused cell: scrolling allocates "
      + "without "
      + "end, and old content shows through.",
    sources: [
      "https://github.com/Aidoku/Aidoku/pull/956", "https://github.com/SwiftUIX/SwiftUIX/pull/393",
      "https://github.com/finn-no/FinniversKit/pull/1273",
    ],
    firing: [
      source(
        """
        let host = ↓UIHostingController(rootView: Text(titles[path.item]))
            cell.contentView.addSubview(host.view)
        """
      ),
      RuleExample(
        """
        final class List: UIViewController {
          func register() {
            let made = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, title in
              cell.contentView.addSubview(↓UIHostingController(rootView: Text(title)).view!)
            }
            addChild(UIHostingController(rootView: Text("")))
          }
        }
        """),
      RuleExample(
        """
        final class Source: NSObject {
          func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
            cell.backgroundView = ↓UIHostingController(rootView: Text("")).view
          }
        }
        """),
    ],
    silent: [
      source("cell.contentConfiguration = UIHostingConfiguration { Text(titles[path.item]) }"),
      RuleExample(
        """
        final class Cell: UITableViewCell {
          let host = UIHostingController(rootView: Text(""))
        }
        """),
      source("if cell.host == nil { cell.host = UIHostingController(rootView: Text(\"\")) }"),
    ]
  ) { code in
    guard code.options.iOSTarget ?? 16 >= 16 else { return [] }
    return code.types.flatMap { type in
      type.bodies.flatMap { method in
        method.events.compactMap { event -> RuleHit? in
          guard case .call(let call) = event.kind, call.constructs, call.name == "UIHostingController",
            !method.isChecked(event), fillsCell(event, in: method)
          else { return nil }
          return code.hit(
            event.span, in: method.file,
            "a hosting controller is made in '\(method.name)' of '\(type.name)' for each cell that is "
              + "dequeued: "
              + "scrolling allocates without end; set 'cell.contentConfiguration = UIHostingConfiguration "
              + "{ … }'",
            bridge: type.qualifiedName, found: method.name)
        }
      }
    }
  }

  private static func source(_ body: String) -> RuleExample {
    RuleExample(
      """
      final class Source: NSObject {
        var titles: [String] = []
        func collectionView(_ grid: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          \(body)
          return cell
        }
      }
      """)
  }

  private static func fillsCell(_ event: Event, in method: MethodCode) -> Bool {
    let labels: Set = ["cellForRowAt", "cellForItemAt", "willDisplay"]
    if method.facts.parameters.contains(where: { labels.contains($0.label) }) { return true }
    return method.closures(around: event).contains {
      $0.callee == "CellRegistration" || $0.callee.hasSuffix("DiffableDataSource")
    }
  }
}
