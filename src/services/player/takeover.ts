import { fromPromise } from 'xstate'
import type { broadcastPlayerMachine } from '../../../machines/broadcastPlayer/index.ts'
import { codeSplit } from '../../../machines/codeSplit.ts'
import type { TakenOver } from '../../../machines/livePlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { type Instant, instant } from '../../../models/codec/instant.ts'
import type { Stage } from './stage.ts'
import type { makeStreams } from './streams.ts'

export interface TakeoverParts {
  readonly stage: Pick<Stage, 'video'>
  readonly streams: Pick<ReturnType<typeof makeStreams>, 'open'>
  /** The channel that carries the national broadcast, as soon as the line-up is known. */
  readonly broadcastChannel: () => Promise<Channel | undefined>
}

/** The moment on screen. */
export const momentOf = ({ dataset: { moment } }: HTMLVideoElement): Instant | undefined =>
  moment === undefined ? undefined : instant(Date.parse(moment))

/** What the live player asks for when a national broadcast begins. */
export const makeTakeover = ({ stage, streams, broadcastChannel }: TakeoverParts) => {
  let player: typeof broadcastPlayerMachine | undefined
  return {
    takeOver: fromPromise<TakenOver>(async () => {
      const place = momentOf(stage.video)
      const isPaused = stage.video.paused
      const [channel, { provideBroadcastPlayer }] = await Promise.all([
        broadcastChannel(),
        import('./broadcastPlayer.ts'),
      ])
      player ??= provideBroadcastPlayer(streams)
      return { place, isPaused, channel }
    }),
    broadcastPlayer: codeSplit<typeof broadcastPlayerMachine>(() => {
      if (player === undefined) throw new Error('The code of the broadcast has not been fetched')
      return player
    }),
  }
}
