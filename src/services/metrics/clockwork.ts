import type { MediaFact } from '../../../machines/engine/index.ts'

/** How long a viewing has moved and stood still since its first frame; all in milliseconds of the page's own clock. */
export const makeClockwork = () => {
  let stallCount = 0
  let stallMs = 0
  let playedMs = 0
  let movesSince: number | undefined
  let waitsSince: number | undefined
  /** Waiting after it is what the viewer asked for. */
  let isSeeking = false

  const stops = (at: number): void => {
    playedMs += at - (movesSince ?? at)
    movesSince = undefined
  }

  /** Whether it stood still until now. */
  const stallEnds = (at: number): boolean => {
    const stood = waitsSince
    stallMs += at - (stood ?? at)
    waitsSince = undefined
    return stood !== undefined
  }

  const moves = (at: number): boolean => {
    isSeeking = false
    movesSince ??= at
    return stallEnds(at)
  }

  const waits = (at: number): void => {
    stops(at)
    if (isSeeking || waitsSince !== undefined) return
    waitsSince = at
    stallCount += 1
  }

  return {
    seeks: (): void => {
      isSeeking = true
    },
    /** Whether a standstill has ended by it. */
    hears: (fact: MediaFact, at: number): boolean => {
      if (fact.type === 'media.playing' || (fact.type === 'media.firstFrame' && !fact.paused)) return moves(at)
      if (fact.type === 'media.waiting') waits(at)
      else if (fact.type === 'media.paused' || fact.type === 'media.ended' || fact.type === 'media.firstFrame') {
        stops(at)
        return stallEnds(at)
      }
      return false
    },
    read: (at: number) => ({
      stallCount,
      stallMs: Math.round(stallMs + (at - (waitsSince ?? at))),
      playedMs: Math.round(playedMs + (at - (movesSince ?? at))),
    }),
  }
}
