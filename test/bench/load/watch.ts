import type { Page } from 'playwright'

/** What the browser says of a visit, in ms since the address was entered. */
export interface Seen {
  readonly firstPaint: number
  readonly largestPaint: number
  /** First frame of any picture that moves. */
  readonly firstFrame: number
  readonly shift: number
  /** Tasks of more than 50 ms. */
  readonly longTasks: ReadonlyArray<{ readonly at: number; readonly ms: number }>
  /** Of each event of a press, from the hand to the next frame. */
  readonly interactions: ReadonlyArray<number>
}

declare global {
  interface Window {
    readonly visitSeen: Seen
  }
}

/** Put into the page before everything else. */
export const watchVisit = (): void => {
  const seen = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    firstFrame: Number.NaN,
    shift: 0,
    longTasks: [] as Array<{ at: number; ms: number }>,
    interactions: [] as number[],
  }
  Object.assign(window, { visitSeen: seen })
  const on = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  on('layout-shift', entry => {
    seen.shift += Number(Reflect.get(entry, 'value'))
  })
  on('longtask', ({ startTime, duration }) => seen.longTasks.push({ at: startTime, ms: duration }))
  on(
    'event',
    entry => {
      if (Reflect.get(entry, 'interactionId') > 0) seen.interactions.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
  addEventListener(
    'loadeddata',
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement)) return
      target.requestVideoFrameCallback(now => {
        if (Number.isNaN(seen.firstFrame)) seen.firstFrame = Math.max(now, performance.now())
      })
    },
    { capture: true },
  )
}

export const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => window.visitSeen)

/** How long nobody was answered: what each task took beyond 50 ms, from a moment on. */
export const blockedSince = ({ longTasks }: Seen, from: number): number =>
  longTasks.reduce((sum, { at, ms }) => (at < from ? sum : sum + ms - 50), 0)
