// The page's look: light and dark by what the reader's system says, and for paper.

/// The style of the report's page.
enum HTMLPageStyle {
  static let text = """
    :root { color-scheme: light dark; --text: #1c1c1e; --page: #fbfbfd; --card: #fff; --line: #d8d8de;
      --soft: #5a5a60; --accent: #0b57a4; --second: #0f766e; --tint: #cfe8e4; --bad: #b00020; --warn: #7a4d00;
      --good: #1b6e3c; --track: #e9e9ee; }
    @media (prefers-color-scheme: dark) { :root { --text: #f2f2f7; --page: #151517; --card: #1f1f22;
      --line: #3c3c40; --soft: #b0b0b6; --accent: #8ec5ff; --second: #5fd3c4; --tint: #17403b; --bad: #ff8a80;
      --warn: #ffc46b; --good: #7ddc9f; --track: #343438; } }
    * { box-sizing: border-box; }
    body { margin: 0; color: var(--text); background: var(--page);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    header, main { max-width: 84rem; margin: 0 auto; padding: 1.5rem; }
    header { padding-bottom: 0; }
    main { padding-top: .5rem; }
    h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
    h2 { font-size: 1.35rem; margin: 2.25rem 0 .75rem; }
    h3 { font-size: 1rem; margin: 0; display: inline; }
    p { margin: .5rem 0; max-width: 60rem; }
    a { color: var(--accent); }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: .75rem 0 0; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; z-index: 2; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    code { font: .875em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    small { font-size: .8125rem; color: var(--soft); font-weight: 400; }
    .soft { color: var(--soft); }
    .bad { color: var(--bad); } .warn { color: var(--warn); } .good { color: var(--good); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 1rem 0; }
    .tiles div { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; }
    .tiles dt { color: var(--soft); font-size: .875rem; }
    .tiles dd { margin: 0; font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; }
    figure { margin: 1rem 0; }
    figure, .wide { overflow-x: auto; }
    .trend { display: block; width: 100%; min-width: 38rem; max-width: 60rem; height: auto; }
    .trend text { font-size: 13px; fill: var(--soft); }
    .trend .grid { stroke: var(--line); }
    .trend .area { fill: var(--tint); }
    .trend polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
    .trend polyline.bridges { stroke: var(--accent); }
    .trend polyline.documented { stroke: var(--second); stroke-dasharray: 7 4; }
    .trend circle { fill: var(--accent); stroke: var(--page); stroke-width: 1.5; }
    .trend text.bridges { fill: var(--accent); font-weight: 650; }
    .trend text.documented { fill: var(--second); font-weight: 650; }
    .key { display: inline-block; width: 1.75rem; border-top: 3px solid var(--accent); vertical-align: middle; }
    .key.documented { border-top: 3px dashed var(--second); margin-left: 1rem; }
    table { width: 100%; border-collapse: collapse; margin: .75rem 0; font-size: .9375rem; }
    caption { text-align: left; color: var(--soft); padding-bottom: .375rem; }
    th, td { text-align: left; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line);
      overflow-wrap: anywhere; }
    th { font-weight: 600; } tbody th { font-weight: 500; }
    .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: .5rem 2.5rem;
      align-items: start; }
    .tally td, .tally th { padding: .3rem .75rem .3rem 0; }
    .tally .bar { width: 38%; min-width: 5rem; vertical-align: middle; }
    .tally svg { display: block; width: 100%; height: .75rem; border-radius: .25rem; }
    .track { fill: var(--track); } .fill { fill: var(--accent); }
    details { margin: .5rem 0; } td details { margin: 0; }
    summary { cursor: pointer; } td ul { margin: .25rem 0; padding-left: 1.1rem; font-size: .8125rem; }
    .count { color: var(--soft); font-weight: 400; }
    .names { columns: 22rem; column-gap: 2rem; padding-left: 1.25rem; margin: .5rem 0; }
    .names li { overflow-wrap: anywhere; break-inside: avoid; }
    form { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; background: var(--card);
      border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; }
    form[hidden] { display: none; }
    label { display: grid; gap: .125rem; font-size: .875rem; color: var(--soft); }
    input, select, form button { font: inherit; color: var(--text); background: var(--page); border: 1px solid var(--soft);
      border-radius: .375rem; padding: .3125rem .5rem; max-width: 15rem; }
    #shown { margin: 0 0 .25rem; flex: 1 0 8rem; font-variant-numeric: tabular-nums; }
    #bridges { min-width: 80rem; table-layout: fixed; }
    #bridges th:nth-child(1), #bridges th:nth-child(2) { width: 18%; } #bridges th:nth-child(3) { width: 8%; }
    #bridges th:nth-child(4) { width: 15%; } #bridges th:nth-child(5) { width: 9%; } #bridges th:nth-child(6) { width: 8.5%; }
    #bridges th:nth-child(7) { width: 5%; } #bridges th:nth-child(8) { width: 8.5%; } #bridges th:nth-child(9) { width: 10%; }
    #bridges td { position: relative; }
    #bridges details[open] ul { position: absolute; right: 0; z-index: 1; width: 26rem; padding: .75rem 1rem .75rem 1.75rem;
      background: var(--card); border: 1px solid var(--soft); border-radius: .5rem; }
    #bridges td { overflow-wrap: anywhere; }
    #bridges thead th { background: var(--page); border-bottom: 2px solid var(--line); }
    #bridges thead button { all: unset; cursor: pointer; font-weight: 600; }
    #bridges thead button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    #bridges thead button::after { content: "\\2195"; color: var(--soft); padding-left: .3rem; }
    #bridges th[aria-sort=ascending] button::after { content: "\\2191"; color: var(--accent); }
    #bridges th[aria-sort=descending] button::after { content: "\\2193"; color: var(--accent); }
    .mark { display: inline-block; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .5rem;
      font-size: .8125rem; white-space: nowrap; margin: 0 .125rem .25rem 0; color: var(--soft); }
    .mark.undocumented { color: var(--bad); } .mark.stale, .mark.superseded, .mark.scores-0 { color: var(--warn); }
    .mark.can-go { color: var(--good); }
    @media print { :root { color-scheme: light; } header, main { max-width: none; padding: 0; }
      body { font-size: 10pt; background: #fff; } nav, form, .skip { display: none !important; }
      .wide { overflow: visible; } #bridges { min-width: 0; table-layout: auto; font-size: 8pt; } .trend { min-width: 0; max-width: 100%; }
      tr, figure, .tiles div { break-inside: avoid; } h2, h3, summary { break-after: avoid; }
      #bridges thead button::after { content: ""; }
      section > details::details-content { content-visibility: visible; display: block; block-size: auto; } }
    """
}
