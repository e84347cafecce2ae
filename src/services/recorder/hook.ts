import type { InspectionEvent } from 'xstate'
import type { ReportEntry } from '../report/report.ts'
import type { Heard } from './heard.ts'

/** So many wait for the recorder; when there are more, the oldest goes. */
const MOST = 4000

/**
 * Listens to the charts and the report from their start, and passes on to `write` what a developer sees. The recorder
 * itself is fetched when the page has come to `rest`, or when a report is saved; until then its events wait. Lies before
 * the first paint: every byte counts.
 */
export const makeRecorderHook = (
  now: () => number,
  rest: Promise<void>,
  write: (entry: ReportEntry) => void = () => undefined,
) => {
  const early: Heard[] = []
  let take = (seen: Heard): void => {
    if (early.push(seen) > MOST) early.shift()
  }
  const recorder = async () => {
    const made = (await import('./recorder.ts')).attach(early)
    take = made.take
    return made
  }
  rest.then(recorder).catch(() => {})
  return {
    /** Of snapshots and of the steps to them. */
    inspect: (event: InspectionEvent): void => {
      if ('snapshot' in event) take([now(), event])
    },
    note: (entry: ReportEntry): void => {
      take([now(), entry])
      write(entry)
    },
    recorder,
  }
}
