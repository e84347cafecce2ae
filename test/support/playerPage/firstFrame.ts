/** Milliseconds from a press until the first frame of what was never on before is on screen. */
export const firstFrame = (video: HTMLVideoElement, press: () => void): Promise<number> =>
  new Promise(resolve => {
    const begin = performance.now()
    video.requestVideoFrameCallback(now => resolve(Math.max(now, performance.now()) - begin))
    press()
  })
