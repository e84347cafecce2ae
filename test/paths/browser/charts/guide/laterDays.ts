import { expect, type Route } from 'playwright/test'
import { DAY } from '../../../../../models/codec/instant.ts'
import { type UtcDay, utcDayOf } from '../../../../../models/epg.ts'
import { isCall, makeGate } from '../../gate.ts'
import type { Visit } from '../../visit.ts'

/** The device keeps the days from yesterday to the day after tomorrow. */
const FIRST = -1
const LAST = 2
/** What a busy machine takes to fill a device, in real ms. */
const SYNC = 45_000
/** A call that has failed three times rests, and the app does not ask (AHEAD-47): known after so many real ms. */
const UNASKED = 3_000

export type LaterDays = {
  /** Whoever waits for a later day gets it, and whoever asks after that. */
  readonly answer: () => void
  /** Whoever waits for a later day is refused it, if the app asks at all; who asks after that waits again. */
  readonly refuse: () => Promise<void>
  /** Whoever asks for a later day from now on waits. */
  readonly hold: () => void
}

/** What a call for days asks for. */
type Wish = { readonly date: number; readonly epgIdList?: readonly string[] }

/** The operator's checksums name the days that a device keeps: here only some of them. */
const keepFewDays = async ({ page, headEnd }: Visit): Promise<{ readonly areStored: () => boolean }> => {
  let stored = Number.POSITIVE_INFINITY
  const fetches = () => headEnd.control.countOf('epgDays')
  await page.route(isCall('epgChecksums'), async route => {
    const today = utcDayOf(headEnd.control.now())
    const response = await route.fetch()
    const body: { readonly result: ReadonlyArray<{ readonly date: UtcDay }> } = await response.json()
    const result = body.result.filter(({ date }) => date >= today + FIRST * DAY && date <= today + LAST * DAY)
    stored = Math.min(stored, fetches() + result.length)
    await route.fulfill({ response, json: { ...body, result } })
  })
  return { areStored: () => fetches() >= stored }
}

const refuse = (route: Route): Promise<void> => route.fulfill({ status: 502 })

/**
 * The page on a device that has the guide of the days around today. The operator's answer to who asks for a later
 * day waits until the path says what it is, unless it is to be refused at once.
 */
export const openWithFewDays = async (
  visit: Visit,
  address: string,
  isRefused: (wish: Wish) => boolean = () => false,
): Promise<LaterDays> => {
  const { page, headEnd } = visit
  const last = utcDayOf(headEnd.control.now()) + LAST * DAY
  const gate = await makeGate(page, isCall('epgDays'))
  await page.route(isCall('epgDays', 'epgDay'), (route, request) => {
    const wish: Wish = request.postDataJSON()
    if (wish.date <= last) return route.continue()
    // what is asked for in several ways is held where it is asked for last
    return wish.epgIdList === undefined || isRefused(wish) ? refuse(route) : route.fallback()
  })
  const { areStored } = await keepFewDays(visit)
  await page.goto(address)
  await expect.poll(areStored, { timeout: SYNC }).toBe(true)
  await visit.quiet()
  return {
    answer: () => gate.open(route => route.continue()),
    refuse: () => gate.pass(refuse, UNASKED),
    hold: gate.hold,
  }
}
