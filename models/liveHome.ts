import { type BannerItem, bannerPicture, bannerText } from './banner.ts'
import { type Channel, LogicalChannelId } from './channel.ts'
import { toId } from './codec/id.ts'
import type { Instant } from './codec/instant.ts'
import type { Language } from './language.ts'
import { type Programme, textsIn } from './programme.ts'
import type { Replays } from './replay.ts'

/** What the operator puts on the home page of its live television (CHAN-12). */
export interface LiveHome {
  readonly banners: ReadonlyArray<BannerItem>
  readonly recommended: ReadonlyArray<BannerItem>
  /** What was broadcast, where that is offered as titles (MODE-06). */
  readonly replays: ReadonlyArray<Replays>
}

export const isBare = ({ banners, recommended, replays }: LiveHome): boolean =>
  banners.length + recommended.length + replays.length === 0

/** An item that leads to a channel which this person sees. */
export interface LiveItem {
  readonly item: BannerItem
  readonly channel: Channel
}

/** The items that lead to one of these channels, in their order; those of titles, lists and hidden channels are left out. */
export const liveItems = (
  items: ReadonlyArray<BannerItem>,
  channels: ReadonlyArray<Channel>,
): ReadonlyArray<LiveItem> => {
  const byId = new Map(channels.map(channel => [channel.logicalChannelId, channel]))
  return items.flatMap(item => {
    const id = item.linkType === 'LIVE_CHANNEL' ? toId(LogicalChannelId, item.linkId) : undefined
    const channel = id === undefined ? undefined : byId.get(id)
    return channel === undefined ? [] : [{ item, channel }]
  })
}

/** The picture of each channel that an item shows; a channel's first item counts. */
export const channelPictures = (items: ReadonlyArray<LiveItem>): ReadonlyMap<LogicalChannelId, string> =>
  new Map(
    items.toReversed().flatMap(({ item, channel }) => {
      const picture = item.posterLandscape ?? bannerPicture(item)
      return picture === undefined ? [] : [[channel.logicalChannelId, picture]]
    }),
  )

/** The channels of these items first, then the rest, each once. */
export const chosenFirst = (
  items: ReadonlyArray<LiveItem>,
  channels: ReadonlyArray<Channel>,
): ReadonlyArray<Channel> => [...new Set([...items.map(({ channel }) => channel), ...channels])]

/** What a slide says of a channel; times where they are known. */
export interface SlideWords {
  readonly title: string
  /** The operator's own line. */
  readonly line?: string | undefined
  readonly text: string | undefined
  /** Of what the words tell. */
  readonly picture: string | undefined
  readonly start: Instant | undefined
  readonly stop: Instant | undefined
}

/** The operator's own words until their time is over, then those of what is on now. */
export const slideWords = (
  item: BannerItem | undefined,
  programme: Programme | undefined,
  language: Language,
  now: Instant,
): SlideWords | undefined => {
  if (item !== undefined && (item.finishTime === undefined || now < item.finishTime))
    return {
      title: item.title,
      line: item.customizedDisplayInfo,
      text: bannerText(item),
      picture: bannerPicture(item),
      start: item.startTime,
      stop: item.finishTime,
    }
  if (programme === undefined) return undefined
  const { title, desc } = textsIn(programme, language)
  return { title, text: desc, picture: programme.picture, start: programme.start, stop: programme.stop }
}
