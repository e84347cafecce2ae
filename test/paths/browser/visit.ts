import { setTimeout as wait } from 'node:timers/promises'
import type { HeadEnd } from '@sintonia/operator'
import type { Fault } from '@sintonia/operator/control/faults.ts'
import type { BrowserContext, Page, Route } from 'playwright/test'
import { addressOf } from '../../../models/wire/endpoint.ts'
import { type CallName, endpoints } from '../../../models/wire/index.ts'
import { pauseClock } from '../../e2e/support/pauseClock.ts'
import { untilQuiet } from '../../e2e/support/quiet.ts'
import type { Silence } from '../../e2e/support/test.ts'
import { makeDrawn } from './drawn.ts'

/** How a call that was held back goes on. */
export type Release = 'answered' | 'dropped' | Fault

/** One visit of the app in a browser, with everything around it in the hands of a path. */
export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  readonly headEnd: HeadEnd
  /** What the browser may say although a path does not expect it. */
  readonly allow: Silence['allow']
  /** The operator's answer to this call waits from now on. */
  readonly hold: (call: CallName) => Promise<void>
  /** From now on a reload takes a while: what led to it can still be seen. */
  readonly slowReloads: () => Promise<void>
  /** Lets the call that waits go on; waits until there is one. */
  readonly release: (call: CallName, how?: Release) => Promise<void>
  /** From now on time passes on the page's clock only when the path lets it. */
  readonly stopClock: () => Promise<void>
  /** The page's clock, which goes by itself, stands still until it is let go again. */
  readonly holdClock: () => Promise<void>
  readonly letClockGo: () => Promise<void>
  /** So much time passes on the page's clock. */
  readonly pass: (ms: number) => Promise<void>
  /** The same at once: what is due more often comes once. */
  readonly leap: (ms: number) => Promise<void>
  /** Waits until the app has asked the operator for nothing for a while. */
  readonly quiet: () => Promise<void>
  /** The page's clock goes on until this is done. */
  readonly flow: <Result>(task: Promise<Result>) => Promise<Result>
}

/** What a walk keeps of each of its visits from the opening on. */
export const perVisit = <Kept>() => {
  const all = new WeakMap<Visit, Kept>()
  return {
    keep: (visit: Visit, kept: Kept): void => {
      all.set(visit, kept)
    },
    of: (visit: Visit): Kept => {
      const kept = all.get(visit)
      if (kept === undefined) throw new Error('The visit was not opened')
      return kept
    },
  }
}

/** The same for what takes a while to make. */
export const madePerVisit = <Kept>(make: (visit: Visit) => Promise<Kept>) => {
  const { keep, of } = perVisit<Kept>()
  return {
    of,
    open: async (visit: Visit): Promise<Kept> => {
      const made = await make(visit)
      keep(visit, made)
      return made
    },
  }
}

type VisitParts = Pick<Visit, 'page' | 'context' | 'headEnd' | 'allow'>

/** Calls that wait in the browser until the path lets them go on. */
const makeCalls = ({ page, headEnd }: VisitParts) => {
  const waiting = new Map<CallName, Route[]>()
  const awaited = new Map<CallName, ((route: Route) => void)[]>()
  const arrive = (call: CallName, route: Route): void => {
    const taker = awaited.get(call)?.shift()
    if (taker === undefined) waiting.get(call)?.push(route)
    else taker(route)
  }
  const arrived = (call: CallName): Promise<Route> => {
    const route = waiting.get(call)?.shift()
    if (route !== undefined) return Promise.resolve(route)
    return new Promise(resolve => awaited.set(call, [...(awaited.get(call) ?? []), resolve]))
  }
  const goOn = (call: CallName, route: Route, how: Release): Promise<void> => {
    if (how === 'dropped') return route.abort('connectionfailed')
    if (how !== 'answered') headEnd.control.addFault({ call, times: 1, ...how })
    return route.continue()
  }
  return {
    hold: async (call: CallName): Promise<void> => {
      if (waiting.has(call)) return
      waiting.set(call, [])
      await page.route(
        url => url.pathname === addressOf(endpoints[call]),
        route => arrive(call, route),
      )
    },
    release: async (call: CallName, how: Release = 'answered'): Promise<void> => goOn(call, await arrived(call), how),
  }
}

/** A clock that goes on goes by so many ms at a time. */
const SLICE = 50

const makeFlow =
  (pass: Visit['pass']): Visit['flow'] =>
  async task => {
    let isDone = false
    const watched = task.finally(() => {
      isDone = true
    })
    watched.catch(() => undefined)
    while (!isDone) {
      await pass(SLICE)
      await Promise.race([watched.catch(() => undefined), wait(SLICE)])
    }
    return watched
  }

/** What a reload waits, in real ms. */
const RELOAD_DELAY = 1_500

/** How far ahead the clock is stopped where no media go on. */
const AHEAD = 10_000

/** A visit with an empty page. */
export const makeVisit = (parts: VisitParts): Visit => {
  const drawn = makeDrawn(parts.page)
  const pass = (ms: number): Promise<void> => parts.page.clock.runFor(ms)
  return {
    ...parts,
    ...makeCalls(parts),
    slowReloads: async () => {
      await parts.page.route('**', async route => {
        if (route.request().isNavigationRequest()) await wait(RELOAD_DELAY)
        await route.fallback()
      })
    },
    stopClock: () => pauseClock(parts.page, AHEAD),
    holdClock: async () => {
      await drawn()
      await pauseClock(parts.page)
    },
    letClockGo: () => parts.page.clock.resume(),
    pass,
    leap: ms => parts.page.clock.fastForward(ms),
    quiet: () => untilQuiet(parts.headEnd),
    flow: makeFlow(pass),
  }
}
