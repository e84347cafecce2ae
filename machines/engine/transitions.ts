import type { Instant } from '../../models/codec/instant.ts'
import type { Protection } from '../../models/protection.ts'
import type { MediaFailure } from '../media/index.ts'
import type { EngineContext } from './types.ts'

const FIRST_BACK_OFF = 500
const LONGEST_BACK_OFF = 8_000
const TRIES_TO_LONGEST = 4

/** 0.5 s, doubled with every try, at most 8 s (notes/players: the server's return is met within seconds). */
export const backOffMs = (tries: number): number =>
  tries < TRIES_TO_LONGEST ? FIRST_BACK_OFF * 2 ** tries : LONGEST_BACK_OFF

type Source = Pick<EngineContext, 'source' | 'addressIndex'>

/** Something that is all there, not live: it is held and tried again at its place. */
export const isRecording = (context: Pick<EngineContext, 'source'>): boolean => beginsAt(context) !== undefined

export const beginsAt = ({ source }: Pick<EngineContext, 'source'>): Instant | undefined =>
  source && 'begins' in source ? source.begins : undefined

const addressesOf = ({ source }: Pick<EngineContext, 'source'>): ReadonlyArray<string> => {
  if (source === undefined) return []
  return source.kind === 'clip' ? [source.address] : source.addresses
}

export const protectionInUse = ({ source }: Pick<EngineContext, 'source'>): Protection | undefined =>
  source === undefined || source.kind === 'clip' ? undefined : source.protection

/** A word of the operator or of the host, or what this browser cannot do: another try would hear and do the same. */
const FINAL: ReadonlySet<MediaFailure['kind']> = new Set([
  'unsupported',
  'drm',
  'licence',
  'noPermission',
  'gone',
  'expired',
])
export const isFinal = ({ kind }: MediaFailure): boolean => FINAL.has(kind)

/** What only a title has. */
export const filmOf = ({ source }: Pick<EngineContext, 'source'>) => (source?.kind === 'film' ? source : undefined)

export const addressInUse = (context: Source): string => addressesOf(context)[context.addressIndex] ?? ''

export const hasOtherAddress = (context: Source): boolean => addressesOf(context).length > 1

/** The next stream host of the list, the first again after the last (contract, trackers). */
export const nextAddressIndex = (context: Source): number =>
  context.addressIndex + 1 < addressesOf(context).length ? context.addressIndex + 1 : 0
