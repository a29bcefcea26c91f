"""Draws the ratios of one run as an SVG: a bar for each command, and the line that ripgrep needs."""

import html
import math

ROW, LEFT, WIDTH = 22, 190, 520


def svg(results):
    result = max(results, key=lambda each: each["files"] if each["files"] <= 20_000 else 0)
    base = next((each["seconds"] for each in result["commands"] if each["name"] == "rg -l"), 1)
    rows = [(each["name"], each["seconds"] / base) for each in result["commands"]]
    least, most = min(ratio for _, ratio in rows), max(ratio for _, ratio in rows)
    low, high = math.floor(math.log10(least)), math.ceil(math.log10(most))

    def place(ratio):
        return LEFT + (math.log10(ratio) - low) / max(1, high - low) * WIDTH

    height = ROW * len(rows) + 58
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 80} {height}" role="img" '
             'font-family="system-ui, sans-serif" font-size="12">',
             f"<title>Time of each command as a ratio to rg -l, on {result['files']:,} Swift files</title>",
             "<style>text{fill:#1f2328}.bar{fill:#0969da}.peer{fill:#8c959f}.line{stroke:#8c959f}"
             "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.bar{fill:#4493f8}.peer{fill:#656c76}}</style>"]
    for number, (name, ratio) in enumerate(rows):
        top = 10 + number * ROW
        kind = "peer" if name.startswith(("rg", "grep", "ast-grep", "swift-format", "git")) else "bar"
        parts.append(f'<text x="{LEFT - 8}" y="{top + 13}" text-anchor="end">{html.escape(name)}</text>'
                     f'<rect class="{kind}" x="{LEFT}" y="{top + 2}" width="{max(1, place(ratio) - LEFT):.1f}" height="14"/>'
                     f'<text x="{place(ratio) + 6:.1f}" y="{top + 13}">{ratio:.2f}</text>')
    bottom = 14 + len(rows) * ROW
    for power in range(low, high + 1):
        x = place(10**power)
        parts.append(f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="6" y2="{bottom}" stroke-dasharray="2 3"/>'
                     f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{10.0**power:g}</text>')
    parts.append(f'<text x="{LEFT}" y="{bottom + 34}">time as a ratio to rg -l in the same run; each line is ten times the last</text></svg>')
    return "\n".join(parts) + "\n"
