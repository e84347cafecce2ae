import * as t from 'io-ts'
import { Brand, plainBrand } from './brand.ts'
import { tolerantArray, withDefault } from './codec/decode.ts'
import { fallback, lenient, oneOf, optional } from './codec/optional.ts'
import { TOO_MANY_DEVICES } from './errCode.ts'
import { LanguageCode, LanguageFile } from './spokenLanguage.ts'

/**
 * `live2vod`: what was broadcast is offered as titles, and no channel is played live (contract, content mode 3);
 * `replays`: the same without a catalogue beside it.
 */
export const BusinessType = oneOf('BusinessType', ['live', 'vod', 'both', 'live2vod', 'replays'])
export type BusinessType = t.TypeOf<typeof BusinessType>

/** How what is said of a stream travels with its requests (CTA-5004): in the address, or in headers, which a foreign host must allow. */
export const CmcdMode = oneOf('CmcdMode', ['query', 'header'])
export type CmcdMode = t.TypeOf<typeof CmcdMode>

export const Cmcd = t.strict({ mode: lenient(CmcdMode, 'query') }, 'Cmcd')

/** The runtime deployment file `public/config.json` (MODE-03): one build serves every deployment. */
export const Deployment = t.strict(
  {
    /** Origin of the back end; empty = the origin the app came from. */
    apiOrigin: fallback(t.string, ''),
    appId: t.string,
    brandId: t.string,
    vnoId: t.string,
    brand: withDefault(Brand, plainBrand),
    businessType: lenient(BusinessType, 'both'),
    /** One of the app's own, or of `languages`. */
    defaultLanguage: lenient(LanguageCode, 'en'),
    /** Beside those that the app has itself. */
    languages: withDefault(tolerantArray(LanguageFile), []),
    memberSiteUrl: t.string,
    /** Bodies are encrypted with a share key (MODE-04). */
    zeroTrust: fallback(t.boolean, false),
    /** Address templates with {base}, {streamId}, {token}, {begin} and {end} in seconds (contract, Channels). */
    streams: fallback(t.strict({ live: t.string, dvr: t.string }), {
      live: '{base}/live/{streamId}/index.m3u8?token={token}',
      dvr: '{base}/dvr/{streamId}/index.m3u8?begin={begin}&end={end}&token={token}',
    }),
    /** A GraphQL gateway before the catalogue, where the operator has one. */
    catalogue: optional(t.strict({ graphql: t.string })),
    /** A picture whose address names its size, `name-480x720.webp`, comes in any other size too. */
    sizedPictures: fallback(t.boolean, false),
    /** The app may keep itself and what it knew last on the device, and open without a network (AHEAD-17). */
    offline: fallback(t.boolean, true),
    /** What goes wrong in the app is told to the operator, without anything of the person (contract, Field report). */
    faultReports: fallback(t.boolean, true),
    /** Common Media Client Data beside the requests of a stream, of persons who agree to it; without it nothing is said (AHEAD-46). */
    cmcd: optional(Cmcd),
    /** The errCode of a call to play where as many devices of the account play as may (contract, Too many devices). */
    concurrencyLimit: fallback(t.number, TOO_MANY_DEVICES),
    /** Peer-assisted delivery may be offered (AHEAD-26). */
    peerAssisted: fallback(t.boolean, false),
    /** Through which viewers find a way to each other; none: only within one network. */
    stunServers: fallback(t.readonlyArray(t.string), []),
    /** What is tried on some devices; read where there is any (`flag.ts`). */
    flags: t.unknown,
  },
  'Deployment',
)
export type Deployment = t.TypeOf<typeof Deployment>

export const sellsLive = ({ businessType }: Deployment): boolean => businessType === 'live' || businessType === 'both'
export const sellsReplays = ({ businessType }: Deployment): boolean =>
  businessType === 'live2vod' || businessType === 'replays'
/** There is a catalogue. */
export const sellsVod = ({ businessType }: Deployment): boolean => businessType !== 'live' && businessType !== 'replays'
/** There are titles, of the catalogue or of what was broadcast. */
export const sellsTitles = (deployment: Deployment): boolean => sellsVod(deployment) || sellsReplays(deployment)
/** What is sold can stand in a list of the person's own: titles of the catalogue or channels. */
export const sellsListed = (deployment: Deployment): boolean => sellsVod(deployment) || sellsLive(deployment)
/** There are channels, live or to be watched again. */
export const hasChannels = ({ businessType }: Deployment): boolean => businessType !== 'vod'
