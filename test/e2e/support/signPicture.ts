import type { HeadEnd } from '@sintonia/operator'
import { expect, type Locator, type Page } from 'playwright/test'

const SEGMENT_MS = 2_000
/** So far apart hands and mouth no longer fit (AHEAD-38). */
const IN_STEP_MS = 500

/** The picture of somebody who signs, and the dialog in which it is chosen, in English. */
export const signPicture = (page: Page, player: Locator) => {
  const figure = player.getByRole('figure', { name: 'Sign language' })
  const video = figure.locator('video')
  const first = player.locator('[data-moment]')
  const dialog = page.getByRole('dialog', { name: 'Sign language' })

  /** Ten new frames of it are painted. */
  const advances = (of: Locator = video): Promise<void> =>
    of.evaluate(
      (element: HTMLVideoElement) =>
        new Promise(resolve => {
          const seen = new Set<number>()
          const next = (_: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
            seen.add(mediaTime)
            if (seen.size === 10) resolve()
            else element.requestVideoFrameCallback(next)
          }
          element.requestVideoFrameCallback(next)
        }),
    )

  /** What the first picture says of its moment, and where the second is in what was loaded of it, at one time. */
  const places = async () => {
    const second = await video.elementHandle()
    return first.evaluate(
      (main: HTMLVideoElement, sign) =>
        new Promise<{ moment: number; position: number; until: number }>(resolve => {
          const tell = (): void => {
            const { buffered, currentTime } = sign as HTMLVideoElement
            const until = Math.max(0, ...Array.from({ length: buffered.length }, (_, at) => buffered.end(at)))
            resolve({ moment: Date.parse(main.dataset.moment ?? ''), position: currentTime, until })
          }
          if (main.paused) tell()
          else main.addEventListener('timeupdate', tell, { once: true })
        }),
      second,
    )
  }

  /** Segment n begins at second 2n of the epoch, or of the film: the newest one that was asked for dates what is loaded. */
  const isInStep = ({ control }: HeadEnd): Promise<void> =>
    expect(async () => {
      const numbers = control.requests().map(({ path }) => Number(/\/sign\/(\d+)\.m4s$/.exec(path)?.[1]))
      const end = (Math.max(...numbers.filter(Number.isFinite)) + 1) * SEGMENT_MS
      const { moment, position, until } = await places()
      expect(Math.abs(end - (until - position) * 1_000 - moment)).toBeLessThanOrEqual(IN_STEP_MS)
    }).toPass({ intervals: [200], timeout: 20_000 })

  /** In which corner of the player it stands, and how much of its width it takes. */
  const stands = async () => {
    const [frame, own] = [await player.boundingBox(), await figure.boundingBox()]
    if (frame === null || own === null) return undefined
    const isLeft = own.x + own.width / 2 < frame.x + frame.width / 2
    const isAbove = own.y + own.height / 2 < frame.y + frame.height / 2
    return {
      corner: `${isAbove ? 'top' : 'bottom'} ${isLeft ? 'left' : 'right'}`,
      share: Math.round((own.width / frame.width) * 100),
    }
  }

  return { figure, video, dialog, advances, isInStep, stands }
}

/** How often the operator was asked for something of it. */
export const askedForSign = ({ control }: HeadEnd): number =>
  control.requests().filter(({ path }) => /\/sign(\.m3u8$|\/)/.test(path)).length
