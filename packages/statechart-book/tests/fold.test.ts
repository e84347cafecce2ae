import { describe, expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { foldChart, shownFolds } from '../drawing/fold.ts'
import { foldedDrawing, foldingKey } from '../drawing/foldings.ts'
import { geometryOf } from '../drawing/geometry.ts'
import { layOut } from '../drawing/layout.ts'
import { sampleMachine } from './fixtures/sampleChart.ts'

const sample = readChart(sampleMachine)

const folded = (...ids: readonly string[]) => foldChart(sample, new Set(ids))

describe('a chart with a folded frame', () => {
  const chart = folded('sample.playback.watching')

  test('shows the frame as one state and says how much is in it', () => {
    const ids = chart.states.map(({ id }) => id)
    expect(ids).toContain('sample.playback.watching')
    expect(ids.filter(id => id.startsWith('sample.playback.watching.'))).toEqual([])
    expect(chart.states.find(({ id }) => id === 'sample.playback.watching')).toMatchObject({
      kind: 'atomic',
      hidden: 5,
    })
  })

  test('keeps the ways into the frame and out of it, with their ids', () => {
    const stall = chart.transitions.find(({ id }) => id === 'sample.playback.watching.buffering|after.stallLimit|0')
    expect(stall).toMatchObject({ source: 'sample.playback.watching', targets: ['sample.playback.failed'] })
  })

  test('leaves out what only happens inside', () => {
    const ids = chart.transitions.map(({ id }) => id)
    expect(ids).not.toContain('sample.playback.watching.content|engine.stalled|0')
    expect(ids).not.toContain('sample.playback.watching.content.playing|viewer.pause|0')
    expect(ids).toContain('sample.playback.watching|viewer.close|0')
  })

  test('is the chart itself as long as nothing is folded', () => {
    expect(folded()).toBe(sample)
  })

  test('does not care about what is folded inside something folded', () => {
    const inner = new Set(['sample.playback.watching', 'sample.playback.watching.content'])
    expect(shownFolds(sample, inner)).toEqual(['sample.playback.watching'])
    expect(foldChart(sample, inner)).toEqual(chart)
  })
})

test('a folding that was laid out is taken as it was, any other is folded in place', async () => {
  const key = foldingKey(sample, new Set(['sample.playback']))
  const laidOut = { '': geometryOf(await layOut(sample)), [key]: geometryOf(await layOut(folded('sample.playback'))) }
  const whole = laidOut['']
  expect(foldedDrawing(sample, laidOut, new Set(['sample.playback']))?.width).toBe(laidOut[key]?.size[0])
  expect(foldedDrawing(sample, laidOut, new Set(['sample.notices']))?.width).toBe(whole?.size[0])
})
