import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { neighboursMachine } from '../../../machines/neighbours.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import { makeNeighbours } from '../../../src/services/player/neighbours.ts'
import { channel } from '../../support/lineups.ts'

const [news, sport, film] = ['news', 'sport', 'film'].flatMap(id => channel(id).physicalChannelList) as [
  PhysicalChannel,
  PhysicalChannel,
  PhysicalChannel,
]

const rig = (wantsData: () => Promise<unknown> = async () => undefined) => {
  const asked: string[] = []
  const note = (what: string) => async (address: string) => {
    asked.push(`${what} ${address}`)
  }
  const actors = makeNeighbours(async () => ({
    prefetch: { prepare: note('prepare'), introduce: note('introduce'), preloadNow: note('preload') },
    addressOf: async ({ channelId }) => channelId,
    wantsData,
  }))
  const clock = new SimulatedClock()
  const actor = createActor(neighboursMachine.provide({ actors }), { clock }).start()
  const told = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))
  /** What the page itself fetches has come. */
  const rest = async (count: number) => {
    await told(count)
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ zapping: { sight: 'waiting' } })).toBe(true))
    clock.increment(3 * SECOND)
  }
  return { actor, asked, told, rest }
}

describe('the likely next channels', () => {
  test('[AHEAD-33] wait until the browser wants data, and one whose turn is over by then is left alone', async () => {
    const waiting: (() => void)[] = []
    const { actor, asked, told } = rig(() => new Promise<void>(resolve => waiting.push(resolve)))
    const waits = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count))
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await waits(1)
    actor.send({ type: 'neighbours.prepare', physicals: [sport] })
    await waits(2)
    expect(asked).toEqual([])
    for (const wants of waiting) wants()
    await told(1)
    expect(asked).toEqual([`prepare ${sport.channelId}`])
  })

  test('[AHEAD-25] are prepared first, then those in sight are introduced, one after the other', async () => {
    const { actor, asked, told, rest } = rig()
    actor.send({ type: 'neighbours.inSight', physicals: [sport, film] })
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await rest(1)
    await told(3)
    expect(asked).toEqual([`prepare ${news.channelId}`, `introduce ${sport.channelId}`, `introduce ${film.channelId}`])
  })

  test('[AHEAD-25] while a channel is being opened the network is its own: nothing is fetched on the chance', async () => {
    const { actor, asked, told, rest } = rig()
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await told(1)
    actor.send({ type: 'neighbours.prepare', physicals: [] })
    actor.send({ type: 'neighbours.inSight', physicals: [sport] })
    await Promise.resolve()
    expect(asked).toHaveLength(1)
    actor.send({ type: 'neighbours.prepare', physicals: [film] })
    await rest(2)
    await told(3)
    expect(asked.at(-1)).toBe(`introduce ${sport.channelId}`)
  })

  test('[AHEAD-25] rows that come into sight while a picture is on are introduced at once', async () => {
    const { actor, asked, told } = rig()
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await told(1)
    actor.send({ type: 'neighbours.inSight', physicals: [sport] })
    await told(2)
    expect(asked.at(-1)).toBe(`introduce ${sport.channelId}`)
  })

  test('[AHEAD-25] an actor that ends fetches nothing more', async () => {
    const { actor, asked } = rig()
    actor.send({ type: 'neighbours.prepare', physicals: [news, film] })
    actor.stop()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(asked).toEqual([])
  })
})
