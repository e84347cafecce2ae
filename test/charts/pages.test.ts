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

  test('says in product words who sends an event, on what condition, and where it leads, and then the names of the code', () => {
    expect(page).toContain('| Playback › Idle | the viewer plays | the person |  | take track | Playback › Opening |')
    expect(page).toContain('| `viewer.play / takeTrack` |')
    expect(page).toContain('| Playback › Opening | open answers | open | if playable |')
    expect(page).toContain('| Playback › Opening | open answers | open | otherwise |')
  })

  test('gives delays their values', () => {
    expect(page).toContain('| open limit | 8 s | Playback › Opening | `openLimit` |')
    expect(page).toContain('| stall limit | 1 min | Playback › Watching › Buffering | `stallLimit` |')
    expect(page).toContain('| back off | worked out anew each time | Playback › Waiting | `backOff` |')
  })

  test('links requirements to the ledger and repeats what they say', () => {
    expect(page).toMatch(/\| \[LIVE-06\]\(\.\.\/requirements\.md#live-the-live-player\) \| \S+/)
  })
})
