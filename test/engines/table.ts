import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/steps.ts'
import type { Need } from './drivers/driver.ts'
import type { Journey } from './journeys/journey.ts'

export interface Cell {
  readonly isLacking: boolean
  readonly needs?: Need
  readonly troubles: ReadonlyArray<string>
}

export interface Column {
  readonly engine: string
  readonly version: string
  readonly widths: ReadonlyArray<number>
  readonly cells: Readonly<Record<string, Cell>>
}

const FILE = join(ROOT, 'docs/engines.md')
export const RESULTS = join(ROOT, '.results/engines')

const HEAD = `# Engines

Written by \`npm run engines -- --write\`: every journey of \`test/engines\` in every engine of the floor (\`browserslist\` of
\`package.json\`), by real input, at the widths that stand there; without an error on the page, and
with nothing wider than the window. ✓ at each width; – the engine lacks what the journey needs; an empty place: it was not run.
`

const FOOT = `
## Not proven here

FairPlay and Widevine (no engine here has them), Safari itself (WebKitGTK is its engine with another media stack, and no iPhone),
and a real television set with its remote control: Chromium of its age is its engine only. None of them counts as passed.
`

const cellText = (cell: Cell | undefined): string => {
  if (cell === undefined) return ''
  if (cell.isLacking) return `– no ${cell.needs}`
  return cell.troubles.length === 0 ? '✓' : '✗'
}

const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`

export const tableOf = (journeys: ReadonlyArray<Journey>, columns: ReadonlyArray<Column>): string =>
  [
    line([
      'journey',
      ...columns.map(({ engine, version, widths }) => `${engine}<br>${version}<br>${widths.join(', ')} px`),
    ]),
    line(['---', ...columns.map(() => '---')]),
    ...journeys.map(({ name }) => line([name, ...columns.map(({ cells }) => cellText(cells[name]))])),
  ].join('\n')

const keptAt = (engine: string): string => join(RESULTS, `${engine.replace(/[ ,]+/g, '-')}.json`)

export const keepColumn = (column: Column): void => writeFileSync(keptAt(column.engine), JSON.stringify(column))

/** Of the last run of each engine: one that is not on this machine is left out. */
export const writeTable = (journeys: ReadonlyArray<Journey>, engines: ReadonlyArray<string>): void => {
  const kept = engines.map(keptAt).filter(file => existsSync(file))
  const columns: ReadonlyArray<Column> = kept.map(file => JSON.parse(readFileSync(file, 'utf8')))
  const troubles = columns.flatMap(({ engine, cells }) =>
    Object.entries(cells).flatMap(([name, cell]) => cell.troubles.map(trouble => `- ${engine}, ${name}: ${trouble}`)),
  )
  const red = troubles.length === 0 ? '' : `\n## Red\n\n${troubles.join('\n')}\n`
  writeFileSync(FILE, `${HEAD}\n${tableOf(journeys, columns)}\n${red}${FOOT}`)
}
