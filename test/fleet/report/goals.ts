import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Run } from '../run.ts'
import {
  ASKED,
  backAfter,
  bytesPerViewer,
  forMillion,
  loadOf,
  perViewerHour,
  rowsAt,
  STREAMS,
  secondsOf,
  type Window,
} from './figures.ts'

export interface Verdict {
  readonly figure: string
  readonly measured: string
  readonly goal: string
  readonly isMet: boolean
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** What is shown is what is judged; what could not be counted is missed. */
const most = (figure: string, measured: number, limit: number, unit: string, digits = 0): Verdict => ({
  figure,
  measured: Number.isNaN(measured) ? 'nothing arrived' : `${number(measured, digits)} ${unit}`.trim(),
  goal: `<= ${limit.toLocaleString('en')} ${unit}`.trim(),
  isMet: Number(measured.toFixed(digits)) <= limit,
})

/** Issue: peak second to mean over the minute after takeover, outage, expiry. */
const PEAK_TO_MEAN = 3
const peaks = (run: Run): ReadonlyArray<Verdict> =>
  run.stretches
    .filter(({ isHeld }) => isHeld)
    .flatMap(stretch =>
      (
        [
          ['calls', ASKED],
          ['streams', STREAMS],
        ] as const
      ).map(([name, hosts]) =>
        most(
          `${run.scenario}: peak second to mean, ${name}, ${stretch.name}`,
          loadOf(rowsAt(run, hosts), stretch).ratio,
          PEAK_TO_MEAN,
          'x',
          1,
        ),
      ),
    )

/** A tab that plays behind another one is hidden too. */
const HOURLY = { watching: 60, idle: 20, hidden: 6, 'hidden-playing': 6 } as const
const MEGABYTE = 1_000_000

const hour = (run: Run): Window => run.stretches[0] ?? { from: 0, until: run.lastsMs }

const hourly = (run: Run): ReadonlyArray<Verdict> => {
  const limit = HOURLY[run.scenario as keyof typeof HOURLY]
  if (limit === undefined) return []
  return [
    most(`${run.scenario}: API requests of a viewer in an hour`, perViewerHour(run, ASKED, hour(run)), limit, '', 1),
    most(
      `${run.scenario}: API bytes of a viewer in an hour, 1,000 channels`,
      bytesPerViewer(run, ASKED, hour(run)) / MEGABYTE,
      0.15,
      'MB',
      3,
    ),
  ]
}

const guest = (run: Run): ReadonlyArray<Verdict> => {
  if (run.scenario !== 'guest') return []
  const requests = secondsOf(rowsAt(run, ASKED), hour(run)).reduce((sum, each) => sum + each, 0) / run.viewers
  return [
    most('guest: calls in the first 5 minutes, 1,000 channels (without files and pictures)', requests, 80, ''),
    most(
      'guest: bytes of them (without files and pictures)',
      bytesPerViewer(run, ASKED, hour(run)) / MEGABYTE,
      1.5,
      'MB',
      2,
    ),
  ]
}

/** The ill call, and those that are asked for beside it. */
const LINE_UP: ReadonlySet<string> = new Set(['contentAuthority', 'channelList', 'contentRules'])

/** A million on paper, in the busiest minute of the hour. */
const illCall = (run: Run): ReadonlyArray<Verdict> => {
  if (run.scenario !== 'ill-call') return []
  const rows = run.rows.filter(({ call }) => LINE_UP.has(call))
  const minutes = Array.from({ length: 60 }, (_, at) => ({ from: (at + 6) * MINUTE, until: (at + 7) * MINUTE }))
  const busiest = Math.max(...minutes.map(minute => loadOf(rows, minute).mean))
  return [
    most(
      'ill-call: requests a second for it and what is asked for again with it, a million clients on paper, busiest minute',
      forMillion(run, busiest),
      2000,
      '',
    ),
  ]
}

const healed = (run: Run): ReadonlyArray<Verdict> => {
  if (run.healsAt === undefined) return []
  const ms = backAfter(run)
  return [
    {
      figure: `${run.scenario}: 99 % play again after it`,
      measured: ms === undefined ? 'not within the run' : `${number(ms / SECOND)} s`,
      goal: '<= 60 s',
      isMet: ms !== undefined && ms <= MINUTE,
    },
    most(`${run.scenario}: requests that the operator had no time for`, run.turnedAway, 0, ''),
  ]
}

/** Every figure of the issue with its goal; a goal may be missed and stays. */
export const verdictsOf = (run: Run): ReadonlyArray<Verdict> =>
  [peaks, healed, hourly, guest, illCall].flatMap(of => of(run))
