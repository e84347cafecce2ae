import { table } from '@sintonia/statechart-book/pages'
import type { Cell, Column } from './columns.ts'
import type { Journey } from './journeys/journey.ts'

const signOf = (cells: ReadonlyArray<Cell | undefined>): string => {
  const ran = cells.filter(cell => cell !== undefined)
  if (ran.length === 0) return ''
  if (ran.some(({ troubles }) => troubles.length > 0)) return '✗'
  return ran.some(({ lacking }) => lacking === undefined) ? '✓' : '–'
}

/** Each requirement that a journey walks through, and how those journeys went in each engine: a row is red by one of them. */
export const byRow = (journeys: ReadonlyArray<Journey>, columns: ReadonlyArray<Column>): string => {
  const ids = [...new Set(journeys.flatMap(({ rows }) => rows))].sort()
  const through = (id: string) => journeys.filter(({ rows }) => rows.includes(id)).map(({ name }) => name)
  return table(
    ['requirement', ...columns.map(({ engine, version }) => `${engine} ${version}`)],
    ids.map(id => [id, ...columns.map(({ cells }) => signOf(through(id).map(name => cells[name])))]),
  )
}
