import { type BannerItem, BannerItemId, LinkId } from '../../../models/banner.ts'
import { isAudio } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { currentProgramme, textsIn } from '../../../models/programme.ts'
import type { Call } from '../handlers/handler.ts'
import { idOf } from './ids.ts'
import type { LineupChannel } from './lineup.ts'
import { hashOf, shuffled } from './seed.ts'

const DAY = 86_400_000

/** The slide of a channel: what is on air now, and 'watch now'. */
const slideOf = ({ operator, now, language }: Call, channel: LineupChannel): BannerItem => {
  const today = utcDayOf(now)
  const around = [utcDayOf(instant(today - DAY)), today].flatMap(day => operator.guide.day(channel, day))
  const programme = currentProgramme(around, now)
  const words = programme === undefined ? undefined : textsIn(programme, language)
  const { logicalChannelId, logicalChannelName, iconUrl } = channel.channel
  const still = (size: string): string => `/art/of/${logicalChannelId}-${size}.svg`
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
    poster: still('480x720'),
    posterLandscape: still('1280x720'),
    lettering: undefined,
    landscape: [{ url: still('1920x1080') }],
    customizedDisplayInfo: undefined,
    mediaVideoList: [{ iconUrl, logicChannelName: logicalChannelName }],
    finishTime: programme?.stop,
    createTime: undefined,
  }
}

const SLIDES = 6
const RECOMMENDED = 24

const chosen = (call: Call, name: string, count: number): ReadonlyArray<BannerItem> =>
  shuffled(
    call.operator.lineup.channels.filter(({ channel, isBroadcast }) => !isAudio(channel) && !isBroadcast),
    hashOf(name),
  )
    .slice(0, count)
    .map(channel => slideOf(call, channel))

export const channelBanners = (call: Call): ReadonlyArray<BannerItem> => chosen(call, 'banners', SLIDES)
export const recommendedBanners = (call: Call): ReadonlyArray<BannerItem> => chosen(call, 'recommended', RECOMMENDED)
