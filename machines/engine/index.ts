import type { SnapshotFrom } from 'xstate'
import type { Quality } from '../../models/quality.ts'
import type { Tracks } from '../../models/trackChoice.ts'
import type { MediaFailure } from '../media/index.ts'
import type { engineMachine } from './machine.ts'

export type { MediaCommand, MediaFact, MediaFailure, StartAt } from '../media/index.ts'
export { engineMachine } from './machine.ts'
export type { EngineReport, EngineWish, MediaSource } from './types.ts'

const OFFSET_BASIS = 0x811c9dc5

/** FNV-1a, 32 bits: the prime multiplication written as shifts. */
const hash = (text: string): number => {
  let value = OFFSET_BASIS
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = (value + (value << 1) + (value << 4) + (value << 7) + (value << 8) + (value << 24)) >>> 0
  }
  return value
}

/** What the operator and its people call it, where that is not the failure's own name. */
const AREAS: Readonly<Partial<Record<MediaFailure['kind'], string>>> = { licence: 'DRM' }

/** The code a person can copy from the card: the same cause has the same code, and it holds no token and no address (LIVE-13). */
export const failureCode = ({ kind, detail, status }: MediaFailure, part = 'LIVE'): string => {
  const digest = hash(`${kind}|${detail}|${status ?? ''}`)
    .toString(16)
    .padStart(8, '0')
    .slice(0, 6)
  return `${part}-${AREAS[kind] ?? kind.toUpperCase()}-${digest}`
}

/** What the stream offers to hear and to read (AHEAD-09). */
export const selectTracks = ({ context }: SnapshotFrom<typeof engineMachine>): Tracks => context.tracks
/** What a title may be watched in, the lowest first (LIVE-10). */
export const selectFilmQualities = ({ context }: SnapshotFrom<typeof engineMachine>): ReadonlyArray<Quality> =>
  context.qualities
