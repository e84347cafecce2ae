import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { neighboursMachine } from '../../../machines/neighbours.ts'
import type { PhysicalChannel } from '../../../models/physicalChannel.ts'
import { FLEETING_MS } from '../../../models/prefetch.ts'
import { makeNeighbours } from '../../../src/services/player/neighbours.ts'
import { channel } from '../../support/lineups.ts'

const [news, sport, film] = ['news', 'sport', 'film'].flatMap(id => channel(id).physicalChannelList) as [
  PhysicalChannel,
  PhysicalChannel,
  PhysicalChannel,
]

const rig = () => {
  const asked: string[] = []
  const waits: { readonly run: () => void; readonly ms: number }[] = []
  const note = (what: string) => async (address: string) => {
    asked.push(`${what} ${address}`)
  }
  const actors = makeNeighbours(async () => ({
    prefetch: { prepare: note('prepare'), introduce: note('introduce'), preloadNow: note('preload') },
    addressOf: async ({ channelId }) => channelId,
  }))
  const clock = {
    setTimeout: (run: () => void, ms: number) => {
      const wait = { run, ms }
      waits.push(wait)
      return wait
    },
    clearTimeout: (wait: (typeof waits)[number]) => void waits.splice(waits.indexOf(wait), 1),
  }
  const actor = createActor(neighboursMachine.provide({ actors }), { clock }).start()
  const told = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))
  return { actor, asked, waits, told }
}

describe('the likely next channels', () => {
  test('[AHEAD-25] are prepared first, then those in sight are introduced, one after the other', async () => {
    const { actor, asked, told } = rig()
    actor.send({ type: 'neighbours.inSight', physicals: [sport, film] })
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await told(3)
    expect(asked).toEqual([`prepare ${news.channelId}`, `introduce ${sport.channelId}`, `introduce ${film.channelId}`])
  })

  test('[AHEAD-25] are kept fresh while the viewer may still be zapping', async () => {
    const { actor, asked, waits, told } = rig()
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    for (let round = 1; round <= 5; round += 1) {
      await vi.waitFor(() => expect(waits).toHaveLength(1))
      expect(waits[0]?.ms).toBe(FLEETING_MS)
      waits.shift()?.run()
      await told(round + 1)
    }
    expect(waits).toEqual([])
    expect(asked.every(each => each === `prepare ${news.channelId}`)).toBe(true)
  })

  test('[AHEAD-25] while a channel is being opened the network is its own: nothing is fetched on the chance', async () => {
    const { actor, asked, waits, told } = rig()
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await told(1)
    actor.send({ type: 'neighbours.prepare', physicals: [] })
    actor.send({ type: 'neighbours.inSight', physicals: [sport] })
    await Promise.resolve()
    expect(waits).toEqual([])
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
    const { actor, waits, told } = rig()
    actor.send({ type: 'neighbours.prepare', physicals: [news] })
    await told(1)
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    actor.stop()
    expect(waits).toEqual([])
  })
})
