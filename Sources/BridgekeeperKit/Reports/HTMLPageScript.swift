// The page's only script: it sorts and filters rows that are there. It makes no markup out of texts, and the page's
// policy allows it and no other.

/// The script of the report's page.
public enum HTMLPageScript {
  /// The SHA-256 of the script in Base64. A test says what it must be after a change.
  public static let hash = "KXZZBJeFukBjOTCHpjoQiIX3xyDL5Vn0R+00QQkfNs4="

  /// The page's policy: no script but this one, no load of anything.
  static let policy =
    "default-src 'none'; script-src 'sha256-\(hash)'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// The script, between its tags.
  public static let text = #"""

    "use strict";
    (() => {
      const table = document.getElementById("bridges");
      if (!table) return;
      const body = table.tBodies[0];
      const rows = Array.from(body.rows);
      const form = document.getElementById("filters");
      const search = form.querySelector("input");
      const selects = Array.from(form.querySelectorAll("select"));
      const shown = document.getElementById("shown");
      const order = new Map(rows.map((row, place) => [row, place]));
      const texts = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
      const flags = new Map(rows.map((row) => [row, new Set(row.dataset.is.split(" "))]));

      const filter = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        const wanted = selects.map((select) => select.value).filter(Boolean);
        let count = 0;
        for (const row of rows) {
          const fits = wanted.every((flag) => flags.get(row).has(flag))
            && words.every((word) => texts.get(row).includes(word));
          row.hidden = !fits;
          if (fits) count += 1;
        }
        const noun = rows.length === 1 ? " bridge" : " bridges";
        shown.textContent = (count === rows.length ? "" : count + " of ") + rows.length + noun;
      };

      const collator = new Intl.Collator("en", { numeric: true });
      const heads = Array.from(table.tHead.rows[0].cells);
      const sort = (head, column) => {
        const isUp = head.getAttribute("aria-sort") !== "ascending";
        const isNumber = head.dataset.sort === "number";
        const keys = new Map(rows.map((row) => {
          const cell = row.cells[column];
          return [row, isNumber ? Number(cell.dataset.v) : cell.textContent];
        }));
        const compare = isNumber ? (a, b) => a - b : collator.compare;
        const sorted = rows.slice().sort((a, b) =>
          (isUp ? 1 : -1) * compare(keys.get(a), keys.get(b)) || order.get(a) - order.get(b));
        const all = document.createDocumentFragment();
        for (const row of sorted) all.appendChild(row);
        body.appendChild(all);
        for (const other of heads) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", isUp ? "ascending" : "descending");
      };

      heads.forEach((head, column) => {
        const button = document.createElement("button");
        button.type = "button";
        button.append(...head.childNodes);
        button.addEventListener("click", () => sort(head, column));
        head.append(button);
      });
      search.addEventListener("input", filter);
      for (const select of selects) select.addEventListener("change", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(filter));
      form.hidden = false;
      filter();
    })();

    """#
}
