/** Milliseconds from a click until the first frame that it brings is on screen. */
export const clickToFrame = (video: HTMLVideoElement, click: () => void): Promise<number> =>
  new Promise(resolve => {
    const begin = performance.now()
    const painted = (now: number, { width }: VideoFrameCallbackMetadata) => {
      if (width === 0) video.requestVideoFrameCallback(painted)
      else resolve(Math.max(now, performance.now()) - begin)
    }
    video.addEventListener('emptied', () => video.requestVideoFrameCallback(painted), { once: true })
    click()
  })
