import { fromPromise } from 'xstate'
import type { broadcastPlayerMachine } from '../../../machines/broadcastPlayer.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import type { TakenOver } from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { type Instant, instant } from '../../../models/codec/instant.ts'
import type { Stage } from './stage.ts'
import type { Streams } from './streams.ts'

export interface TakeoverParts {
  readonly stage: Pick<Stage, 'video'>
  readonly streams: Pick<Streams, 'open'>
  /** The channel that carries the national broadcast, as soon as the line-up is known. */
  readonly broadcastChannel: () => Promise<Channel | undefined>
  /** The code that plays it, fetched when one begins. */
  readonly fetchBroadcastPlayer: (streams: Pick<Streams, 'open'>) => Promise<typeof broadcastPlayerMachine>
}

/** The moment on screen. */
export const momentOf = ({ dataset: { moment } }: HTMLVideoElement): Instant | undefined =>
  moment === undefined ? undefined : instant(Date.parse(moment))

/** What the live player asks for when a national broadcast begins. */
export const makeTakeover = ({ stage, streams, broadcastChannel, fetchBroadcastPlayer }: TakeoverParts) => {
  let player: typeof broadcastPlayerMachine | undefined
  return {
    takeOver: fromPromise<TakenOver>(async () => {
      const place = momentOf(stage.video)
      const isPaused = stage.video.paused
      const [channel, fetched] = await Promise.all([broadcastChannel(), player ?? fetchBroadcastPlayer(streams)])
      player = fetched
      return { place, isPaused, channel }
    }),
    broadcastPlayer: codeSplit<typeof broadcastPlayerMachine>(() => {
      if (player === undefined) throw new Error('The code of the broadcast has not been fetched')
      return player
    }),
  }
}
