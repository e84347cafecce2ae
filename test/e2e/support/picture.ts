import type { HeadEnd } from '@sintonia/operator'
import { expect, type Page } from 'playwright/test'

declare global {
  interface Window {
    /** Put there by the page fixture. */
    readonly playedElements: ReadonlySet<HTMLMediaElement>
  }
  interface HTMLVideoElement {
    /** Chromium only: grows with every piece of sound that was decoded. */
    readonly webkitAudioDecodedByteCount: number
  }
}

const SEGMENT_SECONDS = 2

/** What the one media element shows, read from the browser and not from what the app says of it. */
export const picture = (page: Page) => {
  const video = page.locator('video')

  const facts = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      position: element.currentTime,
      bufferedUntil: Math.max(
        0,
        ...Array.from({ length: element.buffered.length }, (_, index) => index)
          .filter(index => element.buffered.start(index) <= element.currentTime)
          .map(index => element.buffered.end(index)),
      ),
      rate: element.playbackRate,
      frames: element.getVideoPlaybackQuality().totalVideoFrames,
      soundBytes: element.webkitAudioDecodedByteCount,
      height: element.videoHeight,
      isPaused: element.paused,
      isMuted: element.muted,
      volume: element.volume,
      source: element.currentSrc,
      allowsPictureInPicture: !element.disablePictureInPicture,
    }))

  /**
   * Ten new frames are painted, each with a later time than the one before. The old picture may stand until the first
   * frame of another source: its frames are not counted.
   */
  const advances = async (): Promise<void> => {
    const times = await video.evaluate(
      (element: HTMLVideoElement) =>
        new Promise<ReadonlyArray<number>>(resolve => {
          let seen: number[] = []
          element.addEventListener('emptied', () => {
            seen = []
          })
          const next = (_: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
            if (seen.at(-1) !== mediaTime) seen.push(mediaTime)
            if (seen.length === 10) resolve(seen)
            else element.requestVideoFrameCallback(next)
          }
          element.requestVideoFrameCallback(next)
        }),
    )
    expect(times).toEqual([...times].sort((a, b) => a - b))
  }

  /** Position and decoded sound grow, whether or not there is a picture. */
  const soundAdvances = async (): Promise<void> => {
    const before = await facts()
    await expect.poll(async () => (await facts()).soundBytes).toBeGreaterThan(before.soundBytes)
    await expect.poll(async () => (await facts()).position).toBeGreaterThan(before.position + 1)
  }

  const standsStill = async (): Promise<void> => {
    await expect.poll(async () => (await facts()).isPaused).toBe(true)
    const before = await facts()
    expect((await facts()).position).toBe(before.position)
  }

  /** Elements of the whole page, in the document or not, that can be heard at this moment. */
  const sounding = () =>
    page.evaluate(() => {
      const all = new Set([...document.querySelectorAll<HTMLMediaElement>('video, audio'), ...window.playedElements])
      return [...all].filter(({ paused, muted, volume }) => !paused && !muted && volume > 0).length
    })

  /**
   * How many milliseconds the moment on screen lies behind the wall clock. Segment n of a live stream begins at second 2n
   * of the epoch (packages/operator/media), so the newest segment that was asked for dates the end of the buffer.
   */
  const behindWallClock = async ({ control }: HeadEnd, channel: string): Promise<number> => {
    const path = new RegExp(`^/live/live-${channel}(?:-\\d+)?/(?:v|a-)\\w+/(\\d+)\\.m4s$`)
    const numbers = control.requests().flatMap(request => Number(path.exec(request.path)?.[1] ?? Number.NaN))
    const newest = Math.max(...numbers.filter(Number.isFinite))
    const { position, bufferedUntil } = await facts()
    const bufferEnd = (newest + 1) * SEGMENT_SECONDS
    return control.now() - (bufferEnd - (bufferedUntil - position)) * 1000
  }

  /**
   * The programme's moment on screen, proven by the segments: segment n of a stream begins at second 2n of the epoch, so
   * the newest one that was asked for of picture and of sound since the operator's list of requests was emptied dates
   * the end of the buffer.
   */
  const provenMoment = async ({ control }: HeadEnd, stream: string): Promise<number> => {
    const newestOf = (track: string): number => {
      const path = new RegExp(`^/(?:live|dvr)/${stream}(?:-\\d+)?/${track}/(\\d+)\\.m4s$`)
      const numbers = control.requests().map(request => Number(path.exec(request.path)?.[1]))
      return Math.max(...numbers.filter(Number.isFinite))
    }
    const read = async () => ({ newest: Math.min(newestOf('v\\d+'), newestOf('a-\\w+')), ...(await facts()) })
    let seen = await read()
    // a segment on its way is in the list and not yet in the buffer
    await expect(async () => {
      const before = seen
      seen = await read()
      expect([seen.newest, seen.bufferedUntil]).toEqual([before.newest, before.bufferedUntil])
    }).toPass({ intervals: [300] })
    return (seen.newest + 1) * SEGMENT_SECONDS * 1000 - (seen.bufferedUntil - seen.position) * 1000
  }

  /** The same as the player itself tells it: the stream's program-date-time on screen. */
  const programDateTime = async (): Promise<number> => Date.parse((await video.getAttribute('data-moment')) ?? '')

  return {
    video,
    facts,
    advances,
    soundAdvances,
    standsStill,
    sounding,
    behindWallClock,
    provenMoment,
    programDateTime,
  }
}
