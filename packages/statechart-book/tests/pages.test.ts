import { describe, expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { chartPage } from '../pages/pages.ts'
import { IMPRINT } from './fixtures/imprint.ts'
import { sampleMachine } from './fixtures/sampleChart.ts'

describe('the page of a chart', () => {
  const sheet = { frame: 'sample', begins: 1, folds: {}, written: [], arrowless: [] }
  const sheets = [
    { ...sheet, number: 1, parts: ['sample.playback'], folds: { 'sample.playback.watching': 2 } },
    { ...sheet, number: 2, begins: 2, frame: 'sample.playback.watching', parts: [] },
  ]
  const ledger = [{ id: 'LIVE-06', text: 'a stall reloads the stream', anchor: 'live-the-live-player' }]
  const spoken = {
    senders: { sample: { 'viewer.play': 'the person' } },
    tellings: [{ event: 'media.load', words: 'load the stream', to: 'the part that plays' }],
  }
  const page = chartPage(readChart(sampleMachine), ledger, sheets, spoken, IMPRINT)

  test('says what it tells, and who hears it', () => {
    expect(page).toContain('| load the stream | the part that plays | `media.load` |')
  })

  test('shows the drawing and the purpose', () => {
    expect(page).toContain('![Drawing of Sample, sheet 1 of 2](sample.svg)')
    expect(page).toContain('### Sheet 2: Playback › Watching')
    expect(page).toContain('![Drawing of Sample › Playback › Watching, sheet 2 of 2](sample-2.svg)')
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
    expect(page).toContain('| back off | a while | Playback › Waiting | `backOff` |')
  })

  test('links requirements to the ledger and repeats what they say', () => {
    expect(page).toMatch(/\| \[LIVE-06\]\(\.\.\/requirements\.md#live-the-live-player\) \| \S+/)
  })
})
