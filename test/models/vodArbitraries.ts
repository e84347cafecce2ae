import fc from 'fast-check'
import { type BannerItem, BannerItemId, LinkId, LinkType } from '../../models/banner.ts'
import { LogicalChannelId } from '../../models/channel.ts'
import { ContentId } from '../../models/contentRule.ts'
import { type Genre, GenreId } from '../../models/genre.ts'
import { MetaType } from '../../models/metaId.ts'
import { type Person, PersonId } from '../../models/person.ts'
import { type Plan, PlanPeriod } from '../../models/plan.ts'
import { type Category, CategoryType, type Playlist, PlaylistId, ShowListType } from '../../models/playlist.ts'
import { NO_AUTHORITY, type PlaySource } from '../../models/playSource.ts'
import { ProgramId } from '../../models/programme.ts'
import { Quality } from '../../models/quality.ts'
import { SourceStatus } from '../../models/sourceStatus.ts'
import { PlanId, ProductId } from '../../models/subscription.ts'
import { ExternalId, MetaId, type Title } from '../../models/title.ts'
import type { VodHistoryEntry, VodProgress } from '../../models/vodHistory.ts'
import { addresses, counts } from './accountArbitraries.ts'
import { anId, few, maybe, moments, words } from './liveArbitraries.ts'

/** Ids as a comma-separated field can hold them. */
export const listedIds = <A extends string>(of: fc.Arbitrary<A>) => of.filter(text => !/[,\s]/.test(text))
export const metaIds = anId(MetaId)

export const genres: fc.Arbitrary<Genre> = fc.record({ genreId: maybe(anId(GenreId)), name: words })

export const titles: fc.Arbitrary<Title> = fc.record({
  metaId: metaIds,
  metaType: fc.constantFrom(...MetaType.values),
  title: words,
  seriesId: maybe(metaIds),
  seasonId: maybe(metaIds),
  seriesTitle: maybe(words),
  seasonTitle: maybe(words),
  season: maybe(counts),
  episode: maybe(counts),
  seasons: few(fc.record({ seasonId: metaIds, season: counts, title: maybe(words) })),
  description: maybe(words),
  plot: maybe(words),
  genres: few(genres),
  year: maybe(counts),
  duration: maybe(counts),
  imdbId: maybe(anId(ExternalId)),
  tmdbId: maybe(anId(ExternalId)),
  poster: maybe(addresses),
  posterLandscape: maybe(addresses),
  lettering: maybe(addresses),
  audioPosters: few(addresses),
  rating: maybe(fc.constantFrom(0, 6.25, 10)),
  ageRating: maybe(fc.constantFrom(0, 10, 18)),
  videoType: maybe(words),
  mediaQualityList: few(fc.constantFrom(...Quality.values)),
  drmType: maybe(counts),
  url: maybe(addresses),
  authority: fc.boolean(),
  epgProgramInfo: maybe(
    fc.record({
      programId: maybe(anId(ProgramId)),
      logicalChannelId: maybe(anId(LogicalChannelId)),
      channelName: maybe(words),
      iconUrl: maybe(addresses),
      startTime: maybe(moments),
      stopTime: maybe(moments),
    }),
  ),
  epgSourceStatus: maybe(fc.constantFrom(...SourceStatus.values)),
  playbackValidTime: maybe(moments),
})

export const banners: fc.Arbitrary<BannerItem> = fc.record({
  bannerItemId: anId(BannerItemId),
  title: words,
  linkType: fc.constantFrom(...LinkType.values),
  linkId: maybe(anId(LinkId)),
  metaType: maybe(fc.constantFrom(...MetaType.values)),
  metaId: maybe(metaIds),
  genres: few(genres),
  ageRating: maybe(counts),
  description: maybe(words),
  plot: maybe(words),
  hasEpgSource: fc.boolean(),
  playbackValidTime: maybe(moments),
  startTime: maybe(moments),
  historyEpisode: maybe(fc.record({ metaId: metaIds, episode: counts })),
  noSeason: fc.boolean(),
  poster: maybe(addresses),
  posterLandscape: maybe(addresses),
  lettering: maybe(addresses),
  landscape: few(fc.record({ url: addresses })),
  customizedDisplayInfo: maybe(words),
  mediaVideoList: few(fc.record({ iconUrl: maybe(addresses), logicChannelName: words })),
  finishTime: maybe(moments),
  createTime: maybe(moments),
})

const currencies = fc.stringMatching(/^[A-Z]{3}$/)
const amounts = fc.nat(1_000_000).map(cents => cents / 100)
const money = fc.record({ amount: amounts, currency: currencies })

export const plans: fc.Arbitrary<Plan> = fc.record({
  planId: anId(PlanId),
  url: maybe(addresses),
  price: money,
  discount: maybe(money),
  planLang: few(fc.record({ lang: fc.constantFrom('en', 'es', 'pt', 'fr'), planName: words, description: words })),
  productId: maybe(anId(ProductId)),
  period: maybe(fc.constantFrom(...PlanPeriod.values)),
  recommended: fc.boolean(),
  channelIds: maybe(few(anId(LogicalChannelId))),
})

export const playSources: fc.Arbitrary<PlaySource> = fc.record({
  url: maybe(fc.oneof(addresses, words, fc.constant(NO_AUTHORITY))),
  status: maybe(fc.constantFrom(NO_AUTHORITY, 'OK', '')),
  resolution: maybe(fc.constantFrom(...Quality.values)),
  drmType: maybe(counts),
  contentId: maybe(anId(ContentId)),
  captions: few(fc.record({ lang: words, label: maybe(words), url: addresses })),
  thumbnailsUrl: maybe(addresses),
  intro: maybe(fc.record({ start: counts, end: counts })),
})

export const persons: fc.Arbitrary<Person> = fc.record({
  personId: anId(PersonId),
  name: words,
  role: maybe(words),
  avatar: maybe(addresses),
  birthday: maybe(words),
  birthPlace: maybe(words),
  biography: maybe(words),
})

export const categories: fc.Arbitrary<Category> = fc.record({ type: anId(CategoryType), title: words })

export const showListTypes = fc.constantFrom(...ShowListType.values)

export const playlists: fc.Arbitrary<Playlist> = fc.record({
  playlistId: anId(PlaylistId),
  title: words,
  showListType: showListTypes,
  bannerList: few(banners),
  mediaList: few(titles),
  total: maybe(counts),
})

const progress = {
  metaId: metaIds,
  seriesId: maybe(metaIds),
  seasonId: maybe(metaIds),
  episodeId: maybe(metaIds),
  videoType: maybe(words),
  imdbId: maybe(words),
  tmdbId: maybe(words),
  episodeNo: maybe(counts),
  seasonNo: maybe(counts),
  played: fc.boolean(),
  playedTime: counts,
  playProgress: fc.nat(10_000).map(hundredths => hundredths / 100),
  totalDuration: counts,
}

export const vodProgresses: fc.Arbitrary<VodProgress> = fc.record(progress)

export const vodHistories: fc.Arbitrary<VodHistoryEntry> = fc.record({
  ...progress,
  media: maybe(titles),
  updateTime: maybe(moments),
})
