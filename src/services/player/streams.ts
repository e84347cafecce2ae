import * as E from 'fp-ts/lib/Either.js'
import type { StreamAnswer, StreamRefusal } from '../../../machines/rules/playFailure.ts'
import type { Forms } from '../../../machines/rules/streamForms.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { DrmSystem } from '../../../models/drmTemplate.ts'
import type { Manifest } from '../../../models/manifest.ts'
import { isProtected, type PhysicalChannel } from '../../../models/physicalChannel.ts'
import { protectionOf } from '../../../models/protection.ts'
import { dvrAddresses, liveAddresses, type StreamKind, type StreamWish } from '../../../models/streamAddress.ts'
import type { Tracker } from '../../../models/tracker.ts'
import type { FindDrmSystem } from './drm/systems.ts'
import type { Hosts } from './hosts.ts'

export interface StreamParts {
  readonly hosts: Pick<Hosts, 'known' | 'find'>
  readonly deployment: () => Pick<Deployment, 'streams'>
  readonly manifest: () => Pick<Manifest, 'uiProperties'>
  /** Asked only where a stream is protected. */
  readonly findDrmSystem: FindDrmSystem
}

export interface Streams {
  /** The addresses of a channel's live stream, in the order to try, with a place for the token (LIVE-01). */
  readonly open: (forms: Forms) => Promise<StreamAnswer>
  /** The same where nobody needs to be asked; `undefined` where somebody must be. */
  readonly known: (forms: Forms) => StreamAnswer | undefined
  /** The same of the recording of a stretch of time (CATCH-01). */
  readonly openRecording: (forms: Forms, from: Instant, until: Instant) => Promise<StreamAnswer>
}

/** Stands in an address where the token belongs, until the moment of loading. */
export const TOKEN_PLACE = '{token}'
const ENCODED_PLACE = encodeURIComponent(TOKEN_PLACE)

export const withToken = (address: string, token: string): string =>
  address.replaceAll(ENCODED_PLACE, encodeURIComponent(token)).replaceAll(TOKEN_PLACE, encodeURIComponent(token))

const NO_ADDRESS: CallFailure = {
  tag: 'malformed',
  failure: { codec: 'Manifest', path: 'uiProperties.stream_cdn_base' },
}
const NO_STREAM: CallFailure = { tag: 'malformed', failure: { codec: 'Channel', path: 'physicalChannelList' } }
const NO_RECORDING: CallFailure = {
  tag: 'malformed',
  failure: { codec: 'Manifest', path: 'uiProperties.dvr_cdn_base' },
}

interface Opened {
  readonly physical: PhysicalChannel
  readonly drmSystem: DrmSystem | undefined
  readonly isClearOnly: boolean
}

export const makeStreams = ({ hosts, deployment, manifest, findDrmSystem }: StreamParts): Streams => {
  /** The form that this browser opens, and by which DRM system where it is protected (DRM-01). */
  const openable = async ({ physical, clear, hasProtected }: Forms): Promise<E.Either<StreamRefusal, Opened>> => {
    if (physical === undefined) return E.left(NO_STREAM)
    const found = hasProtected ? await findDrmSystem() : undefined
    const isClearOnly = hasProtected && found === undefined
    if (!isProtected(physical)) return E.right({ physical, drmSystem: undefined, isClearOnly })
    if (found !== undefined) return E.right({ physical, drmSystem: found, isClearOnly })
    return clear === undefined
      ? E.left({ tag: 'noDrmSystem' })
      : E.right({ physical: clear, drmSystem: undefined, isClearOnly })
  }

  /** How the opened form is played, and whether there are others. */
  const termsOf = ({ physical, drmSystem, isClearOnly }: Opened, kind: StreamKind) => {
    const protection = protectionOf(physical, kind, drmSystem)
    return { ...(protection && { protection }), ...(isClearOnly && { isClearOnly }) }
  }

  const wishFor = (opened: Opened, found: ReadonlyArray<Tracker>): StreamWish => ({
    templates: deployment().streams,
    bases: manifest().uiProperties,
    trackers: found,
    ...opened,
    token: TOKEN_PLACE,
  })

  const live = (opened: Opened, trackers: ReadonlyArray<Tracker>): StreamAnswer => {
    const [first, ...others] = liveAddresses(wishFor(opened, trackers))
    if (first === undefined) return E.left(NO_ADDRESS)
    return E.right({ kind: 'stream', addresses: [first, ...others], ...termsOf(opened, 'live') })
  }

  return {
    known: ({ physical, hasProtected }) => {
      if (physical === undefined || hasProtected) return undefined
      const trackers = hosts.known()
      return trackers && live({ physical, drmSystem: undefined, isClearOnly: false }, trackers)
    },
    openRecording: async (forms, from, until) => {
      const opened = await openable(forms)
      if (E.isLeft(opened)) return opened
      const [first, ...others] = dvrAddresses(wishFor(opened.right, []), from, until)
      if (first === undefined) return E.left(NO_RECORDING)
      return E.right({
        kind: 'recording',
        addresses: [first, ...others],
        begins: from,
        ...termsOf(opened.right, 'dvr'),
      })
    },
    open: async forms => {
      const [opened, trackers] = await Promise.all([openable(forms), hosts.find()])
      if (E.isLeft(opened)) return opened
      return E.isLeft(trackers) ? trackers : live(opened.right, trackers.right)
    },
  }
}
