import { systemOf, systemPage, systemSvg, unheard } from '@sintonia/statechart-book/pages'
import type { BlessedSuite } from '@sintonia/statechart-paths/blessed'
import { describe, expect, test } from 'vitest'
import { createMachine, fromPromise, sendTo, setup } from 'xstate'
import { blessedSuites } from '../../paths/blessed/suites.ts'
import { chartMachines } from '../../paths/registry.ts'
import { IMPRINT } from '../imprint.ts'
import { readChart } from '../readChart.ts'

const engine = createMachine({ id: 'engine', on: { 'engine.play': {} } })

const player = setup({
  actors: { engine, guide: fromPromise(async () => undefined) },
  actions: { play: sendTo('sound', { type: 'engine.play' }) },
}).createMachine({
  id: 'player',
  invoke: [
    { id: 'sound', src: 'engine' },
    { id: 'guide', src: 'guide' },
  ],
  on: { 'engine.playing': {}, 'viewer.play': { actions: 'play' } },
})

/** A call of the same name as a chart is none. */
const guide = createMachine({ id: 'guide' })

const charts = [player, engine, guide].map(readChart)

const suiteOf = (chart: string, ...effects: readonly string[]): BlessedSuite => ({
  format: 'sintonia-blessed/1',
  chart,
  made: 'by hand',
  missed: [],
  places: {},
  ignored: [],
  paths: [{ id: chart, start: { leads: {}, effects: [...effects], takes: [], ignores: 0 }, steps: [] }],
})

const suites = [
  suiteOf(
    'player',
    'send {"type":"engine.play"} to sound',
    'send {"type":"engine.rest"} to sound',
    'send {"type":"guide.follow"} to guide',
    'start sound from engine',
  ),
  suiteOf('engine', 'send {"type":"engine.playing"} to parent', 'send {"type":"engine.tired"} to parent'),
]

describe('[QA-07] the whole app in one picture', () => {
  const system = systemOf(charts, suites)

  test('says which chart runs which, by what runs there and not by its name', () => {
    expect(system.runs).toEqual([{ runner: 'player', chart: 'engine', ids: ['sound'] }])
  })

  test('says what was told, downwards by the id of the actor and upwards to who hears it', () => {
    expect(system.told).toEqual([
      { from: 'player', to: 'engine', events: ['engine.play'] },
      { from: 'engine', to: 'player', events: ['engine.playing'] },
    ])
  })

  test('draws both with their words', () => {
    const svg = systemSvg(system)
    for (const text of ['>Player<', '>Engine<', '>↓ ', '>↑ ']) expect(svg).toContain(text)
    expect(systemPage(system, IMPRINT)).toMatch(/^\| \[Engine\]\(engine\.md\) \| \[Player\]\(player\.md\) \|/m)
  })

  test('leads from each name to its chart, where it stands in a page', () => {
    expect(systemSvg(system, { isInPage: true })).toMatch(/<a href="#engine">\n<rect[^>]*>\n<text[^>]*>Engine</)
    expect(systemSvg(system)).not.toContain('<a ')
  })

  test('names a fact that nobody hears', () => {
    expect(unheard(charts, suites)).toEqual([
      'player tells engine.rest, and engine does not hear it',
      'engine tells engine.tired, and player does not hear it',
    ])
  })

  test('has no such fact in this app', () => {
    expect(unheard(chartMachines.map(readChart), blessedSuites(chartMachines))).toEqual([])
  })

  test('has room for every word on a landscape page of A4, at 6 pt at least', () => {
    const all = chartMachines.map(readChart)
    const [, width = 0, height = 0] = (
      /viewBox="0 0 (\d+) (\d+)"/.exec(systemSvg(systemOf(all, blessedSuites(chartMachines)))) ?? []
    ).map(Number)
    const smallest = 13
    expect(smallest * Math.min(842 / width, 595 / height)).toBeGreaterThanOrEqual(6)
  })
})
