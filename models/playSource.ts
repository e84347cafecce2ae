import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { tolerantArray } from './codec/decode.ts'
import { Count } from './codec/numeric.ts'
import { fallback, lenient, optional } from './codec/optional.ts'
import { OptionalAddress, Text, WebAddress } from './codec/text.ts'
import { ContentId } from './contentRule.ts'
import { OptionalQuality } from './quality.ts'
import { MetaId } from './title.ts'

/** What marks a source that the account may not play (spec §8, LIVE-08). */
export const NO_AUTHORITY = 'NOAUTHORITY'

/** Captions in a file of their own, beside the stream. */
export const CaptionFile = t.strict({ lang: Text, label: optional(Text), url: WebAddress }, 'CaptionFile')
export type CaptionFile = t.TypeOf<typeof CaptionFile>

/** From where to where, in seconds from the beginning. */
export const Intro = t.strict({ start: Count, end: Count }, 'Intro')
export type Intro = t.TypeOf<typeof Intro>

/** The answer to a play wish. The mark may stand in `status` or in place of the address. */
export const PlaySource = t.strict(
  {
    url: optional(Text),
    status: optional(Text),
    resolution: OptionalQuality,
    drmType: optional(Count),
    contentId: optional(ContentId),
    captions: fallback(tolerantArray(CaptionFile), []),
    /** WebVTT sprites for seeking (AHEAD-20). */
    thumbnailsUrl: OptionalAddress,
    /** What may be skipped at the beginning (AHEAD-21). */
    intro: lenient(optional(Intro), undefined),
  },
  'PlaySource',
)
export type PlaySource = t.TypeOf<typeof PlaySource>

export type PlayableSource = PlaySource & { readonly url: string }
export type PlaySourceFailure = 'noAuthority' | 'noPlaysourceUrl'

/** A source without rights or without a usable address is a failure (spec §5, VOD-06). */
export const playable = (source: PlaySource): E.Either<PlaySourceFailure, PlayableSource> => {
  if (source.status === NO_AUTHORITY || source.url === NO_AUTHORITY) return E.left('noAuthority')
  const { url } = source
  return WebAddress.is(url) ? E.right({ ...source, url }) : E.left('noPlaysourceUrl')
}

/** What the player says of itself when it asks (VOD-06). */
export const PlaySourceRequest = t.strict(
  { metaId: MetaId, clientType: t.literal('web'), osType: Text, osVersion: Text },
  'PlaySourceRequest',
)
export type PlaySourceRequest = t.TypeOf<typeof PlaySourceRequest>

export const Trailer = t.strict(
  { title: Text, url: WebAddress, poster: OptionalAddress, duration: optional(Count) },
  'Trailer',
)
export type Trailer = t.TypeOf<typeof Trailer>
