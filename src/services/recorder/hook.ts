import type { InspectionEvent } from 'xstate'

/** What XState said of an actor; of a snapshot also when, by the app's clock. */
export type Inspected = readonly [at: number, event: InspectionEvent]

/** What is kept until the recorder has come; when it is full the older half goes. */
const MOST = 4000

/**
 * Listens to the charts from their start. The recorder itself is fetched when the page has loaded, or when a report is
 * saved; until then its events wait.
 */
export const makeRecorderHook = (now: () => number, page: Window) => {
  const early: Inspected[] = []
  let take = (seen: Inspected): void => {
    if (early.push(seen) > MOST) early.splice(0, MOST / 2)
  }
  const recorder = async () => {
    const { attach } = await import('./recorder.ts')
    return attach(early, listener => {
      take = listener
    })
  }
  page.addEventListener('load', () => recorder().catch(() => undefined))
  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type === '@xstate.microstep') take([0, event])
      if (event.type === '@xstate.snapshot') take([now(), event])
    },
    recorder,
  }
}
