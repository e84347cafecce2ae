import type { CmcdMode, Deployment } from '../../../../models/deployment.ts'
import type { Metering } from '../../metrics/playbackMeter.ts'
import type { DeviceStorage } from '../../storage/storage.ts'
import type { Cmcd, CmcdOf } from '../engine.ts'
import { playbackConsent } from '../playbackConsent.ts'
import { cmcdLoader } from './cmcdLoader.ts'
import { correct, startRequest, withoutCmcd } from './said.ts'

export interface CmcdParts {
  readonly deployment: () => Pick<Deployment, 'cmcd'>
  readonly storage: Pick<DeviceStorage, 'value'>
  readonly metering: Pick<Metering, 'watched' | 'randomId'>
}

/**
 * Keys of requests that the engines say. Without `nor`, the name of what is asked for next: what is fetched ahead goes its
 * own way, and such a name would carry the token of the stream into what a host writes down.
 */
const KEYS = [
  ...['bg', 'bl', 'br', 'bs', 'cid', 'd', 'dl', 'ec', 'lb', 'ltc', 'msd', 'mtp', 'ot', 'pb', 'pr', 'rtp', 'sf', 'sid'],
  ...['sn', 'st', 'sta', 'su', 'tb', 'tpb', 'v'],
] as const

/** The standard takes so much of a content id, in letters of ASCII. */
const LONGEST_ID = 128
const plain = (contentId: string): string => contentId.replace(/[^!-~]|["\\]/g, '_').slice(0, LONGEST_ID)

const cmcdOf = (sessionId: string, contentId: string, mode: CmcdMode): Cmcd => ({
  options: { version: 2, sessionId, contentId, useHeaders: mode === 'header', includeKeys: [...KEYS] },
  start: startRequest({ sessionId, contentId, mode }),
  correct,
  plain: withoutCmcd,
  loader: cmcdLoader,
})

/** Common Media Client Data, version 2 (CTA-5004-A), of one thing watched at one time; the session is made for it, and kept nowhere. */
export const makeCmcd = ({ deployment, storage, metering }: CmcdParts): CmcdOf => {
  const consent = playbackConsent(storage)
  let last: Cmcd | undefined
  let lastOf = ''
  return load => {
    const { cmcd } = deployment()
    const watched = consent.read() === true ? metering.watched(load) : undefined
    if (cmcd === undefined || watched === undefined) return undefined
    const of = `${watched.kind} ${watched.contentId}`
    if (last === undefined || lastOf !== of) last = cmcdOf(metering.randomId(), plain(watched.contentId), cmcd.mode)
    lastOf = of
    return last
  }
}
