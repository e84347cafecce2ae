import { apart } from './apart.ts'
import type { Work } from './works.ts'

/** As a row shows them: what was written by hand first, no two neighbours alike; the rest as it comes. */
export const shelved = (chosen: ReadonlyArray<Work>): ReadonlyArray<Work> => {
  const written = chosen.flatMap(work =>
    work.written === undefined ? [] : [{ work, ground: work.written.ground, shot: work.written.shot }],
  )
  return [...apart(written).map(({ work }) => work), ...chosen.filter(work => work.written === undefined)]
}
