import * as t from 'io-ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import type { Report } from '../report/report.ts'
import { makeStorage, type StorageArea } from '../storage/storage.ts'

interface KeptPlaceParts {
  readonly report: Report
  /** Of the tab. May throw: a browser can forbid it. */
  readonly area: () => StorageArea
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly deviceNow: () => number
}

/** When the page was loaded anew last, where, and how far down it was. */
const Load = t.strict({ at: t.number, address: t.string, y: t.number }, 'LoadAnew')

/** By then it has been loaded. */
const LOAD_MS = MINUTE
/** So long after one it does not load itself anew again: another release may answer each time. */
const ONCE_MS = 10 * MINUTE

/** The place of a page that is loaded anew, in the storage of its tab. */
export const makeKeptPlace = ({ report, area, location, deviceNow }: KeptPlaceParts) => {
  let isKept = true
  const load = makeStorage({
    area,
    report,
    onDegraded: () => {
      isKept = false
    },
  }).value('device', 'loadAnew', Load)
  const address = (): string => location.pathname + location.search
  const before = load.read()
  const isWithin = (ms: number): boolean => before !== undefined && Math.abs(deviceNow() - before.at) < ms
  const isLately = isWithin(ONCE_MS)
  let left = isWithin(LOAD_MS) && before?.address === address() ? before.y : undefined
  return {
    /** A tab that keeps nothing could do it over and over. */
    isRepeated: (): boolean => isLately || !isKept,
    keep: (y: number): void => load.write({ at: deviceNow(), address: address(), y }),
    /** How far down the page was, for the first who asks after it was loaded anew. */
    take: (): number | undefined => {
      const y = left
      left = undefined
      return y
    },
  }
}
