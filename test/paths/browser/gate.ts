import { setTimeout as wait } from 'node:timers/promises'
import { type Either, isRight } from 'fp-ts/lib/Either.js'
import type { Page, Request, Route } from 'playwright/test'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addressOf } from '../../../models/wire/endpoint.ts'
import { type CallName, endpoints } from '../../../models/wire/index.ts'
import type { Answer } from './model.ts'
import type { Visit } from './visit.ts'

/** For who asks the operator for one of these. */
export const isCall =
  (...calls: readonly CallName[]) =>
  ({ pathname }: URL): boolean =>
    calls.some(call => pathname === addressOf(endpoints[call]))

/** Lets a request go on, or answers it in the operator's place. */
type Way = (route: Route) => Promise<void>

export type Gate = {
  /** From now on requests wait here. */
  readonly hold: () => void
  /** Those that wait are never answered. */
  readonly forget: () => void
  /** Those that wait, and all that come from now on, go this way. */
  readonly open: (way: Way) => void
  /**
   * Those that wait go this way, at least one, which may be still to come; all that come after it wait again. Where the app may
   * have failed without asking, it comes within so many real ms or not at all.
   */
  readonly pass: (way: Way, patience?: number) => Promise<void>
}

const held = new WeakSet<Request>()

/** Whether this request waits at a gate: it comes only where the path says so. */
export const isHeld = (request: Request): boolean => held.has(request)

/** A request of a page that was left, or of a load that was given up, needs no answer. */
const onItsWay = (way: Way, route: Route): void => {
  way(route).catch(() => undefined)
}

/** Where requests of a page wait until a path says how they go on; at first they wait. */
export const makeGate = async (page: Page, isMeant: (url: URL) => boolean): Promise<Gate> => {
  let waiting: Route[] = []
  let way: Way | undefined
  let arrived = (): void => undefined
  await page.route(isMeant, route => {
    if (way !== undefined) return onItsWay(way, route)
    waiting.push(route)
    held.add(route.request())
    arrived()
  })
  const send = (chosen: Way): void => {
    for (const route of waiting) {
      held.delete(route.request())
      onItsWay(chosen, route)
    }
    waiting = []
  }
  return {
    hold: () => {
      way = undefined
    },
    forget: () => {
      waiting = []
    },
    open: chosen => {
      way = chosen
      send(chosen)
    },
    pass: async (chosen, patience) => {
      way = undefined
      const came = new Promise<void>(resolve => {
        arrived = resolve
      })
      if (waiting.length === 0) await (patience === undefined ? came : Promise.race([came, wait(patience)]))
      send(chosen)
    },
  }
}

/** How an operator fails that refuses at a gate. */
export const REFUSED = { tag: 'server', status: 500 } as const satisfies CallFailure

/** Whoever waits at the gate is answered as the path says; who asks after that waits again. */
export const answeredAt =
  (gateOf: (visit: Visit) => Gate): Answer =>
  async (visit, output) => {
    const isTaken = isRight(output as Either<unknown, unknown>)
    await gateOf(visit).pass(route => (isTaken ? route.continue() : route.fulfill({ status: REFUSED.status })))
  }
