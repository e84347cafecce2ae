import { readFileSync } from 'node:fs'
import type { Chart } from '@sintonia/statechart-book'
import type { Drawing } from '@sintonia/statechart-book/drawing'
import {
  defects,
  downIn,
  drawingOf,
  foldableStates,
  foldChart,
  folded,
  foldedDrawing,
  foundPlans,
  geometryOf,
  laidOutFoldings,
  layOut,
  layOutAnew,
  layOutFolding,
  layOutSheets,
  sheetChart,
  textWidth,
  toSvg,
} from '@sintonia/statechart-book/drawing'
import { staleFiles } from '@sintonia/statechart-book/pages'
import { sampleMachine } from '@sintonia/statechart-book/tests/fixtures/sampleChart.ts'
import { describe, expect, test } from 'vitest'
import { chartMachines } from '../paths/registry.ts'
import { DOCS } from './house.ts'
import { readChart } from './readChart.ts'

const machines = [sampleMachine, ...chartMachines]

/** Ample for every drawing on a busy machine. */
const PATIENCE = 90_000

describe.each(machines.map(machine => [machine.id, machine] as const))('the drawing of %s', (_, machine) => {
  const chart = readChart(machine)

  test(
    'has nothing crossed, covered or loose',
    async () => {
      expect(defects(await layOut(chart))).toEqual([])
    },
    PATIENCE,
  )

  test(
    'has nothing crossed, covered or loose in any folding that is laid out, and loses nothing on its way into a page',
    async () => {
      for (const key of laidOutFoldings(chart)) {
        const drawing = await layOutFolding(chart, key)
        expect(defects(drawing).map(({ what, where }) => `${key}: ${what} ${where}`)).toEqual([])
        expect(toSvg(drawingOf(drawing.chart, geometryOf(drawing)))).toBe(toSvg(drawing))
      }
    },
    PATIENCE,
  )

  test(
    'can be folded where it stands too',
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

  test(
    'has nothing crossed, covered or loose on paper, and loses nothing on its way into a page',
    async () => {
      for (const { plan, drawing } of await layOutSheets(chart)) {
        expect(defects(drawing).map(({ what, where }) => `sheet ${plan.number}: ${what} ${where}`)).toEqual([])
        expect(toSvg(drawingOf(sheetChart(chart, plan), geometryOf(drawing)))).toBe(toSvg(drawing))
      }
    },
    PATIENCE,
  )

  test('holds every state and every transition', async () => {
    const drawing = await layOut(chart)
    const arrows = drawing.arrows.flatMap(({ transitions }) => transitions.map(({ id }) => id))
    const lines = drawing.boxes.flatMap(({ header }) => header.lines.flatMap(({ transition }) => transition?.id ?? []))
    expect(drawing.boxes.map(({ state }) => state.id).sort()).toEqual(chart.states.map(({ id }) => id).sort())
    expect([...new Set([...arrows, ...lines])].sort()).toEqual(chart.transitions.map(({ id }) => id).sort())
  })
})

describe('sheets.json', () => {
  const kept = foundPlans(readFileSync(`${DOCS}/sheets.json`, 'utf8'))
  const foundOf = async (chart: Chart) => ({
    plans: (await layOutSheets(chart)).map(({ plan }) => plan),
    down: downIn(await layOut(chart)),
  })

  test.each(chartMachines.map(machine => [machine.id, machine] as const))(
    'keeps the sheets and directions that are found for %s',
    async (_, machine) => {
      const chart = readChart(machine)
      expect(kept.of(chart)).toEqual(await foundOf(chart))
    },
    PATIENCE,
  )

  test('says nothing of a chart that is another one now, nor where it cannot be read', async () => {
    const chart = readChart(sampleMachine)
    const text = foundPlans(undefined).toText([[chart, await foundOf(chart)]])
    expect(foundPlans(text).of(chart)).toEqual(await foundOf(chart))
    expect(foundPlans(text).of({ ...chart, hash: 'another' })).toBeUndefined()
    expect(foundPlans(text.slice(0, 40)).of(chart)).toBeUndefined()
  })
})

describe('docs/statecharts', () => {
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

describe('the look over a drawing', () => {
  const good = layOut(readChart(sampleMachine))

  const spoilt = async (change: (drawing: Drawing) => Drawing) => defects(change(await good)).map(({ what }) => what)

  test('finds a label on a label', async () => {
    const labels = (await good).arrows.filter(({ label }) => label !== undefined)
    const [first, second] = labels
    if (first?.label === undefined || second === undefined) throw new Error('the sample has labels')
    const { label } = first
    const moved = { ...second, label }
    expect(
      await spoilt(drawing => ({
        ...drawing,
        arrows: drawing.arrows.map(arrow => (arrow === second ? moved : arrow)),
      })),
    ).toContain('label on label')
  })

  test('finds a label on a state and an arrow through a text', async () => {
    const isIdle = (id: string) => id === 'sample.playback.idle'
    const found = await spoilt(drawing => ({
      ...drawing,
      boxes: drawing.boxes.map(box =>
        isIdle(box.state.id) ? { ...box, x: 0, y: 0, width: drawing.width, height: drawing.height } : box,
      ),
    }))
    expect(found).toContain('label on state')
    expect(found).toContain('arrow through text')
  })

  test('finds an arrow from nowhere', async () => {
    expect(
      await spoilt(drawing => ({
        ...drawing,
        arrows: drawing.arrows.map((arrow, index) =>
          index === 0 ? { ...arrow, points: arrow.points.map(({ x, y }) => ({ x: x + 40, y })) } : arrow,
        ),
      })),
    ).toContain('arrow from nowhere')
  })
})

describe('the picture', () => {
  test('tells the branches of an answer apart in words', async () => {
    const svg = toSvg(await layOut(readChart(sampleMachine)))
    expect(svg).toContain('>if playable<')
    expect(svg).toContain('>otherwise<')
  })

  test('has the same size whether or not counts are written into it', async () => {
    const drawing = await layOut(readChart(sampleMachine))
    const counted = toSvg(drawing, {
      dress: {
        states: new Map(),
        transitions: new Map([['sample.playback.idle|viewer.play|0', { className: 'mark-hit', count: '12' }]]),
      },
    })
    expect(/<svg[^>]*>/.exec(counted)?.[0]).toBe(/<svg[^>]*>/.exec(toSvg(drawing))?.[0])
    expect(counted).toMatch(
      /class="line mark-hit" data-transition="sample\.playback\.idle\|viewer\.play\|0".*class="countText"[^>]*>12</,
    )
  })

  test('is the same to the byte when drawn again', async () => {
    const chart = readChart(sampleMachine)
    expect(toSvg(await layOutAnew(chart))).toBe(toSvg(await layOutAnew(chart)))
  })

  test('can be read in light and dark and by programs', async () => {
    const svg = toSvg(await layOut(readChart(sampleMachine)))
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).toContain('data-state="sample.playback.idle"')
    expect(svg).toContain('data-transition="sample.playback.idle|viewer.play|0"')
    expect(svg).toContain('after 8 s (open limit)')
    expect(svg).not.toContain('<script')
  })

  test('tells every text its width', async () => {
    const svg = toSvg(await layOut(readChart(sampleMachine)))
    expect(svg.match(/<text/g)).toHaveLength(svg.match(/textLength=/g)?.length ?? 0)
  })
})

describe('texts', () => {
  test('are as wide as their glyphs, whatever fonts there are', () => {
    expect(textWidth('ill', 1_000)).toBe(666)
    expect(textWidth('W', 1_000)).toBe(944)
    expect(textWidth('W', 100, 'bold')).toBeGreaterThan(textWidth('W', 100))
  })

  test('break at spaces and never within a word', () => {
    const lines = folded('one two three incomprehensibilities four', 80, 12)
    expect(lines.join(' ')).toBe('one two three incomprehensibilities four')
    expect(lines).toContain('incomprehensibilities')
    expect(lines.filter(line => line.includes(' ')).every(line => textWidth(line, 12) <= 80)).toBe(true)
  })
})
