import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Host, Row } from '../headEnd/ledger.ts'
import type { Run } from '../run.ts'

/** What viewers ask of the operator, whoever answers; what of that reaches its own machines; streams; files of the app. */
export const ASKED: ReadonlyArray<Host> = ['api', 'edge']
export const OWN: ReadonlyArray<Host> = ['api']
export const STREAMS: ReadonlyArray<Host> = ['cdn']
export const FILES: ReadonlyArray<Host> = ['files']

export interface Window {
  readonly from: number
  readonly until: number
}

export interface Load {
  /** Requests a second. */
  readonly mean: number
  readonly peak: number
  /** The busiest second against the mean; not a number where nothing arrived. */
  readonly ratio: number
}

const inSecond = (rows: ReadonlyArray<Row>, second: number): number =>
  rows.reduce((sum, { perSecond }) => sum + (perSecond[second] ?? 0), 0)

/** Requests in each second of a window. */
export const secondsOf = (rows: ReadonlyArray<Row>, { from, until }: Window): ReadonlyArray<number> => {
  const first = Math.floor(from / SECOND)
  return Array.from({ length: Math.floor(until / SECOND) - first }, (_, at) => inSecond(rows, first + at))
}

export const loadOf = (rows: ReadonlyArray<Row>, window: Window): Load => {
  const seconds = secondsOf(rows, window)
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length
  const peak = Math.max(...seconds)
  return { mean, peak, ratio: peak / mean }
}

export const rowsAt = ({ rows }: Run, hosts: ReadonlyArray<Host>): ReadonlyArray<Row> =>
  rows.filter(({ host }) => hosts.includes(host))

export const wholeOf = ({ lastsMs }: Run): Window => ({ from: 0, until: lastsMs })

const SHARE = 0.99

/** Milliseconds until 99 of 100 who watch have a picture for the rest of the run; `undefined`: not within it. */
export const backAfter = ({ watching, playing, healsAt }: Run): number | undefined => {
  if (healsAt === undefined) return undefined
  const isBack = watching.map((all, second) => (playing[second] ?? 0) >= SHARE * all)
  const lastWithout = isBack.lastIndexOf(false)
  if (lastWithout === isBack.length - 1) return undefined
  return Math.max(0, (lastWithout + 2) * SECOND - healsAt)
}

const MILLION = 1_000_000

/** What so many requests of this run would be of a million viewers: on paper. */
export const forMillion = ({ viewers }: Run, requests: number): number => (requests * MILLION) / viewers

/** Requests, and bytes, of one viewer in an hour of this stretch. */
export const perViewerHour = (run: Run, hosts: ReadonlyArray<Host>, window: Window): number => {
  const requests = secondsOf(rowsAt(run, hosts), window).reduce((sum, each) => sum + each, 0)
  return (requests / run.viewers) * ((60 * MINUTE) / (window.until - window.from))
}

/** The bytes of a row are spread as its requests are. */
const bytesIn = (row: Row, window: Window): number =>
  row.requests === 0 ? 0 : (row.bytes * secondsOf([row], window).reduce((sum, each) => sum + each, 0)) / row.requests

export const bytesPerViewer = (run: Run, hosts: ReadonlyArray<Host>, window: Window): number =>
  rowsAt(run, hosts).reduce((sum, row) => sum + bytesIn(row, window), 0) / run.viewers
