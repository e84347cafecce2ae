import * as t from 'io-ts'
import { AgeRating } from './ageRating.ts'
import { tolerantArray } from './codec/decode.ts'
import { id } from './codec/id.ts'
import { Instant, SECOND } from './codec/instant.ts'
import { Count } from './codec/numeric.ts'
import { Flag, fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { LongText, Picture, Text, WebAddress } from './codec/text.ts'
import { Genre } from './genre.ts'
import { MetaId, MetaType } from './metaId.ts'

/** Time a slide stands before the next (spec §9). */
export const BANNER_ADVANCE_MS = 5 * SECOND

export const BannerItemId = id('BannerItemId')
export type BannerItemId = t.TypeOf<typeof BannerItemId>

/** What `linkType` points at: a playlist, a channel or a title. */
export const LinkId = id('LinkId')
export type LinkId = t.TypeOf<typeof LinkId>

export const LinkType = oneOf('LinkType', ['VOD_LIST', 'LIVE_CHANNEL', 'VOD_CONTENT'])
export type LinkType = t.TypeOf<typeof LinkType>

export const Landscape = t.strict({ url: WebAddress }, 'Landscape')
export const BannerChannel = t.strict({ iconUrl: Picture, logicChannelName: Text }, 'BannerChannel')
export const HistoryEpisode = t.strict({ metaId: MetaId, episode: Count }, 'HistoryEpisode')

/** A slide of the carousel (spec §3, Banner item). */
export const BannerItem = t.strict(
  {
    bannerItemId: BannerItemId,
    title: Text,
    linkType: LinkType,
    linkId: optional(LinkId),
    metaType: lenient(optional(MetaType), undefined),
    metaId: optional(MetaId),
    genres: fallback(tolerantArray(Genre), []),
    ageRating: AgeRating,
    description: optional(LongText),
    plot: optional(LongText),
    /** Recorded from a broadcast: shows the channel and 'replay on air' with `startTime`. */
    hasEpgSource: fallback(Flag, false),
    playbackValidTime: optional(Instant),
    startTime: optional(Instant),
    /** The episode that the account watched last. */
    historyEpisode: optional(HistoryEpisode),
    noSeason: fallback(Flag, false),
    poster: Picture,
    posterLandscape: Picture,
    /** As a title's: its name as drawn letters. */
    lettering: Picture,
    landscape: fallback(tolerantArray(Landscape), []),
    customizedDisplayInfo: optional(LongText),
    /** The channels of a live-to-VOD item. */
    mediaVideoList: fallback(tolerantArray(BannerChannel), []),
    finishTime: optional(Instant),
    createTime: optional(Instant),
  },
  'BannerItem',
)
export type BannerItem = t.TypeOf<typeof BannerItem>

export type BannerAction =
  | { readonly tag: 'play' }
  | { readonly tag: 'replay' }
  | { readonly tag: 'playEpisode'; readonly metaId: MetaId; readonly episode: number }
  | { readonly tag: 'details' }
  | { readonly tag: 'watchNow' }
  | { readonly tag: 'listDetails' }

/** The buttons of a slide, the main one first (VOD-02). */
export const bannerActions = (item: BannerItem): ReadonlyArray<BannerAction> => {
  if (item.linkType === 'LIVE_CHANNEL') return [{ tag: 'watchNow' }]
  if (item.linkType === 'VOD_LIST') return [{ tag: 'listDetails' }]
  if (item.hasEpgSource) return [{ tag: 'replay' }, { tag: 'details' }]
  if (item.historyEpisode !== undefined) return [{ tag: 'playEpisode', ...item.historyEpisode }, { tag: 'details' }]
  return [{ tag: 'play' }, { tag: 'details' }]
}

/** The widest picture of a slide. */
export const bannerPicture = (item: BannerItem): string | undefined =>
  item.landscape[0]?.url ?? item.posterLandscape ?? item.poster

export const bannerText = (item: BannerItem): string | undefined => item.description ?? item.plot
