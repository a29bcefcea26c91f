import Engine

struct Canvas: PlatformViewRepresentable {}
struct Qualified: Engine.PlatformViewRepresentable {}
struct Renamed: LocalName {}
typealias LocalName = SomeViewRepresentable
typealias NotInAClause = OtherViewRepresentable
protocol Refined: GestureRepresentable {}
struct Below: Refined {}
final class Host: EngineHostingController<Text> {}

enum Mode: Int, RawRepresentable { case one }
struct Chart: AXChartDescriptorRepresentable {}
enum Option: String, CaseDisplayRepresentable { case one }
struct Record: DictionaryRepresentable {}
protocol DictionaryRepresentable {}
struct Wrong: Engine.UIViewRepresentable {}
final class Call { let host = EngineHostingController(rootView: Text("")) }
