import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleMachine } from '../fixtures/sampleChart.ts'
import { chartModels } from '../paths/registry.ts'
import { readLedger } from '../support/ledger.ts'
import { chartFiles, staleFiles } from './files.ts'
import { readChart } from './ir.ts'
import { chartPage } from './pages.ts'

const FOLDER = new URL('../../docs/statecharts/', import.meta.url)

describe('the page of a chart', () => {
  const page = chartPage(readChart(sampleMachine), readLedger())

  test('shows the drawing and the purpose', () => {
    expect(page).toContain('![Drawing of the chart sample](sample.svg)')
    expect(page).toContain('A little player with notices over it.')
  })

  test('says who sends an event, on what condition, and where it leads', () => {
    expect(page).toContain('| `playback.idle` | `viewer.play` | the person |  | `takeTrack` | `playback.opening` |')
    expect(page).toContain('| `playback.watching.content` | `engine.stalled` | a fact of engine |')
    expect(page).toContain('| `playback.opening` | open answers | the actor open | `isPlayable` |')
  })

  test('gives delays their values', () => {
    expect(page).toContain('| `openLimit` | 8 s | `playback.opening` |')
    expect(page).toContain('| `stallLimit` | 1 min | `playback.watching.buffering` |')
    expect(page).toContain('| `backOff` | computed from the context | `playback.waiting` |')
  })

  test('links requirements to the ledger and repeats what they say', () => {
    expect(page).toMatch(/\| \[LIVE-06\]\(\.\.\/requirements\.md#live-the-live-player\) \| \S+/)
  })
})

describe('docs/statecharts', () => {
  test('is as fresh as the charts', async () => {
    const wanted = await chartFiles(
      chartModels.map(({ machine }) => machine),
      readLedger(),
    )
    const present = new Map(readdirSync(FOLDER).map(name => [name, readFileSync(new URL(name, FOLDER), 'utf8')]))
    expect(staleFiles(wanted, present)).toEqual([])
  })

  test('a changed, a missing and a forgotten file are stale', () => {
    const wanted = new Map([
      ['a.md', '1'],
      ['b.md', '2'],
      ['c.md', '3'],
    ])
    const present = new Map([
      ['a.md', '1'],
      ['b.md', 'old'],
      ['gone.md', '4'],
    ])
    expect(staleFiles(wanted, present)).toEqual(['b.md', 'c.md', 'gone.md'])
  })
})
