import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type HeadEnd, type HeadEndOptions, startHeadEnd } from '@sintonia/operator'
import { type BrowserContext, test as base, type Clock, expect } from 'playwright/test'
import { HOUR, instant, MINUTE } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { APP_DIR } from './appDir.ts'

const sinceMidnight = (time: string): number => {
  const [, hours, minutes] = /^(\d\d?):(\d\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new Error(`HOUR is a time of the day as 0:20, not "${time}"`)
  return Number(hours) * HOUR + Number(minutes) * MINUTE
}

/** With `HOUR=0:20` every operator's clock begins at that time of today, UTC: the tests hold at each hour. */
const clockOf = (time: string | undefined): Pick<HeadEndOptions, 'clock'> => {
  if (time === undefined) return {}
  const now = instant(Date.now())
  const ahead = utcDayOf(now) + sinceMidnight(time) - now
  return { clock: () => Date.now() + ahead }
}

/** The clock that an operator which is started now goes by. */
export const operatorClock = (): (() => number) => clockOf(process.env.HOUR).clock ?? Date.now

export const startOperator = (switches: HeadEndOptions = {}): Promise<HeadEnd> =>
  startHeadEnd({ appDir: APP_DIR, ...clockOf(process.env.HOUR), ...switches })

/** What the browser said although nobody asked it: console lines, uncaught errors, requests to foreign hosts. */
export interface Silence {
  /** These lines belong to what the test provokes. */
  readonly allow: (...lines: ReadonlyArray<RegExp>) => void
}

/** What Chromium itself writes when an answer has a failing status, or does not come. */
export const FAILED_REQUEST = /Failed to load resource/

/** The same where such an answer stands in place of a file of the app. */
export const FAILED_SCRIPT = /^error: Refused to execute script .* because its MIME type/

/** What the runner says in the app's name where it blocks the worker (playwright.config.ts). */
const BLOCKED = /^warning: Service Worker registration blocked by Playwright$/

/** What Chromium itself throws once in some hundred openings of a window that then works. */
const ENGINE = /requestWindow.*The provided callback is no longer runnable/

/** What the page foretells of a live stream is there for the operator only where both have the same time. */
const FORETOLD = /\/live\/.*\.m4s/

/** Tells of the first time that somebody moves the page's clock away from that of the operator. */
const onMoved = (clock: Clock, tell: () => void): void => {
  for (const way of ['fastForward', 'runFor', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
    const move: (time: never) => Promise<void> = clock[way].bind(clock)
    clock[way] = (time: never) => {
      tell()
      return move(time)
    }
  }
}

const listen = (context: BrowserContext, origin: string) => {
  let isMoved = false
  onMoved(context.clock, () => {
    isMoved = true
  })
  const allowed: RegExp[] = [BLOCKED, ENGINE]
  const said: string[] = []
  const isOwn = (address: string): boolean => address.startsWith(`${origin}/`) || /^(blob|data|about):/.test(address)
  context.on('console', message => {
    if (isMoved && /404/.test(message.text()) && FORETOLD.test(message.location().url)) return
    said.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', error => said.push(`uncaught: ${error.error().message}`))
  context.on('request', request => {
    if (!isOwn(request.url())) said.push(`foreign request: ${request.url()}`)
  })
  return {
    allow: (...lines: ReadonlyArray<RegExp>): void => {
      allowed.push(...lines)
    },
    unwanted: (): ReadonlyArray<string> => said.filter(line => !allowed.some(pattern => pattern.test(line))),
  }
}

/** Every element that was ever told to play, in the document or not, for `sounding` in picture.ts. */
const noteMediaElements = (): void => {
  const played = new Set<HTMLMediaElement>()
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    played.add(this)
    return play.call(this)
  }
  Object.assign(window, { playedElements: played })
}

interface TestParts {
  /** Switches of an operator of this test's own; without any, the worker's common one is used. */
  readonly switches: HeadEndOptions
  readonly headEnd: HeadEnd
  readonly silence: Silence
}
interface WorkerParts {
  readonly commonHeadEnd: HeadEnd
}

/**
 * A test against the built app and a whole local operator. It fails when the browser says anything, or asks a foreign
 * host, that the test did not allow.
 */
export const test = base.extend<TestParts, WorkerParts>({
  commonHeadEnd: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which parts are asked for
    async ({}, use) => {
      const headEnd = await startOperator()
      await use(headEnd)
      await headEnd.close()
    },
    { scope: 'worker' },
  ],
  switches: [{}, { option: true }],
  headEnd: async ({ commonHeadEnd, switches }, use) => {
    if (Object.keys(switches).length === 0) {
      commonHeadEnd.control.reset()
      return use(commonHeadEnd)
    }
    const own = await startOperator(switches)
    await use(own)
    await own.close()
  },
  baseURL: ({ headEnd }, use) => use(headEnd.origin),
  silence: async ({ context, headEnd }, use) => {
    const ear = listen(context, headEnd.origin)
    await use({ allow: ear.allow })
    expect(ear.unwanted(), 'the browser stays silent').toEqual([])
  },
  page: async ({ page, silence: _ }, use) => {
    await page.addInitScript(noteMediaElements)
    await use(page)
    // a question that is still on its way when the test is over is nobody's
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }

export const pathInRepo = (path: string): string => join(fileURLToPath(new URL('../../../', import.meta.url)), path)
