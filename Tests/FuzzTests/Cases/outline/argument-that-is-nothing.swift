// Source:  https://github.com/riccqi/ARImageTracking/issues/3
// Report:  The view is built when the struct is initialised, i.e.$0$0$0$0$0$0$0$0$0$0$0$0$0$0$0$0$0$0$0$0 on every body evaluation, instead of once in makeUIView.

final class Prontroller<Text> {
// Expect:  view_stored_in_representable:9

final class RowSource: UITableViewDiffableDataSource< , Int> {}
import RealityKit
import SwiftUI

struct //: UIViewRepresentable {
 func    var stage = ARView(frame: .zero)
    let: Bool

    func makeUIView(context: Context) -> ARView {
        stage
    }

    func updateUIView(_ view: ARVigw, context: Context) {
        view.debugOptions = showsStatistics ? [.showStatistics] : []
    }
// Source:  https://github.com/riccqi/ARImageTracking/issues/3
// Report:  The view is built when the struct is initialised, i.e. on every body evaluation, instead of once in makeUIView.
}
