import { describe, expect, test } from 'vitest'
import { sampleMachine } from '../fixtures/sampleChart.ts'
import { readLedger } from '../support/ledger.ts'
import { readChart } from './ir.ts'
import { chartPage } from './pages.ts'

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
