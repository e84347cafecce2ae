import { escapeHtml, ownPage } from './page.ts'

export const REPORT_STYLE = `:root { color-scheme: dark; font: 15px/1.5 system-ui, sans-serif;
  --ground: #10141a; --near: #1a2029; --line: #2b3442; --text: #f2efe8; --quiet: #aab4c3; --mark: #ffb03a; }
@media (prefers-color-scheme: light) {
  :root { color-scheme: light; --ground: #f6f4ef; --near: #fff; --line: #dcd8cf; --text: #14181e; --quiet: #525b68; --mark: #8a4a00; }
}
body { margin: 0; background: var(--ground); color: var(--text); }
main { max-inline-size: 80rem; margin: 0 auto; padding: 2rem 1.5rem; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; }
p { margin: 0 0 1.5rem; color: var(--quiet); }
h2 { margin: 2rem 0 .75rem; font-size: 1.1rem; color: var(--mark); }
table { inline-size: 100%; border-collapse: collapse; background: var(--near); border-radius: .75rem; overflow: hidden; }
th, td { padding: .55rem .9rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
tr:last-child > td { border: 0; }
th { color: var(--quiet); font-weight: 600; }
td:last-child, th:last-child { text-align: end; font-variant-numeric: tabular-nums; }
code { font: .9em ui-monospace, monospace; }
@media (max-width: 45rem) {
  thead { display: none; }
  tr { display: block; padding: .55rem .9rem; border-block-end: 1px solid var(--line); }
  tr:last-child { border: 0; }
  td, td:last-child { display: grid; grid-template-columns: 7.5rem 1fr; padding: .1rem 0; border: 0; text-align: start; }
  td::before { content: attr(data-name); color: var(--quiet); }
}
`

interface ReportPage {
  readonly title: string
  readonly path: string
  readonly lead: string
  /** As HTML. */
  readonly body: string
}

/** A page on which the operator reads what apps have told it. */
export const reportPage = ({ title, path, lead, body }: ReportPage): string =>
  ownPage(
    title,
    `${path}/style.css`,
    `<p>${escapeHtml(lead)}</p>
${body === '' ? '<p>Nothing has been reported.</p>' : body}`,
  )

/** Cells are HTML; on a narrow screen each says its column. */
export const reportTable = (
  heading: string,
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): string => `<h2>${escapeHtml(heading)}</h2>
<table>
<thead><tr>${columns.map(name => `<th>${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(cells => `<tr>${cells.map((cell, at) => `<td data-name="${columns[at]}">${cell}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>`
