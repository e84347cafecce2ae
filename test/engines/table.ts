import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/steps.ts'
import type { Cell, Column } from './columns.ts'
import type { Journey } from './journeys/journey.ts'

const FILE = join(ROOT, 'docs/engines.md')

const HEAD = `# Engines

Written by \`npm run engines -- --write\`: every journey of \`test/engines\` in every engine of the floor (\`browserslist\` of
\`package.json\`), by real input, at 1440 and 390 px; without an error on the page, and with nothing wider than the window.
✓ at both widths, or at the one that stands beside it; – the engine lacks what the journey needs; an empty place: it was not run.
`

const FOOT = `
## Not proven here

FairPlay and Widevine (no engine here has them), Safari itself (WebKitGTK is its engine with another media stack, and no iPhone),
and a real television set with its remote control: Chromium of its age is its engine only. None of them counts as passed.

An iPhone before 17.1 takes no segments and plays playlists itself; \`test/e2e/native-hls.spec.ts\` plays so in Chromium, and
\`docs/decisions/native-playlists.md\` says what that leaves open.
`

const cellText = (cell: Cell | undefined): string => {
  if (cell === undefined) return ''
  if (cell.lacking !== undefined) return `– no ${cell.lacking}`
  const [only, ...others] = cell.widths
  return `${cell.troubles.length === 0 ? '✓' : '✗'}${others.length === 0 ? ` ${only}` : ''}`
}

const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`

export const tableOf = (journeys: ReadonlyArray<Journey>, columns: ReadonlyArray<Column>): string =>
  [
    line(['journey', ...columns.map(({ engine, version }) => `${engine}<br>${version}`)]),
    line(['---', ...columns.map(() => '---')]),
    ...journeys.map(({ name }) => line([name, ...columns.map(({ cells }) => cellText(cells[name]))])),
  ].join('\n')

const redOf = (columns: ReadonlyArray<Column>): string => {
  const troubles = columns.flatMap(({ engine, cells }) =>
    Object.entries(cells).flatMap(([name, cell]) => cell.troubles.map(trouble => `- ${engine}, ${name}: ${trouble}`)),
  )
  return troubles.length === 0 ? '' : `\n## Red\n\n${troubles.join('\n')}\n`
}

export const writeTable = (journeys: ReadonlyArray<Journey>, columns: ReadonlyArray<Column>): void =>
  writeFileSync(FILE, `${HEAD}\n${tableOf(journeys, columns)}\n${redOf(columns)}${FOOT}`)
