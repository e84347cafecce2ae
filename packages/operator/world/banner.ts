import { type BannerItem, BannerItemId, LinkId } from '../../../models/banner.ts'
import type { Title } from '../../../models/title.ts'
import { idOf } from './ids.ts'

const MINUTES = 60

/** '1 h 52 min', as all of its languages write it. */
const lengthOf = (seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / MINUTES))
  const [hours, rest] = [Math.floor(minutes / MINUTES), minutes % MINUTES]
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`
}

const lineOf = ({ year, duration }: Title): string | undefined =>
  [year, duration && lengthOf(duration)].filter(Boolean).join(' · ') || undefined

/** The slide of a title: what is read on it, and where it leads. */
export const bannerOf = (title: Title): BannerItem => {
  const info = title.epgProgramInfo
  return {
    bannerItemId: idOf(BannerItemId, `banner-${title.metaId}`),
    title: title.title,
    linkType: 'VOD_CONTENT',
    linkId: idOf(LinkId, title.metaId),
    metaType: title.metaType,
    metaId: title.metaId,
    genres: title.genres,
    ageRating: title.ageRating,
    description: title.description,
    plot: title.plot,
    hasEpgSource: info !== undefined,
    playbackValidTime: title.playbackValidTime,
    startTime: info?.startTime,
    historyEpisode: undefined,
    noSeason: title.metaType === 'MOVIE',
    poster: title.poster,
    posterLandscape: title.posterLandscape,
    lettering: title.lettering,
    landscape:
      title.posterLandscape === undefined ? [] : [{ url: title.posterLandscape.replace('1280x720', '1920x1080') }],
    customizedDisplayInfo: lineOf(title),
    mediaVideoList: info === undefined ? [] : [{ iconUrl: info.iconUrl, logicChannelName: info.channelName ?? '' }],
    finishTime: info?.stopTime,
    createTime: undefined,
  }
}
