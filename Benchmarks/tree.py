"""Writes a tree of Swift sources and memory files: the same bytes for the same scale on every machine.

The names are random and the shapes are those of an app: models, views, services, bridges with coordinators,
screens that host SwiftUI, and a memory file for each feature. Nothing in it is anybody's code.
"""

import pathlib
import subprocess

FILES = 20_000
REPRESENTABLES = 400
HOSTING_SITES = 600
MEMORY_FILES = 300
ENTRIES = 2_000
FILE_BYTES = 5_000

WORDS = """account album anchor archive asset badge banner basket bill border bubble budget button caption card
cart channel chart checkout circle client clip cloud column comment contact cookie coupon course cover credit
cursor delivery deposit detail device dialog digest draft editor event export feature feed field filter folder
footer form gallery gate goal graph grid group header history icon image import index invoice item journal key
label layer ledger letter level library link list locale login map marker member memo menu message meter mode
model month movie note notice offer option order outline owner page panel parcel partner path payment photo
picker plan player point poll portal post preview price profile prompt quote range rating receipt record region
report request review ribbon route row rule sale sample scene schedule score screen search section session share
sheet shelf shop signal sketch slide source stage stamp state station step store story stream summary switch tab
table tag task team term theme thread ticket tile timer title token tool topic track trail transfer trip unit
update user value venue version video view visit wallet week widget window worker zone""".split()

SYSTEM_VIEWS = ["UITextView", "MKMapView", "WKWebView", "UIScrollView", "UISearchBar", "UIActivityIndicatorView",
                "UILabel", "UIPageControl", "UISlider", "UICollectionView"]


class Dice:
    """Numbers that depend on nothing but the seed: `random` may change its methods between versions."""

    def __init__(self, seed):
        self.state = seed * 2 + 1

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def word(self):
        return WORDS[self.below(len(WORDS))]

    def name(self):
        return self.word().capitalize() + self.word().capitalize()


def property_line(dice):
    kind = ["String", "Int", "Bool", "Double", "[String]", "Date?", "URL?"][dice.below(7)]
    return f"  var {dice.word()}{dice.name()}: {kind}"


def model(dice, name):
    properties = "\n".join(dict.fromkeys(property_line(dice) for _ in range(4 + dice.below(8))))
    return f"""/// What the server says of a {dice.word()}, as it is kept on the device.
struct {name}: Codable, Hashable, Sendable {{
{properties}

  // The {dice.word()} is counted twice while a {dice.word()} is open; see the note on "{dice.word()}".
  func sorted(by keys: [String]) -> [String] {{
    keys.filter {{ !$0.isEmpty && $0 != "{dice.word()}" }}.sorted {{ left, right in left.count < right.count }}
  }}
}}
"""


def service(dice, name):
    calls = "\n".join(f"""
  func {dice.word()}{dice.name()}(_ value: String, retries: Int = {dice.below(9)}) async throws -> [String] {{
    guard retries > 0, let url = URL(string: "https://example.com/{dice.word()}/\\(value)?page=\\(retries)") else {{
      throw Failure.{dice.word()}(value)
    }}
    let (data, response) = try await session.data(from: url)
    switch (response as? HTTPURLResponse)?.statusCode ?? 0 {{
    case 200..<300: return String(decoding: data, as: UTF8.self).split(separator: ",").map(String.init)
    case 429: return try await {dice.word()}{dice.name()}(value, retries: retries - 1)
    default: throw Failure.{dice.word()}("\\(value): \\(data.count / 1_024) KB")
    }}
  }}""" for _ in range(2 + dice.below(3)))
    return f"""actor {name} {{
  private let session = URLSession.shared
{calls}
}}
"""


def view(dice, name):
    rows = "\n".join(f"""        HStack(spacing: {dice.below(20)}) {{
          Image(systemName: "{dice.word()}.{dice.word()}")
          Text("{dice.word()} {dice.word()}").font(.headline).foregroundStyle(.secondary)
          Spacer(minLength: {dice.below(40)})
          if is{dice.name()} {{ Text(verbatim: "\\({dice.word()}Count)") }}
        }}""" for _ in range(3 + dice.below(5)))
    return f"""struct {name}: View {{
  @State private var is{dice.name()} = false
  @Environment(\\.dismiss) private var dismiss

  var body: some View {{
    ScrollView {{
      LazyVStack(alignment: .leading) {{
{rows}
      }}
      .padding()
    }}
    .navigationTitle("{dice.word()}")
    .task(id: is{dice.name()}) {{ await {dice.word()}() }}
  }}
}}
"""


def bridge(dice, name, wrapped):
    return f"""struct {name}: UIViewRepresentable {{
  @Binding var {dice.word()}: String
  var onChange: (String) -> Void

  func makeUIView(context: Context) -> {wrapped} {{
    let view = {wrapped}(frame: .zero)
    view.isUserInteractionEnabled = true
    view.accessibilityLabel = "{dice.word()}"
    return view
  }}

  func updateUIView(_ view: {wrapped}, context: Context) {{
    context.coordinator.parent = self
    if view.accessibilityValue != {dice.word()} {{ view.accessibilityValue = "{dice.word()}" }}
  }}

  func makeCoordinator() -> Coordinator {{ Coordinator(parent: self) }}

  final class Coordinator: NSObject {{
    var parent: {name}
    init(parent: {name}) {{ self.parent = parent }}
    @objc func changed() {{ parent.onChange("{dice.word()}") }}
  }}
}}
"""


def hosting(dice, name):
    return f"""final class {name}: UIViewController {{
  override func viewDidLoad() {{
    super.viewDidLoad()
    let host = UIHostingController(rootView: {dice.name()}View(title: "{dice.word()}"))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }}
}}
"""


def source(dice, special):
    """A file of about the wanted size; `special` is the declaration that this file is there for, or nothing."""
    parts = ["import Foundation\nimport SwiftUI\nimport UIKit\n"] + ([special] if special else [])
    size = sum(map(len, parts))
    target = FILE_BYTES // 3 + dice.below(FILE_BYTES)  # the last part is always a little too long
    makers = [model, service, view]
    while size < target:
        parts.append(makers[dice.below(3)](dice, f"{dice.name()}{dice.below(10_000)}"))
        size += len(parts[-1])
    return "\n".join(parts)


def entry(dice, bridge_name, wrapped, path):
    """An entry for a bridge, or for something else that bites."""
    if not bridge_name:
        return f"""### The {dice.word()} {dice.word()} {dice.below(10_000)}

A {dice.word()} that is closed while its {dice.word()} loads keeps the old {dice.word()}; call `{dice.word()}{dice.name()}` first.
"""
    return f"""### {wrapped} for the {dice.word()} {dice.below(10_000)}

- **Gap:** `TextEditor` has no way to read the {dice.word()} of a selection while it changes.
- **Bridge:** `{bridge_name}` → `{wrapped}`, `{path}`
- **Evidence:** <https://developer.apple.com/documentation/swiftui/texteditor>
- **Verified:** iOS 18.2, 2026-03-0{1 + dice.below(9)}
- **Matrix:** API gap
"""


def write_tree(folder, scale):
    """Writes the tree and commits it; says how many files and bytes of Swift there are."""
    root = pathlib.Path(folder)
    dice = Dice(7)
    features = max(1, round(MEMORY_FILES * scale))
    files, bridges = round(FILES * scale), round(REPRESENTABLES * scale)
    sites, entries = round(HOSTING_SITES * scale), round(ENTRIES * scale)
    specials, documented, written = {}, {}, 0
    for number in range(bridges + sites):
        kind = ("bridge", number) if number < bridges else ("hosting", number - bridges)
        specials[number * 7_919 % files] = kind  # a prime, so that they lie all over the tree
    for number in range(files):
        feature = number % features
        path = pathlib.PurePosixPath("Features") / f"Feature{feature:04}" / "Sources" / f"File{number:06}.swift"
        kind, special_number = specials.get(number, (None, 0))
        special = None
        if kind == "bridge":
            name = f"{dice.name()}Bridge{special_number}"
            wrapped = SYSTEM_VIEWS[dice.below(len(SYSTEM_VIEWS))]
            special = bridge(dice, name, wrapped)
            documented.setdefault(feature, []).append((name, wrapped, path))
        elif kind == "hosting":
            special = hosting(dice, f"{dice.name()}Controller{special_number}")
        text = source(dice, special)
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8", newline="\n")
        written += len(text)
    for feature in range(features):
        texts = [f"# Feature {feature}\n\nNotes for whoever works here.\n\n## Known Gotchas\n"]
        texts += [entry(dice, *known) for known in documented.get(feature, [])]
        while len(texts) - 1 < round(entries / features):
            texts.append(entry(dice, None, None, None))
        place = root / "Features" / f"Feature{feature:04}" / "CLAUDE.md"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("\n".join(texts), encoding="utf-8", newline="\n")
    commit(root)
    return files, written


def commit(root):
    def git(*words):
        subprocess.run(["git", "-C", root, "-c", "user.name=Benchmark", "-c", "user.email=benchmark@example.com",
                        "-c", "commit.gpgsign=false", *words], check=True, stdout=subprocess.DEVNULL)
    git("init", "-q")
    git("add", "-A")
    git("commit", "-qm", "A tree to measure on")
