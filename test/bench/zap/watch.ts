import type { Page } from 'playwright'

declare global {
  interface Window {
    /** From the last press of a hand to the first frame of what it has brought, in ms. */
    nextZap: () => Promise<number>
    /** How often a stream was put into a picture since the page began. */
    streamsLoaded: number
  }
}

/** Put into the page: when a hand pressed, and when the first frame of the stream that it brought was on screen. */
export const watchZaps = (): void => {
  let pressedAt = Number.NaN
  let tell: ((ms: number) => void) | undefined
  window.streamsLoaded = 0
  window.nextZap = () =>
    new Promise(resolve => {
      tell = resolve
    })
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        pressedAt = timeStamp
      },
      { capture: true },
    )
  addEventListener(
    'emptied',
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement)) return
      window.streamsLoaded += 1
      const painted = (now: number, { width }: VideoFrameCallbackMetadata) => {
        if (width === 0) target.requestVideoFrameCallback(painted)
        else tell?.(Math.max(now, performance.now()) - pressedAt)
      }
      target.requestVideoFrameCallback(painted)
    },
    { capture: true },
  )
}

const PATIENCE_MS = 20_000

/** Does what a hand does, and answers the milliseconds from its last press to the first new frame. */
export const timeZap = async (page: Page, hand: () => Promise<void>): Promise<number> => {
  const told = page.evaluate(patience => {
    const late = new Promise<number>(resolve => setTimeout(() => resolve(Number.NaN), patience))
    return Promise.race([window.nextZap(), late])
  }, PATIENCE_MS)
  // where the hand fails it is the hand's error that is told
  told.catch(() => undefined)
  await hand()
  const ms = await told
  if (Number.isNaN(ms)) throw new Error(`No new frame within ${PATIENCE_MS} ms after a press on ${page.url()}`)
  return ms
}

export const plays = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const video = document.querySelector('video')
    return video !== null && video.currentTime > 0 && video.readyState > 2
  })
