import { type ClientFault, faultKey, seenAgain } from '../../../models/clientFault.ts'
import { type Route, send, sendHtml } from './exchange.ts'
import { escapeHtml } from './page.ts'

const PATH = '/control/field-faults'

const STYLE = `:root { color-scheme: dark; font: 15px/1.5 system-ui, sans-serif;
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

/** Equal faults of all pages as one, the most frequent first. */
const summed = (faults: ReadonlyArray<ClientFault>): ReadonlyArray<ClientFault> => {
  const sums = new Map<string, ClientFault>()
  for (const fault of faults) {
    const known = sums.get(faultKey(fault))
    sums.set(faultKey(fault), known === undefined ? fault : seenAgain(known, fault.count))
  }
  return [...sums.values()].toSorted((one, other) => other.count - one.count)
}

const COLUMNS = ['Chart', 'State', 'Kind', 'Code', 'Last seen (UTC)', 'Times'] as const

const row = ({ chart, state, kind, code, ts, count }: ClientFault): string => {
  const seen = new Date(ts).toISOString().slice(0, 19).replace('T', ' ')
  const cells = [escapeHtml(chart), escapeHtml(state), kind, `<code>${escapeHtml(code)}</code>`, seen, String(count)]
  return `<tr>${cells.map((cell, at) => `<td data-name="${COLUMNS[at]}">${cell}</td>`).join('')}</tr>`
}

const table = (release: string, faults: ReadonlyArray<ClientFault>): string => `<h2>Release ${escapeHtml(release)}</h2>
<table>
<thead><tr>${COLUMNS.map(name => `<th>${name}</th>`).join('')}</tr></thead>
<tbody>
${summed(faults).map(row).join('\n')}
</tbody>
</table>`

const page = (faults: ReadonlyArray<ClientFault>): string => {
  const releases = [...new Set(faults.map(({ release }) => release))]
  const ofRelease = (name: string) => faults.filter(({ release }) => release === name)
  const tables = releases.map(name => table(name, ofRelease(name))).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Field faults</title>
<link rel="icon" href="/art/mark/aurora.svg">
<link rel="stylesheet" href="${PATH}/style.css">
</head>
<body>
<main>
<h1>Field faults</h1>
<p>What went wrong in the apps of viewers, by release and by the chart and state that it met.</p>
${tables === '' ? '<p>Nothing has been reported.</p>' : tables}
</main>
</body>
</html>`
}

/** Where the operator reads what apps report of themselves (NET-08). */
export const fieldFaultsRoute =
  (faults: () => ReadonlyArray<ClientFault>): Route =>
  async exchange => {
    const { pathname } = exchange.url
    if (pathname === `${PATH}/style.css`) return send(exchange, 200, 'text/css; charset=utf-8', STYLE)
    return pathname === PATH ? sendHtml(exchange, page(faults())) : false
  }
