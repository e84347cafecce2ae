import { describe, expect, test } from 'vitest'
import type { BroadcastTurn, TurnPart } from '../../../models/broadcast.ts'
import type { Channel } from '../../../models/channel.ts'
import { type BroadcastTurnParts, makeBroadcastTurn } from '../../../src/services/player/broadcastTurn.ts'
import { channel } from '../../support/lineups.ts'

const WATCHED = channel('news')
const BROADCAST = channel('cadena')

const rig = (watched: Channel | undefined = WATCHED, changed: Partial<BroadcastTurnParts> = {}) => {
  const done: string[] = []
  const prepare = makeBroadcastTurn({
    hosts: {
      keep: async ms => {
        done.push(`hosts for ${ms}`)
      },
    },
    playback: async () => ({
      neighbours: {
        prefetch: {
          prepare: async () => undefined,
          introduce: async address => {
            done.push(`introduce ${address}`)
          },
          preloadNow: async address => {
            done.push(`preload ${address}`)
          },
        },
        addressOf: async ({ channelId }) => channelId,
      },
    }),
    broadcastChannel: async () => BROADCAST,
    returning: () => watched && { channel: watched, quality: undefined },
    ...changed,
  })
  return async (turn: BroadcastTurn, part: TurnPart = 'lasting') => {
    await prepare(turn, part)
    return done
  }
}

const physicalOf = ({ physicalChannelList: [physical] }: Channel): string => physical?.channelId ?? 'none'

describe('A turn of the broadcast', () => {
  test('[AHEAD-47] to its beginning takes hosts that last, and what is known of its stream', async () => {
    expect(await rig()('start')).toEqual(['hosts for 60000', `introduce ${physicalOf(BROADCAST)}`])
  })

  test('[AHEAD-47] to its end takes the same of the channel that comes back', async () => {
    expect(await rig()('end')).toEqual(['hosts for 60000', `introduce ${physicalOf(WATCHED)}`])
  })

  test('[AHEAD-47] takes the first picture of either in its last seconds', async () => {
    expect(await rig()('start', 'picture')).toContain(`preload ${physicalOf(BROADCAST)}`)
    expect(await rig()('end', 'picture')).toContain(`preload ${physicalOf(WATCHED)}`)
  })

  test('[AHEAD-47] takes nothing where nobody watches a channel', async () => {
    expect(await rig(undefined, { returning: () => undefined })('start')).toEqual([])
  })

  test('[AHEAD-47] is no worse for what cannot be had, nor for a line-up without a channel for it', async () => {
    const failing = { playback: () => Promise.reject(new Error('offline')) }
    expect(await rig(WATCHED, failing)('start')).toEqual(['hosts for 60000'])
    expect(await rig(WATCHED, { broadcastChannel: async () => undefined })('start')).toEqual(['hosts for 60000'])
  })
})
