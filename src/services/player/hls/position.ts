import type { LevelDetails } from 'hls.js'
import { type Instant, SECOND } from '../../../../models/codec/instant.ts'

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
