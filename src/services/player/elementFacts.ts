import type { MediaFact } from '../../../machines/engine/index.ts'

export interface ElementFacts {
  /** From now on a moving picture is news again. */
  readonly expectProgress: () => void
  readonly release: () => void
}

const WATCH_MS = 1_000
/** Seconds of playback that prove a picture: one that waits creeps on to the end of what it has. */
const PROOF_OF_PLAYBACK = 0.25

/**
 * What the media element says about one load. `waiting` events come late or never when playback hangs at a gap, so the
 * position is watched too.
 */
export const elementFacts = (video: HTMLVideoElement, tell: (fact: MediaFact) => void): ElementFacts => {
  const listening = new AbortController()
  let hasFrame = false
  let isMoving = false
  let firstPosition: number | undefined
  let lastPosition = video.currentTime

  const firstFrame = () => {
    if (hasFrame || video.error || listening.signal.aborted) return
    hasFrame = true
    tell({ type: 'media.firstFrame', paused: video.paused })
    if (isMoving) tell({ type: 'media.playing' })
  }
  /** An element says that it plays before its first frame is there: it is told after that frame then. */
  const moves = () => {
    isMoving = true
    if (hasFrame) tell({ type: 'media.playing' })
  }
  const waits = () => {
    isMoving = false
    lastPosition = video.currentTime
    tell({ type: 'media.waiting' })
  }
  const watch = () => {
    const moved = Math.abs(video.currentTime - lastPosition)
    lastPosition = video.currentTime
    if (!hasFrame || video.paused || video.seeking) return
    if (moved > PROOF_OF_PLAYBACK && !isMoving) moves()
    else if (moved === 0 && isMoving) waits()
  }

  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(type, listener, { signal: listening.signal })
  on('loadeddata', () => {
    const isPainted = video.videoWidth === 0 || video.paused
    if (isPainted) firstFrame()
    else video.requestVideoFrameCallback(firstFrame)
  })
  on('timeupdate', () => {
    firstPosition ??= video.currentTime
    if (video.currentTime - firstPosition > PROOF_OF_PLAYBACK) firstFrame()
  })
  on('playing', moves)
  on('waiting', waits)
  on('pause', () => {
    isMoving = false
    // A picture that breaks or ends pauses too, and is no wish of anybody's.
    if (video.paused && !video.error && !video.ended) tell({ type: 'media.paused' })
  })
  const timer = setInterval(watch, WATCH_MS)

  return {
    expectProgress: () => {
      isMoving = false
    },
    release: () => {
      listening.abort()
      clearInterval(timer)
    },
  }
}

/** Asks for playback; only a browser that wants a gesture first counts as a refusal. */
export const playElement = (video: HTMLVideoElement, tell: (fact: MediaFact) => void): void => {
  video.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') tell({ type: 'media.playRefused' })
  })
}
