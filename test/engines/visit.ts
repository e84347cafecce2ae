import type { HeadEnd } from '@sintonia/operator'
import type { EmailAccount } from '../e2e/support/accounts.ts'
import { userSession } from '../e2e/support/signIn.ts'
import type { Driver } from './drivers/driver.ts'
import { type Found, findInPage, type Looked, ROLES } from './inPage.ts'

const SETTLED_MS = 5_000
const PAUSE_MS = 150

/** A page of this origin that runs no app: what is left on the device there is there when the app opens. */
const BARE = '/browsers.html'

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, PAUSE_MS))

/** A page that has crashed says nothing any more, not even that. */
const inTime = <Value>(answer: Promise<Value>, ms: number): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page does not answer')), ms)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

const call = (run: (...args: never[]) => unknown, args: ReadonlyArray<unknown>): string =>
  `(${run})(...${JSON.stringify(args)})`

/** A person at a browser: journeys are written in these words, once for every engine. */
export const visitOf = (driver: Driver, { origin }: Pick<HeadEnd, 'origin'>, usual: number) => {
  const ask = <Value>(run: () => Value): Promise<Awaited<Value>> =>
    driver.evaluate(call(run, [])) as Promise<Awaited<Value>>

  const until = async (what: string, holds: () => Promise<unknown>, patience = usual): Promise<void> => {
    const end = Date.now() + patience
    let trouble = ''
    while (Date.now() < end) {
      const answer = await inTime(holds(), end - Date.now()).catch(error => {
        trouble = `: ${error instanceof Error ? error.message : error}`
        return false
      })
      if (answer) return
      await pause()
    }
    throw new Error(`Not within ${patience / 1000} s: ${what}${trouble}`)
  }

  const look = (looked: Looked, isTaken: boolean): Promise<Found | null> => {
    const { role, name, within = 'body' } = looked
    return driver.evaluate(call(findInPage, [ROLES[role], name, within, isTaken])) as Promise<Found | null>
  }
  const told = ({ role, name }: Looked): string => `${role} /${name}/`

  const sees = (looked: Looked): Promise<void> => until(told(looked), () => look(looked, false))
  const press = async (looked: Looked): Promise<void> => {
    let place: Found | null = null
    await until(`${told(looked)} can be pressed`, async () => {
      const before = await look(looked, true)
      await pause()
      place = await look(looked, true)
      return before !== null && place?.isFree && before.x === place.x && before.y === place.y
    })
    const { x, y }: Found = place ?? { x: 0, y: 0, isFree: false }
    await driver.press(x, y)
  }

  return {
    ask,
    until,
    sees,
    press,
    open: (path: string): Promise<void> => driver.go(origin + path),
    /** Who logged in on this device before. */
    openAs: async (account: EmailAccount, path: string): Promise<void> => {
      await driver.go(origin + BARE)
      const kept = await userSession(origin, account)
      await driver.evaluate(`Object.assign(localStorage, ${JSON.stringify(kept)}) && null`)
      await driver.go(origin + path)
    },
    type: async (looked: Looked, text: string): Promise<void> => {
      await press(looked)
      await driver.type(text)
    },
    key: driver.key,
    address: () => ask(() => location.pathname + location.search),
    /** Frames of one source follow each other: the moment on screen grows, and more pictures were shown. */
    plays: async (): Promise<void> => {
      const shown = () =>
        ask(() => {
          const video = document.querySelector<HTMLVideoElement>('video[src]') ?? document.querySelector('video')
          const frames = video?.getVideoPlaybackQuality().totalVideoFrames ?? 0
          return { at: video?.currentTime ?? 0, frames, width: video?.videoWidth ?? 0, isPaused: video?.paused ?? true }
        })
      let last = await shown()
      let steps = 0
      await until('pictures follow each other', async () => {
        const now = await shown()
        if (now.width === 0 || now.isPaused || now.at < last.at) steps = 0
        else if (now.at > last.at && now.frames > last.frames) steps += 1
        last = now
        return steps >= 3
      })
    },
    /** The moment of the programme on screen, as the player tells it. */
    moment: () => ask(() => Date.parse(document.querySelector('video')?.getAttribute('data-moment') ?? '')),
    /** Nothing is wider than the window, once all has come in. */
    fits: (): Promise<void> =>
      until(
        'nothing is wider than the window',
        () => ask(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        SETTLED_MS,
      ),
  }
}

export type Visit = ReturnType<typeof visitOf>
