import type { BannerItem, BannerItemId } from './banner.ts'
import type { Shelves } from './shelf.ts'
import type { Title } from './title.ts'

/** A title as a slide, where the operator has none of its own. */
const bannerOfTitle = (title: Title): BannerItem => ({
  bannerItemId: title.metaId as string as BannerItemId,
  title: title.title,
  linkType: 'VOD_CONTENT',
  linkId: undefined,
  metaType: title.metaType,
  metaId: title.metaId,
  genres: title.genres,
  ageRating: title.ageRating,
  description: title.description,
  plot: title.plot,
  hasEpgSource: title.epgProgramInfo !== undefined,
  playbackValidTime: title.playbackValidTime,
  startTime: title.epgProgramInfo?.startTime,
  historyEpisode: undefined,
  noSeason: title.seasons.length === 0,
  poster: title.poster,
  posterLandscape: title.posterLandscape,
  lettering: title.lettering,
  landscape: [],
  customizedDisplayInfo: undefined,
  mediaVideoList: [],
  finishTime: undefined,
  createTime: undefined,
})

/** As many slides as a carousel turns. */
const MOST_SLIDES = 10
/** Titles that stand in where the operator has no banner. */
const STAND_INS = 5

const leadsSomewhere = ({ linkType, metaId, linkId }: BannerItem): boolean =>
  linkType === 'VOD_CONTENT' ? metaId !== undefined : linkId !== undefined

/** Of an operator's banners those that a carousel turns. */
export const slidesIn = (banners: ReadonlyArray<BannerItem>): ReadonlyArray<BannerItem> =>
  banners.filter(leadsSomewhere).slice(0, MOST_SLIDES)

/** The slides of a page: its banners, or its first titles where there are none. */
export const slidesOf = (shelves: Shelves): ReadonlyArray<BannerItem> => {
  const slides = slidesIn(shelves.flatMap(({ banners }) => banners))
  if (slides.length > 0) return slides
  const titles = shelves.find(({ titles }) => titles.length > 0)?.titles ?? []
  return titles.slice(0, STAND_INS).map(bannerOfTitle)
}
