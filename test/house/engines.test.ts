import { describe, expect, test } from 'vitest'
import { byRow } from '../engines/byRow.ts'
import type { Cell, Column } from '../engines/columns.ts'
import { JOURNEYS } from '../engines/journeys/index.ts'
import type { Journey } from '../engines/journeys/journey.ts'
import { tableOf } from '../engines/table.ts'
import { ledgerIds } from '../support/ledger.ts'

const journey = (name: string, ...rows: string[]): Journey => ({ name, rows, run: async () => undefined })

const green: Cell = { widths: [1440, 390], troubles: [] }
const red: Cell = { widths: [1440], troubles: ['1440 px: it throws'] }
const lacking: Cell = { lacking: 'ClearKey', widths: [], troubles: [] }

const column = (engine: string, cells: Column['cells']): Column => ({ engine, version: '1', cells })

const JOURNEY_LIST = [journey('zap', 'LIVE-01'), journey('keys', 'LIVE-01', 'UI-06'), journey('drm', 'DRM-01')]

const COLUMNS = [column('A', { zap: green, keys: green, drm: lacking }), column('B', { zap: green, keys: red })]

describe('[AHEAD-32] the app in every engine', () => {
  test('a requirement is green where all that walk through it are, and nothing where nobody walked', () => {
    expect(byRow(JOURNEY_LIST, COLUMNS).split('\n').slice(2)).toEqual([
      '| DRM-01 | – |  |',
      '| LIVE-01 | ✓ | ✗ |',
      '| UI-06 | ✓ | ✗ |',
    ])
  })

  test('the table says at which width it was, where not at both', () => {
    expect(tableOf(JOURNEY_LIST, COLUMNS).split('\n').slice(2)).toEqual([
      '| zap | ✓ | ✓ |',
      '| keys | ✓ | ✗ 1440 |',
      '| drm | – no ClearKey |  |',
    ])
  })

  test('there are thirty journeys or more, each by its own name, through requirements that exist', () => {
    const known = ledgerIds()
    expect(new Set(JOURNEYS.map(({ name }) => name)).size).toBe(JOURNEYS.length)
    expect(JOURNEYS.length).toBeGreaterThanOrEqual(30)
    expect(JOURNEYS.flatMap(({ rows }) => rows).filter(id => !known.has(id))).toEqual([])
    expect(JOURNEYS.filter(({ rows }) => rows.length === 0)).toEqual([])
  })
})
