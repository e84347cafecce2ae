import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type NeighbourCommand, neighboursMachine, type Turn } from '../../../machines/neighbours.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { settle } from '../../support/playerRig.ts'
import { neighboursModel, physicalsOf } from './model.ts'

chartSuite(neighboursModel)

/** So long after the picture the page has the network to itself. */
const PAGE_TIME = 3 * SECOND

/** The chart with turns that end when the test says so, and a clock that it moves. */
const rig = () => {
  const clock = new SimulatedClock()
  const turns: string[] = []
  const open = new Map<string, { readonly done: () => void; readonly fail: () => void }>()
  const turn = (how: string) =>
    fromPromise<void, Turn>(({ input: { physical } }) => {
      const name = `${how} ${physical?.channelId}`
      turns.push(name)
      return new Promise((done, fail) => open.set(name, { done, fail: () => fail(new Error('gone')) }))
    })
  const machine = neighboursMachine.provide({ actors: { prepare: turn('prepare'), introduce: turn('introduce') } })
  const actor = createActor(machine, { clock }).start()
  const [newsId, sportId, filmId] = physicalsOf('news', 'sport', 'film').map(({ channelId }) => channelId)
  const end = async (name: string, how: 'done' | 'fail') => {
    open.get(name)?.[how]()
    await settle()
  }
  return {
    ids: { news: newsId, sport: sportId, film: filmId },
    send: (type: NeighbourCommand['type'], ...ids: ReadonlyArray<string>) =>
      actor.send({ type, physicals: physicalsOf(...ids) }),
    done: (name: string) => end(name, 'done'),
    fails: (name: string) => end(name, 'fail'),
    pass: (ms: number) => clock.increment(ms),
    /** Whose turns have begun since the last question. */
    begun: () => turns.splice(0),
  }
}

describe('journeys: fetched ahead', () => {
  test('[AHEAD-25] the likely channels are prepared one after the other, then those in sight are introduced', async () => {
    const { ids, send, done, pass, begun } = rig()
    send('neighbours.inSight', 'film')
    expect(begun()).toEqual([])
    send('neighbours.prepare', 'news', 'sport')
    expect(begun()).toEqual([`prepare ${ids.news}`])
    await done(`prepare ${ids.news}`)
    expect(begun()).toEqual([`prepare ${ids.sport}`])
    await done(`prepare ${ids.sport}`)
    pass(PAGE_TIME - 1)
    expect(begun()).toEqual([])
    pass(1)
    expect(begun()).toEqual([`introduce ${ids.film}`])
  })

  test('[AHEAD-25] a channel that cannot be prepared or introduced leaves its turn to the next', async () => {
    const { ids, send, fails, pass, begun } = rig()
    send('neighbours.inSight', 'film', 'news')
    send('neighbours.prepare', 'news', 'sport')
    await fails(`prepare ${ids.news}`)
    await fails(`prepare ${ids.sport}`)
    pass(PAGE_TIME)
    await fails(`introduce ${ids.film}`)
    expect(begun()).toEqual([
      `prepare ${ids.news}`,
      `prepare ${ids.sport}`,
      `introduce ${ids.film}`,
      `introduce ${ids.news}`,
    ])
  })

  test('[AHEAD-25] they are prepared once for each picture: whoever watches pays for nobody else', async () => {
    const { ids, send, done, pass, begun } = rig()
    send('neighbours.inSight', 'film')
    send('neighbours.prepare', 'news')
    await done(`prepare ${ids.news}`)
    pass(PAGE_TIME)
    await done(`introduce ${ids.film}`)
    begun()
    pass(10 * MINUTE)
    expect(begun()).toEqual([])
    send('neighbours.prepare')
    send('neighbours.prepare', 'news')
    expect(begun()).toEqual([`prepare ${ids.news}`])
  })

  test('[AHEAD-25] while a channel is being opened the network is its own, and whose turn it was has lost it', async () => {
    const { ids, send, done, pass, begun } = rig()
    send('neighbours.inSight', 'film')
    send('neighbours.prepare', 'news', 'sport')
    send('neighbours.prepare')
    begun()
    await done(`prepare ${ids.news}`)
    pass(MINUTE)
    send('neighbours.inSight', 'news')
    expect(begun()).toEqual([])
    send('neighbours.prepare', 'sport')
    await done(`prepare ${ids.sport}`)
    pass(PAGE_TIME)
    expect(begun()).toEqual([`prepare ${ids.sport}`, `introduce ${ids.news}`])
  })

  test('[AHEAD-25] other rows in sight have their turn at once, and those before have lost theirs', async () => {
    const { ids, send, done, pass, begun } = rig()
    send('neighbours.inSight', 'film', 'news')
    send('neighbours.prepare', 'news')
    send('neighbours.inSight', 'sport')
    expect(begun()).toEqual([`prepare ${ids.news}`, `introduce ${ids.sport}`])
    await done(`introduce ${ids.sport}`)
    expect(begun()).toEqual([])
    await done(`prepare ${ids.news}`)
    pass(PAGE_TIME)
    expect(begun()).toEqual([`introduce ${ids.sport}`])
  })
})

invariant(
  neighboursModel,
  '[AHEAD-25] whoever is fetched ahead has the turn',
  ({ value, context }) =>
    value === 'resting' ||
    ((value.zapping.likely !== 'preparing' || context.toPrepare.length > 0) &&
      (value.zapping.sight !== 'introducing' || context.toIntroduce.length > 0)),
)
