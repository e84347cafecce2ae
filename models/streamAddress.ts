import type { Channel } from './channel.ts'
import { type Instant, SECOND } from './codec/instant.ts'
import type { Deployment } from './deployment.ts'
import type { DrmSystem } from './drmTemplate.ts'
import type { Manifest } from './manifest.ts'
import { isProtected, type PhysicalChannel, type StreamId } from './physicalChannel.ts'
import type { Quality } from './quality.ts'
import { type Tracker, trackersOf } from './tracker.ts'

/** Live, or the recording of it that time-shift and catch-up play. */
export type StreamKind = 'live' | 'dvr'

const mayPlay = (physical: PhysicalChannel, kind: StreamKind): boolean =>
  kind === 'live' ? physical.liveAuthority : physical.playBackAuthority

/** The stream of a physical channel for the DRM system of this browser (DRM-01). */
export const streamIdOf = (
  physical: PhysicalChannel,
  kind: StreamKind,
  drmSystem: DrmSystem | undefined,
): StreamId | undefined => {
  const [multiDrm, own] =
    kind === 'live'
      ? [physical.multiDrmLiveStreamIdMap, physical.liveStreamId]
      : [physical.multiDrmDvrStreamIdMap, physical.dvrStreamId]
  const ofBrowserFamily = drmSystem === 'fairplay' && isProtected(physical) ? multiDrm?.fairplay : undefined
  return ofBrowserFamily ?? own ?? physical.streamId
}

const playable = ({ physicalChannelList }: Channel, kind: StreamKind): ReadonlyArray<PhysicalChannel> =>
  physicalChannelList.filter(each => mayPlay(each, kind) && streamIdOf(each, kind, undefined) !== undefined)

/** The physical channel to play: one with the right and a stream, of the wished quality if there is one (LIVE-01). */
export const choosePhysical = (channel: Channel, kind: StreamKind, wished?: Quality): PhysicalChannel | undefined => {
  const choices = playable(channel, kind)
  return choices.find(({ resolution }) => wished !== undefined && resolution === wished) ?? choices[0]
}

/** The qualities that the menu offers, in the operator's order (LIVE-10). */
export const qualitiesOf = (channel: Channel, kind: StreamKind): ReadonlyArray<Quality> => [
  ...new Set(playable(channel, kind).flatMap(({ resolution }) => resolution ?? [])),
]

export interface StreamWish {
  readonly templates: Deployment['streams']
  readonly bases: Pick<Manifest['uiProperties'], 'stream_cdn_base' | 'live_drm_cdn_base' | 'dvr_cdn_base'>
  readonly trackers: ReadonlyArray<Tracker>
  readonly physical: PhysicalChannel
  readonly drmSystem: DrmSystem | undefined
  readonly token: string | undefined
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  )

const addresses = (
  template: string,
  bases: ReadonlyArray<string | undefined>,
  streamId: StreamId | undefined,
  values: Readonly<Record<string, string>>,
): ReadonlyArray<string> => {
  if (streamId === undefined) return []
  const known = bases.filter(base => base !== undefined).map(base => base.replace(/(?<!\/)\/+$/, ''))
  return [...new Set(known)].map(base => fill(template, { ...values, base, streamId: encodeURIComponent(streamId) }))
}

/**
 * Where the live stream is, in the order to try: clear streams from the HLS trackers and then from the operator's
 * base, protected ones from the DRM base and then from the plain one (LIVE-01; contract, Channels).
 */
export const liveAddresses = (wish: StreamWish): ReadonlyArray<string> => {
  const { templates, bases, trackers, physical, drmSystem, token = '' } = wish
  const hosts = isProtected(physical) ? [bases.live_drm_cdn_base] : trackersOf(trackers, 'HLS')
  return addresses(templates.live, [...hosts, bases.stream_cdn_base], streamIdOf(physical, 'live', drmSystem), {
    token: encodeURIComponent(token),
  })
}

/** Where the recording of a stretch of time is; the address counts in seconds and covers the whole stretch (CATCH-01). */
export const dvrAddresses = (wish: StreamWish, begin: Instant, end: Instant): ReadonlyArray<string> => {
  const { templates, bases, physical, drmSystem, token = '' } = wish
  return addresses(templates.dvr, [bases.dvr_cdn_base], streamIdOf(physical, 'dvr', drmSystem), {
    begin: String(Math.floor(begin / SECOND)),
    end: String(Math.ceil(end / SECOND)),
    token: encodeURIComponent(token),
  })
}
