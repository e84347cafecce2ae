import { uncaughtBreaks } from '@sintonia/statechart-book'
import { breakDown, withStubs } from '@sintonia/statechart-paths'
import { describe, expect, test } from 'vitest'
import { createActor, createMachine, fromPromise, setup } from 'xstate'
import { chartMachines, chartModels } from '../paths/registry.ts'
import { readChart } from './readChart.ts'

describe('An actor that breaks', () => {
  test('breaks the app in no chart: every break is caught, there or above', () => {
    expect(uncaughtBreaks(chartMachines.map(readChart))).toEqual([])
  })

  test('breaks what nobody catches it in', () => {
    const actors = { call: fromPromise(async () => undefined), player: createMachine({ id: 'player' }) }
    const base = setup({ actors })
    const player = readChart(base.createMachine({ id: 'player', invoke: { id: 'open', src: 'call' } }))
    const app = (onError?: object) =>
      readChart(base.createMachine({ id: 'app', invoke: { id: 'live', src: 'player', ...(onError && { onError }) } }))
    expect(uncaughtBreaks([player, app({})])).toEqual([])
    expect(uncaughtBreaks([player, app()])).toEqual(['player: open', 'app: live'])
    expect(uncaughtBreaks([player])).toEqual(['player: open'])
  })
})

/** What a chart does without, by chart and invoke id. */
const DISPENSABLE = {
  app: ['watchNetwork', 'watchClock'],
  session: ['tabs'],
  livePlayer: ['dial', 'notice', 'guide', 'neighbours'],
  vodPlayer: ['places', 'thumbnails'],
  presentation: ['leaving', 'floatingPlace'],
  broadcast: ['news'],
  channelUpdates: ['news'],
  reminders: ['device'],
  announcements: ['device', 'watchScene'],
  guide: ['watch'],
  schedule: ['watch'],
  titleDetail: ['foresight'],
  lineup: ['ownView'],
} as const

const modelOf = (chart: string) => {
  const found = chartModels.find(({ machine }) => machine.id === chart)
  if (found === undefined) throw new Error(`no model of ${chart}`)
  return found
}

describe('A chart goes on without what it can do without', () => {
  test.each(Object.entries(DISPENSABLE).flatMap(([chart, ids]) => ids.map(id => ({ chart, id }))))(
    '$chart without $id',
    ({ chart, id }) => {
      const { machine, input } = modelOf(chart)
      const actor = createActor(withStubs(machine), { input }).start()
      const { value } = actor.getSnapshot()
      const child = actor.getSnapshot().children[id]
      if (child === undefined) throw new Error(`${chart} does not run ${id}`)
      breakDown(child, new Error(id))
      expect([actor.getSnapshot().status, actor.getSnapshot().value]).toEqual(['active', value])
    },
  )
})
