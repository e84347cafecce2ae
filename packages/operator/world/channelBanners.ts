import { type BannerItem, BannerItemId, LinkId } from '../../../models/banner.ts'
import { isAudio } from '../../../models/channel.ts'
import { textsIn } from '../../../models/programme.ts'
import type { Call } from '../handlers/handler.ts'
import { idOf } from './ids.ts'
import type { LineupChannel } from './lineup.ts'
import { programmeArt } from './programmeArt.ts'
import { hashOf, shuffled } from './seed.ts'

/** The slide of a channel: what is on air now, and 'watch now'. */
const slideOf = ({ operator, now, language }: Call, channel: LineupChannel): BannerItem => {
  const programme = operator.guide.onAir(channel, now)
  const words = programme === undefined ? undefined : textsIn(programme, language)
  const { logicalChannelId, logicalChannelName, iconUrl } = channel.channel
  const picture = programmeArt(logicalChannelId, programme?.look)
  const wide = programmeArt(logicalChannelId, programme?.look && { ...programme.look, cut: 0 })
  return {
    bannerItemId: idOf(BannerItemId, `live-${logicalChannelId}`),
    title: words?.title ?? logicalChannelName,
    linkType: 'LIVE_CHANNEL',
    linkId: idOf(LinkId, logicalChannelId),
    metaType: undefined,
    metaId: undefined,
    genres: [],
    ageRating: undefined,
    description: words?.desc,
    plot: undefined,
    hasEpgSource: false,
    playbackValidTime: undefined,
    startTime: programme?.start,
    historyEpisode: undefined,
    noSeason: false,
    poster: picture('480x720'),
    posterLandscape: picture('1280x720'),
    lettering: undefined,
    // a banner has no neighbour, and its picture is what a page waits for
    landscape: [{ url: wide('1920x1080') }],
    customizedDisplayInfo: undefined,
    mediaVideoList: [{ iconUrl, logicChannelName: logicalChannelName }],
    finishTime: programme?.stop,
    createTime: undefined,
  }
}

const SLIDES = 6
const RECOMMENDED = 24
/** What is on is looked up for so many, however long the line-up is. */
const CONSIDERED = 100

/** One of each picture, then another of each: the news of the hour are on everywhere, and no neighbours look alike. */
const varied = (channels: ReadonlyArray<LineupChannel>, { operator, now }: Call): ReadonlyArray<LineupChannel> => {
  const met = new Map<string | undefined, number>()
  const ranked = channels.map(channel => {
    const look = operator.guide.onAir(channel, now)?.look
    const picture = look && `${look.slug}/${look.name}`
    const rank = met.get(picture) ?? 0
    met.set(picture, rank + 1)
    return { channel, rank }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ channel }) => channel)
}

const chosen = (call: Call, name: string, count: number): ReadonlyArray<BannerItem> => {
  const channels = call.operator.lineup.channels.filter(({ channel, isBroadcast }) => !isAudio(channel) && !isBroadcast)
  const considered = shuffled(channels, hashOf(name)).slice(0, CONSIDERED)
  return varied(considered, call)
    .slice(0, count)
    .map(channel => slideOf(call, channel))
}

export const channelBanners = (call: Call): ReadonlyArray<BannerItem> => chosen(call, 'banners', SLIDES)
export const recommendedBanners = (call: Call): ReadonlyArray<BannerItem> => chosen(call, 'recommended', RECOMMENDED)
