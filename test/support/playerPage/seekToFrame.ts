/** Near enough to where playback is, in seconds: a frame of the new place. */
const NEAR = 1

/** Milliseconds from a seek until the first frame of the new place is on screen. */
export const seekToFrame = (video: HTMLVideoElement, seek: () => void): Promise<number> =>
  new Promise(resolve => {
    const begin = performance.now()
    const from = video.currentTime
    const painted = (now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      const isThere = Math.abs(video.currentTime - from) > NEAR && Math.abs(mediaTime - video.currentTime) < NEAR
      if (isThere && !video.seeking) resolve(Math.max(now, performance.now()) - begin)
      else video.requestVideoFrameCallback(painted)
    }
    video.requestVideoFrameCallback(painted)
    seek()
  })
