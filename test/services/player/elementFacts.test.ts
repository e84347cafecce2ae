import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MediaFact } from '../../../machines/engine/index.ts'
import { elementFacts } from '../../../src/services/player/elementFacts.ts'

/** An element as far as its facts are read, with the moment of its first painted frame in the test's hands. */
const element = () => {
  let paint = (): void => {}
  const video = Object.assign(new EventTarget(), {
    currentTime: 0,
    paused: false,
    seeking: false,
    videoWidth: 640,
    requestVideoFrameCallback: (painted: () => void) => {
      paint = painted
    },
  })
  const facts: MediaFact[] = []
  const watched = elementFacts(video as never, fact => facts.push(fact))
  return {
    facts,
    release: watched.release,
    says: (type: string) => video.dispatchEvent(new Event(type)),
    paints: () => paint(),
    /** A second in which it comes so far, in seconds. */
    passes: (seconds: number) => {
      video.currentTime += seconds
      vi.advanceTimersByTime(1_000)
    },
    goesOn: (seconds: number) => {
      video.currentTime += seconds
    },
    ends: () => Object.assign(video, { ended: true, paused: true }),
    breaks: () => Object.assign(video, { error: { code: 3 }, paused: true }),
    pauses: () => {
      video.paused = true
      video.dispatchEvent(new Event('pause'))
    },
  }
}

let release = (): void => {}
afterEach(() => {
  release()
  vi.useRealTimers()
})

describe('what the media element says', () => {
  test('[LIVE-01] a picture that is said to play before its first frame goes on with that frame', () => {
    const video = element()
    release = video.release
    video.says('playing')
    video.says('loadeddata')
    expect(video.facts).toEqual([])
    video.paints()
    expect(video.facts).toEqual([{ type: 'media.firstFrame', paused: false }, { type: 'media.playing' }])
    video.says('waiting')
    video.says('playing')
    expect(video.facts.slice(2)).toEqual([{ type: 'media.waiting' }, { type: 'media.playing' }])
  })

  test('[LIVE-13] a picture that breaks has no first frame, and its pause is nobody’s wish', () => {
    const video = element()
    release = video.release
    video.breaks()
    video.says('pause')
    video.says('loadeddata')
    video.paints()
    expect(video.facts).toEqual([])
  })

  test('[LIVE-13] the pause of a picture that has ended is nobody’s wish', () => {
    const video = element()
    release = video.release
    video.ends()
    video.says('pause')
    expect(video.facts).toEqual([])
  })

  test('[LIVE-01] a pause that is over when it is told is none', () => {
    const video = element()
    release = video.release
    video.says('pause')
    expect(video.facts).toEqual([])
    video.pauses()
    expect(video.facts).toEqual([{ type: 'media.paused' }])
  })

  test('[AHEAD-46] a picture that waits goes on by nothing that it played before, nor by its last frames, and by playback of which nothing was said', () => {
    vi.useFakeTimers()
    const video = element()
    release = video.release
    video.says('playing')
    video.says('loadeddata')
    video.paints()
    video.passes(1)
    video.goesOn(0.4)
    video.says('waiting')
    video.passes(0.06)
    expect(video.facts.slice(2)).toEqual([{ type: 'media.waiting' }])
    video.passes(0.5)
    expect(video.facts.slice(3)).toEqual([{ type: 'media.playing' }])
    video.passes(0)
    expect(video.facts.slice(4)).toEqual([{ type: 'media.waiting' }])
  })
})
