import type { MetricRecord } from '../../../models/metric.ts'

/** The part of a viewing, from its first frame to its end without pauses, that was spent standing still: 0 to 1. */
const rebufferRatio = ({ stallMs = 0, playedMs = 0 }: Pick<Partial<MetricRecord>, 'stallMs' | 'playedMs'>): number =>
  stallMs === 0 ? 0 : stallMs / (stallMs + playedMs)

/** How the viewings of one host and release went; times in milliseconds. */
export interface PlaybackSum {
  readonly host: string
  readonly release: string
  /** Wishes for something: they started, failed to start, or were left before. */
  readonly wishes: number
  readonly startFailures: number
  readonly exitsBeforeStart: number
  /** Of those that started, in the middle: half of them were faster. */
  readonly startMs: number | undefined
  /** Of all the time that was to be played, the part that stood still: 0 to 1. */
  readonly rebufferRatio: number
  /** In the middle of what was told. */
  readonly latencyMs: number | undefined
  /** Why something failed to start, or stopped, and how often. */
  readonly codes: Readonly<Record<string, number>>
}

const present = (values: ReadonlyArray<number | undefined>): ReadonlyArray<number> =>
  values.filter(value => value !== undefined)

const middle = (values: ReadonlyArray<number>): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]

const counted = (names: ReadonlyArray<string | undefined>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const name of names) if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/** What the records of a viewing say grows with it: the last one says it all. */
const lastOfEach = (records: ReadonlyArray<MetricRecord>): ReadonlyArray<MetricRecord> => [
  ...new Map(records.toSorted((one, other) => one.ts - other.ts).map(record => [record.viewId, record])).values(),
]

const total = (values: ReadonlyArray<number | undefined>): number =>
  present(values).reduce((sum, value) => sum + value, 0)

const sumOf = (host: string, release: string, records: ReadonlyArray<MetricRecord>): PlaybackSum => {
  const of = (event: MetricRecord['event']) => records.filter(record => record.event === event)
  const [starts, failures, exits] = [of('start'), of('startFailed'), of('exitBeforeStart')]
  const last = lastOfEach(records)
  return {
    host,
    release,
    wishes: starts.length + failures.length + exits.length,
    startFailures: failures.length,
    exitsBeforeStart: exits.length,
    startMs: middle(present(starts.map(({ startupMs }) => startupMs))),
    rebufferRatio: rebufferRatio({
      stallMs: total(last.map(({ stallMs }) => stallMs)),
      playedMs: total(last.map(({ playedMs }) => playedMs)),
    }),
    latencyMs: middle(present(records.map(({ latencyMs }) => latencyMs))),
    codes: counted([...failures, ...of('error')].map(({ errCode }) => errCode)),
  }
}

/** How viewings went, by who gave the stream and by the release of the app. */
export const playbackSums = (records: ReadonlyArray<MetricRecord>): ReadonlyArray<PlaybackSum> => {
  const groups = new Map<string, [MetricRecord, ...MetricRecord[]]>()
  for (const record of records.filter(({ kind }) => kind !== 'account')) {
    const key = JSON.stringify([record.host, record.release])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [record])
    else group.push(record)
  }
  return [...groups.values()]
    .map(group => sumOf(group[0].host ?? 'unknown', group[0].release ?? 'unknown', group))
    .toSorted((one, other) => other.wishes - one.wishes)
}
