import { describe, expect, test } from 'vitest'
import { sampleMachine } from '../fixtures/sampleChart.ts'
import { chartMachines } from '../paths/registry.ts'
import { defects } from './defects.ts'
import { foldableStates, foldChart, shownFolds } from './fold.ts'
import { foldedDrawing, foldingKey, laidOutFoldings } from './foldings.ts'
import { drawingOf, geometryOf } from './geometry.ts'
import { readChart } from './ir.ts'
import { layOut } from './layout.ts'
import { toSvg } from './svg.ts'

const sample = readChart(sampleMachine)

const folded = (...ids: readonly string[]) => foldChart(sample, new Set(ids))

const PATIENCE = 60_000

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

describe.each([sampleMachine, ...chartMachines].map(machine => [machine.id, readChart(machine)] as const))(
  'the drawings of %s',
  (_, chart) => {
    test(
      'have nothing crossed, covered or loose in any folding that is laid out, and lose nothing on their way into a page',
      async () => {
        for (const key of laidOutFoldings(chart)) {
          const part = foldChart(chart, new Set(key.split(' ')))
          const drawing = await layOut(part)
          expect(defects(drawing).map(({ what, where }) => `${key}: ${what} ${where}`)).toEqual([])
          expect(toSvg(drawingOf(part, geometryOf(drawing)))).toBe(toSvg(drawing))
        }
      },
      PATIENCE,
    )

    test(
      'can be folded where they stand too',
      async () => {
        const whole = { '': geometryOf(await layOut(chart)) }
        for (const { id } of foldableStates(chart)) {
          const wanted = new Set([id])
          const drawing = foldedDrawing(chart, whole, wanted)
          if (drawing === undefined) throw new Error('nothing was drawn')
          const loose = defects(drawing).map(({ what, where }) => `${id}: ${what} ${where}`)
          const shown = foldChart(chart, wanted).states.map(state => state.id)
          expect(loose).toEqual([])
          expect(drawing.boxes.map(({ state }) => state.id).sort()).toEqual([...shown].sort())
        }
      },
      PATIENCE,
    )
  },
)

test('a folding that was laid out is taken as it was, any other is folded in place', async () => {
  const key = foldingKey(sample, new Set(['sample.playback']))
  const laidOut = { '': geometryOf(await layOut(sample)), [key]: geometryOf(await layOut(folded('sample.playback'))) }
  const whole = laidOut['']
  expect(foldedDrawing(sample, laidOut, new Set(['sample.playback']))?.width).toBe(laidOut[key]?.size[0])
  expect(foldedDrawing(sample, laidOut, new Set(['sample.notices']))?.width).toBe(whole?.size[0])
})
