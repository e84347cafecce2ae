import type { AnyChartModel } from '@sintonia/statechart-paths'
import {
  activeNodes,
  explore,
  innermostStates,
  perform,
  type TestEvent,
  withStubs,
  xstateTestModel,
} from '@sintonia/statechart-paths'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { noticeModel } from '../machines/notice/model.ts'
import { titleStarModel } from '../machines/titleStar/model.ts'

/** Longer than any timer of these charts, in ms. */
const LONG = 24 * 3_600_000

/** The machine as somebody's system under test: it is driven from outside and asked only where it stands. */
const systemOf = ({ machine, input, stubs }: AnyChartModel, deafTo: readonly string[]) => {
  const clock = new SimulatedClock()
  const actor = createActor(withStubs(machine, stubs), { input, clock }).start()
  const act = ({ candidate }: TestEvent): void => {
    if (candidate === undefined || deafTo.includes(candidate.event.type)) return
    if (candidate.timer !== undefined) clock.increment(LONG)
    perform({ actor }, candidate)
  }
  return { act, standsIn: () => activeNodes(actor.getSnapshot()).map(({ id }) => id) }
}

const walkAll = async (model: AnyChartModel, deafTo: readonly string[] = []): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>()
  for (const path of xstateTestModel(model).getShortestPaths()) {
    const system = systemOf(model, deafTo)
    const types = new Set(path.steps.map(({ event }) => event.type))
    const looks = innermostStates(model.machine).map(state => {
      const id = `${model.machine.id}.${state}`
      const look = (): void => {
        seen.add(id)
        expect(system.standsIn()).toContain(id)
      }
      return [id, look] as const
    })
    await path.test({
      events: Object.fromEntries([...types].map(type => [type, ({ event }) => system.act(event)])),
      states: Object.fromEntries(looks),
    })
  }
  return seen
}

describe("[AHEAD-28] a chart in XState's own test model", () => {
  test.each([noticeModel, titleStarModel])(
    'is walked to every situation and looked at there: $machine.id',
    async model => {
      const reached = new Set(
        explore(model).places.flatMap(({ snapshot }) => activeNodes(snapshot).map(({ id }) => id)),
      )
      const seen = await walkAll(model)
      const innermost = innermostStates(model.machine).map(state => `${model.machine.id}.${state}`)
      expect([...seen].sort()).toEqual(innermost.filter(id => reached.has(id)).sort())
    },
  )

  test('finds a system that does something else', async () => {
    await expect(walkAll(noticeModel, ['notice.given'])).rejects.toThrow(/to include 'notice.shown'/)
  })
})
