import Engine

struct Canvas: PlatformView {}
struct Qualified: Engine.PlatformView {}
extension Canvas { func makeUIView(context: Context) -> UILabel { UILabel() } }
typealias Local = PlatformView
struct Renamed: Local {}
final class Host: EngineHost<Text> {}
let host = EngineHost(rootView: Text(""))
let own = Host(rootView: Text(""))
final class Picker: BasePresenter {}
