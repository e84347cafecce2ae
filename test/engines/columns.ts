import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFrom } from '../../scripts/lib/builtFrom.ts'
import { ROOT } from '../../scripts/lib/steps.ts'
import { APP_DIR } from '../e2e/support/appDir.ts'
import type { Need } from './drivers/driver.ts'

/** How one journey went in one engine. */
export interface Cell {
  /** What the engine has not: the journey was not run. */
  readonly lacking?: Need | undefined
  readonly widths: ReadonlyArray<number>
  readonly troubles: ReadonlyArray<string>
}

export interface Column {
  readonly engine: string
  readonly version: string
  readonly cells: Readonly<Record<string, Cell>>
}

interface Kept extends Column {
  /** What the app was built from. */
  readonly app: string | undefined
}

export const RESULTS = join(ROOT, '.results/engines')

const fileOf = (engine: string): string => join(RESULTS, `${engine.replace(/[ ,]+/g, '-')}.json`)

const keptOf = (engine: string): Kept | undefined => {
  const file = fileOf(engine)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const isOfThisApp = ({ app }: Kept): boolean => app === builtFrom(APP_DIR)

/** Beside the journeys that went through the same app before; of another app nothing stays. */
export const keepCells = (column: Column): void => {
  const before = keptOf(column.engine)
  const cells = before !== undefined && isOfThisApp(before) ? before.cells : {}
  const kept: Kept = { ...column, app: builtFrom(APP_DIR), cells: { ...cells, ...column.cells } }
  writeFileSync(fileOf(column.engine), JSON.stringify(kept))
}

/** What was kept of this app: an engine that is not on this machine is left out. */
export const keptColumns = (engines: ReadonlyArray<string>): ReadonlyArray<Column> =>
  engines.map(keptOf).filter(kept => kept !== undefined && isOfThisApp(kept)) as ReadonlyArray<Kept>
