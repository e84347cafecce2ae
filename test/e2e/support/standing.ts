import { expect, type Page } from 'playwright/test'

interface Watched {
  readonly video: HTMLVideoElement
  /** How often the element began to load something, or dropped what it had. */
  starts: number
}
declare global {
  interface Window {
    watched: Watched
    readonly documentPictureInPicture?: { readonly window: Window | null }
  }
}

/** Holds on to the media element, wherever it goes from here: another place of the page, another window. */
export const watchVideo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const video = document.querySelector('video')
    if (video === null) throw new Error('there is no video')
    const watched: Watched = { video, starts: 0 }
    for (const type of ['loadstart', 'emptied', 'abort'])
      video.addEventListener(type, () => {
        watched.starts += 1
      })
    window.watched = watched
  })

const facts = (page: Page) =>
  page.evaluate(() => {
    const { video, starts } = window.watched
    const others = [document, window.documentPictureInPicture?.window?.document].flatMap(each => [
      ...(each?.querySelectorAll<HTMLMediaElement>('video, audio') ?? []),
    ])
    return {
      starts,
      position: video.currentTime,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      isPaused: video.paused,
      elements: others.length,
      isThere: others.includes(video),
      at: performance.now() / 1000,
    }
  })

/** Seconds: what a move may cost, and what the browser's clocks may differ. */
const PATIENCE = 1.5

const TICK_MS = 50

/** The seconds that a busy machine keeps from everybody: a timer of this process, which has no part in the page, is late by them. */
const watchMachine = () => {
  let last = performance.now()
  let late = 0
  const timer = setInterval(() => {
    const now = performance.now()
    late += Math.max(0, now - last - TICK_MS)
    last = now
  }, TICK_MS)
  return (): number => {
    clearInterval(timer)
    return late / 1000
  }
}

/**
 * The same and only element goes on over a step: nothing was loaded anew, and its position went on with the time that
 * passed, neither back nor ahead. A machine that is too busy to paint holds it up by no more than it holds up others.
 */
export const goesOn = async (page: Page, step: () => Promise<unknown>): Promise<void> => {
  const lateness = watchMachine()
  const before = await facts(page)
  await step()
  await expect
    .poll(async () => {
      const { frames, position } = await facts(page)
      return frames > before.frames + 10 && position > before.position + 0.5
    })
    .toBe(true)
  const after = await facts(page)
  expect(after).toMatchObject({ starts: before.starts, isPaused: false, elements: 1, isThere: true })
  const lag = after.at - before.at - (after.position - before.position)
  expect(Math.abs(lag)).toBeLessThan(PATIENCE + lateness())
}

/** The same and only element stands still over a step, at the same place. */
export const staysPaused = async (page: Page, step: () => Promise<unknown>): Promise<void> => {
  const before = await facts(page)
  expect(before.isPaused).toBe(true)
  await step()
  expect(await facts(page)).toMatchObject({
    starts: before.starts,
    position: before.position,
    isPaused: true,
    elements: 1,
    isThere: true,
  })
}
