import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { neighboursMachine } from '../../../machines/neighbours.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import { makeNeighbours } from '../../../src/services/player/neighbours.ts'
import { channel } from '../../support/lineups.ts'

const [news, sport, film] = ['news', 'sport', 'film'].flatMap(id => channel(id).physicalChannelList) as [
  PhysicalChannel,
  PhysicalChannel,
  PhysicalChannel,
]

const rig = () => {
  const asked: string[] = []
  const note = (what: string) => async (address: string) => {
    asked.push(`${what} ${address}`)
  }
  const actors = makeNeighbours(async () => ({
    prefetch: { prepare: note('prepare'), introduce: note('introduce'), preloadNow: note('preload') },
    addressOf: async ({ channelId }) => channelId,
  }))
  const actor = createActor(neighboursMachine.provide({ actors })).start()
  const told = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))
  return { actor, asked, told }
}

describe('the likely next channels', () => {
  test('[AHEAD-25] are prepared first, then those in sight are introduced, one after the other', async () => {
    const { actor, asked, told } = rig()
    actor.send({ type: 'neighbours.inSight', physicals: [sport, film] })
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await told(3)
    expect(asked).toEqual([`prepare ${news.channelId}`, `introduce ${sport.channelId}`, `introduce ${film.channelId}`])
  })

  test('[AHEAD-25] while a channel is being opened the network is its own: nothing is fetched on the chance', async () => {
    const { actor, asked, told } = rig()
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await told(1)
    actor.send({ type: 'neighbours.prepare', physicals: [] })
    actor.send({ type: 'neighbours.inSight', physicals: [sport] })
    await Promise.resolve()
    expect(asked).toHaveLength(1)
    actor.send({ type: 'neighbours.prepare', physicals: [film] })
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
