import type { LevelDetails } from 'hls.js'
import { type Instant, instant, SECOND } from '../../../../models/codec/instant.ts'

type Details = Pick<LevelDetails, 'fragments' | 'live' | 'edge'>

/** Nearer to the edge than this, a live stream begins at the edge as always: there is nothing yet to play from. */
const EDGE_MARGIN = 4

/** Where in the stream a moment of the programme lies, in seconds; `undefined` where the playlist does not reach. */
export const positionOf = ({ fragments, live, edge }: Details, at: Instant): number | undefined => {
  const fragment = fragments.findLast(({ programDateTime }) => programDateTime !== null && programDateTime <= at)
  if (fragment?.programDateTime === undefined || fragment.programDateTime === null) return undefined
  const into = (at - fragment.programDateTime) / SECOND
  if (into > fragment.duration) return undefined
  const position = fragment.start + into
  return live && edge - position < EDGE_MARGIN ? undefined : position
}

/** Where in its stream a moment of a title lies: counted from the beginning, whatever dates the playlist carries. */
export const filmPositionOf = (at: Instant): number => Math.max(0, at / SECOND)
export const filmMomentOf = (seconds: number): Instant => instant(Math.round(seconds * SECOND))

/** The place nearest to a moment that the playlist has. */
export const nearestPosition = (details: Details, at: Instant): number => {
  const first = details.fragments[0]
  const isBefore = first?.programDateTime != null && at < first.programDateTime
  return isBefore ? first.start : (positionOf(details, at) ?? Math.max(0, details.edge - EDGE_MARGIN))
}

/** hls.js never starts a growing playlist with separate sound at 0. */
const LEAST_START = 0.1

/** Where a recording that begins at a moment is to start, in seconds; -1 leaves it to hls.js. */
export const startPositionOf = (begins: Instant | undefined, startAt: Instant | undefined): number =>
  begins === undefined || startAt === undefined ? -1 : Math.max(LEAST_START, (startAt - begins) / SECOND)
