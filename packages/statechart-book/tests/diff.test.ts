import { describe, expect, test } from 'vitest'
import { chartsJson } from '../chart/chartsJson.ts'
import { readChart } from '../chart/readChart.ts'
import { changeDress } from '../diff/dress.ts'
import { chartDiff, chartDiffs } from '../diff/union.ts'
import { defects } from '../drawing/defects.ts'
import { layOut } from '../drawing/layout.ts'
import { toSvg } from '../drawing/svg.ts'
import { doorAfter } from './fixtures/doorAfter.ts'
import { doorBefore } from './fixtures/doorBefore.ts'

const [before, after] = [readChart(doorBefore), readChart(doorAfter)]

describe('the difference of two charts', () => {
  const { chart, changes } = chartDiff(before, after)
  const found = (kind: string) => changes.filter(change => change.kind === kind).map(({ id }) => id)
  const detailsOf = (id: string) => changes.find(change => change.id === id)?.details

  test('names what came and what went', () => {
    expect(found('added')).toEqual(['door.locked', 'door.passage', 'door.shut|viewer.open|0'])
    expect(found('removed')).toEqual(['door.broken'])
  })

  test('knows a branch again though another was put in front of it', () => {
    expect(found('changed')).not.toContain('door.shut|viewer.open|1')
    expect(found('changed')).not.toContain('door.shut|viewer.open|2')
  })

  test('knows a state again that stands in a frame now, and its transitions with it', () => {
    expect(detailsOf('door.passage.open')).toEqual(['place: was Open, is Passage › Open'])
    expect(found('removed')).not.toContain('door.open')
    expect(detailsOf('door.passage.open|viewer.close|0')).toBeUndefined()
  })

  test('says in product words what is different', () => {
    expect(detailsOf('door.passage.open|after.swing|0')).toEqual(['waits: was 3 s, is 5 s'])
    expect(detailsOf('door.passage.open|door.slammed|0')).toEqual(['goes to: was Broken, is Shut'])
  })

  test('of a chart with itself is nothing', () => {
    expect(chartDiffs([before], [before])).toEqual([])
  })

  test('has new and lost charts too', () => {
    expect(chartDiffs([], [after]).map(({ changes: [change] }) => change?.kind)).toEqual(['added'])
    expect(chartDiffs([before], []).map(({ changes: [change] }) => change?.kind)).toEqual(['removed'])
  })

  test('[AHEAD-28] is drawn on one picture: what came, what went, what says something else, and the old way of what leads elsewhere', async () => {
    const drawing = await layOut(chart)
    expect(defects(drawing)).toEqual([])
    const svg = toSvg(drawing, {
      dress: changeDress(
        changes,
        chart.transitions.map(({ id }) => id),
      ),
    })
    expect(svg).toContain('class="state wide mark-added" data-state="door.passage"')
    expect(svg).toContain('class="state mark-removed" data-state="door.broken"')
    expect(svg).toContain('class="line mark-changed" data-transition="door.passage.open|after.swing|0"')
    expect(svg).toContain('class="line mark-removed" data-transition="door.passage.open|door.slammed|0~was"')
    expect(svg).toMatch(/class="arrow mixed mark-removed" data-transitions="door\.passage\.open\|door\.slammed\|0~was"/)
  })
})

test('charts as data for the tools of others hold all that is known of them', () => {
  expect(JSON.parse(chartsJson([before, after]))).toEqual({ format: 'sintonia-charts/1', charts: [before, after] })
})
