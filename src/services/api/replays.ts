import * as E from 'fp-ts/lib/Either.js'
import type { Channel } from '../../../models/channel.ts'
import { addMs, DAY, type Instant } from '../../../models/codec/instant.ts'
import type { Guide } from '../../../models/guideWindow.ts'
import { type Replays, replayed, replaysOf } from '../../../models/replay.ts'

export interface ReplaysParts extends Pick<Guide, 'programmes'> {
  /** What this viewer may see, as soon as it is known. */
  readonly channels: () => Promise<ReadonlyArray<Channel>>
  readonly now: () => Instant
}

/** As many channels as have a rail of their own on the home page. */
const MOST_CHANNELS = 8

/** What the last day has left to be watched as titles (MODE-06). */
export const findReplays = async ({ channels, programmes, now }: ReplaysParts): Promise<ReadonlyArray<Replays>> => {
  const able = replayed(await channels()).slice(0, MOST_CHANNELS)
  const until = now()
  const wish = { epgIds: able.flatMap(({ epgId }) => epgId ?? []), from: addMs(until, -DAY), until }
  const known = await programmes(wish, true)
  return E.isLeft(known) ? [] : replaysOf(able, known.right, until)
}
