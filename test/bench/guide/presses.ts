import type { Page } from 'playwright'
import { wait } from '../browser.ts'

interface Reached {
  readonly frames: number
  readonly ms: number
}

declare global {
  interface Window {
    /** Frames and ms from the press to the moment that was waited for. */
    reached: Promise<Reached>
  }
}

/** From the next press of a hand on, until nearly all of the grid in sight is words again after it has moved. */
const awaitWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const grid = document.querySelector('#guide')
    const reached = new Promise(resolve =>
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const from = grid?.scrollLeft ?? 0
          let frames = 0
          const { port1, port2 } = new MessageChannel()
          const next = () => requestAnimationFrame(() => port2.postMessage(undefined))
          port1.onmessage = () => {
            frames += 1
            const hasMoved = Math.abs((grid?.scrollLeft ?? 0) - from) > 500
            if (hasMoved && window.emptyShare() < 0.1) resolve({ frames, ms: performance.now() - timeStamp })
            else next()
          }
          next()
        },
        { capture: true, once: true },
      ),
    )
    Object.assign(window, { reached })
  })

const PATIENCE_MS = 20_000

const reached = (page: Page): Promise<Reached> =>
  page.evaluate(patience => {
    const late = new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Error(`Nothing to read ${patience} ms after a press`)), patience),
    )
    return Promise.race([window.reached, late])
  }, PATIENCE_MS)

const pressAndReach = async (page: Page, press: () => Promise<void>): Promise<Reached> => {
  await awaitWords(page)
  await press()
  return reached(page)
}

const REST_MS = 1_500
/** Some hours from now, by the wheel. */
const AWAY_PX = 2_500

/** Frames from the press until what is on now is drawn, from some hours away. */
export const jumpToNow = async (page: Page): Promise<number> => {
  const box = await page.locator('#guide').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 600, (box?.y ?? 0) + 200)
  await page.mouse.wheel(AWAY_PX, 0)
  await wait(REST_MS)
  const now = page.getByRole('main').getByRole('button', { name: 'Now', exact: true })
  return (await pressAndReach(page, () => now.click())).frames
}

/** Milliseconds from the press of each of the days after today until it is drawn; each is read for the first time. */
export const openDays = async (page: Page): Promise<ReadonlyArray<number>> => {
  const days = page.getByRole('tablist', { name: 'Day' }).getByRole('tab')
  const names = await days.allTextContents()
  const today = names.findIndex(name => name.startsWith('Today'))
  const times: number[] = []
  for (let day = today + 1; day < names.length; day += 1) {
    times.push((await pressAndReach(page, () => days.nth(day).click())).ms)
    await wait(REST_MS)
  }
  return times
}

const TITLES = ['bridge', 'harbour', 'noon rep', 'map of', 'island']

/** Milliseconds from the last letter of a title until programmes are listed. */
export const findTitles = async (page: Page): Promise<ReadonlyArray<number>> => {
  await page.getByRole('button', { name: 'Search programmes by title' }).click()
  const field = page.getByRole('searchbox')
  const times: number[] = []
  for (const title of TITLES) {
    await field.fill('')
    await wait(REST_MS)
    await page.evaluate(letters => {
      const found = new Promise(resolve => {
        let typedAt = 0
        let typed = 0
        addEventListener('keydown', ({ timeStamp }) => {
          typed += 1
          typedAt = timeStamp
        })
        const look = () => {
          const isListed =
            document.querySelector('main li button') !== null || document.querySelector('dialog li button') !== null
          if (typed >= letters && isListed) resolve({ frames: 0, ms: performance.now() - typedAt })
          else requestAnimationFrame(look)
        }
        look()
      })
      Object.assign(window, { reached: found })
    }, title.length)
    await field.pressSequentially(title, { delay: 80 })
    times.push((await reached(page)).ms)
  }
  return times
}
