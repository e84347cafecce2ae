import { describe, expect, test } from 'vitest'
import { sampleMachine } from '../fixtures/sampleChart.ts'
import { ledgerRows } from '../support/ledger.ts'
import { traceOf, tracePage, traceText, unknownIds, unproved } from '../support/requirementTrace.ts'
import { playwrightResults, vitestResults } from '../support/testResults.ts'
import { readChart } from './ir.ts'

const ledger = ledgerRows(`# Ledger
## LIVE: the live player
| id | requirement | § |
|---|---|---|
| LIVE-01 | It plays. | 4 |
| LIVE-06 | It pauses. | 4 |
| LIVE-07 | It zaps. | 4 |
| LIVE-08 | It records. | 4 |
`)

const unit = vitestResults(
  {
    testResults: [
      {
        name: '/repo/test/machines/live.test.ts',
        assertionResults: [
          { fullName: 'live [LIVE-01] plays a channel', status: 'passed' },
          { fullName: 'live [LIVE-06, LIVE-01] pauses', status: 'failed' },
          { fullName: 'live [LIVE-99] does the impossible', status: 'passed' },
        ],
      },
    ],
  },
  '/repo/',
)

const browser = playwrightResults(
  {
    suites: [
      {
        title: 'live.spec.ts',
        suites: [
          {
            title: '[LIVE-07] zapping',
            specs: [{ title: 'ends on the last', file: 'live.spec.ts', tests: [{ status: 'expected' }] }],
          },
        ],
      },
    ],
  },
  'test/e2e',
)

const charts = [readChart(sampleMachine)]

const rows = traceOf(ledger, charts, [...unit, ...browser])

const row = (id: string) => rows.find(candidate => candidate.id === id)

describe('the requirement trace', () => {
  test('joins a requirement with its tests of both kinds and its places in charts', () => {
    expect(row('LIVE-07')).toMatchObject({
      result: 'passed',
      places: ['sample.playback.watching.content.playing'],
      tests: [{ file: 'test/e2e/live.spec.ts', title: '[LIVE-07] zapping ends on the last' }],
    })
    expect(row('LIVE-01')?.places).toEqual(['sample.playback.idle|viewer.play|0'])
  })

  test('one failing test is enough to call a requirement failed', () => {
    expect(row('LIVE-01')?.result).toBe('failed')
  })

  test('a required id without a passing test is named, also one that does not exist', () => {
    expect(unproved(rows, ['LIVE-07', 'LIVE-06', 'LIVE-08', 'LIVE-77'])).toEqual(['LIVE-06', 'LIVE-08', 'LIVE-77'])
  })

  test('a slip of the pen in a title is named', () => {
    expect(unknownIds(ledger, charts, unit)).toEqual(['LIVE-99'])
  })

  test('the text and the page end with the ids without any', () => {
    expect(traceText(rows)).toContain('without any test or chart place (1): LIVE-08')
    expect(tracePage(rows)).toContain(
      '### LIVE-07: passed\n\nIt zaps. ([ledger](requirements.md#live-the-live-player))',
    )
    expect(tracePage(rows)).toContain('## Without any\n\nLIVE-08')
  })
})
