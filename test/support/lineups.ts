import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { ContentAuthority } from '../../models/authority.ts'
import { AUDIO_CHANNEL, Channel, EpgId, LogicalChannelId } from '../../models/channel.ts'
import { instant } from '../../models/codec/instant.ts'
import { Column, ColumnId } from '../../models/column.ts'
import { ProgramId, type Programme } from '../../models/programme.ts'
import type { Quality } from '../../models/quality.ts'

/** A fixture that its own codec takes; anything else is a broken test. */
export const must = <A>(codec: t.Decoder<unknown, A> & { readonly name: string }, input: unknown): A => {
  const result = codec.decode(input)
  if (E.isLeft(result)) throw new Error(`not a ${codec.name}: ${JSON.stringify(input)}`)
  return result.right
}

export const channelId = (text: string): LogicalChannelId => must(LogicalChannelId, text)
export const columnId = (text: string): ColumnId => must(ColumnId, text)
export const epgId = (text: string): EpgId => must(EpgId, text)

interface ChannelTraits {
  readonly number?: number
  /** The account may watch it live. */
  readonly isOpen?: boolean
  /** Only protected streams. */
  readonly isProtected?: boolean
  readonly isAudio?: boolean
  /** One physical channel for each. */
  readonly qualities?: ReadonlyArray<Quality>
  /** Days of catch-up, with time-shift; none where there are none. */
  readonly catchUpDays?: number
  /** The account may catch up on it; as live where it is not said. */
  readonly isReplayOpen?: boolean
}

/** A channel of a test's line-up; its physical channels are `<id>-<quality>` with a stream of the same name. */
export const channel = (id: string, traits: ChannelTraits = {}): Channel => {
  const { number = 1, isOpen = true, isProtected = false, isAudio = false, qualities = [2] } = traits
  const { catchUpDays = 0, isReplayOpen = isOpen } = traits
  return must(Channel, {
    logicalChannelId: id,
    logicalChannelName: id.toUpperCase(),
    channelSeq: number,
    channelType: isAudio ? AUDIO_CHANNEL : 1,
    audioPosterList: isAudio ? ['https://art.example/poster.svg'] : [],
    liveAuthority: isOpen,
    playBackAuthority: isReplayOpen,
    canPlayBack: catchUpDays > 0,
    canTimeShift: catchUpDays > 0,
    playbackDuration: catchUpDays,
    epgId: `epg-${id}`,
    physicalChannelList: qualities.map(quality => ({
      channelId: `${id}-${quality}`,
      liveStreamId: `${id}-${quality}`,
      dvrStreamId: `dvr-${id}-${quality}`,
      drmType: isProtected ? 1 : 0,
      resolution: quality,
      liveAuthority: isOpen,
      playBackAuthority: isReplayOpen,
    })),
  })
}

export const column = (id: string, channels: ReadonlyArray<Channel>): Column =>
  must(Column, {
    columnId: id,
    columnName: id.toUpperCase(),
    columnSeq: 1,
    logicalChannelIdList: channels.map(({ logicalChannelId }) => logicalChannelId),
  })

/** Live rights of these channels: -1 for ever, 0 none, else until then (seconds). */
export const liveRights = (rights: ReadonlyArray<readonly [Channel, number]>): ContentAuthority =>
  must(ContentAuthority, {
    lcList: rights.map(([{ logicalChannelId, physicalChannelList }, exp]) => ({
      lid: logicalChannelId,
      pcList: physicalChannelList.map(physical => ({
        cid: physical.channelId,
        contentId: physical.channelId,
        au: [{ k: 'live', exp, sup: 1 }],
      })),
    })),
  })

export const programme = (id: string, start: number, stop: number): Programme => ({
  programId: must(ProgramId, id),
  title: id,
  desc: '',
  start: instant(start),
  stop: instant(stop),
  translations: [],
})
