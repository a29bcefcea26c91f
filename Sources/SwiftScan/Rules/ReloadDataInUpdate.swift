// A table or grid that is reloaded each time update runs.

import Findings

extension BridgeRule {
  static let reloadDataInUpdate = BridgeRule(
    "reload_data_in_update", .info, isOptIn: true,
    summary: "Update calls `reloadData()` each time it runs.",
    why: "A reload drops selection and scrolling and builds every visible cell again, whatever has changed.",
    sources: ["https://github.com/jaywcjlove/quick-rss/issues/41"],
    firing: [
      .update("UITableView", "", "view.↓reloadData()"),
      .update("UICollectionView", "", "DispatchQueue.main.async { view.↓reloadData() }"),
      .update("NSScrollView", "", "(view.documentView as? NSTableView)?.↓reloadData()"),
    ],
    silent: [
      .update(
        "UITableView", "let rows: [String]",
        "guard context.coordinator.rows != rows else { return }\nview.reloadData()"),
      .update("UITableView", "", "context.coordinator.reloadData()"),
      .make("UITableView", "", "let view = UITableView()\nview.reloadData()\nreturn view"),
    ]
  ) { code in
    code.bridges.flatMap { bridge in
      bridge.updateCalls(["reloadData"]).map { step, call in
        code.hit(
          step.event.span, in: step.method.file,
          "'reloadData' in '\(step.method.name)' of '\(bridge.name)' runs on each update: it drops the "
            + "selection "
            + "and builds every cell again; reload only where the rows have changed, or use a diffable "
            + "data source",
          bridge: bridge.type.qualifiedName, found: step.method.name)
      }
    }
  }
}
