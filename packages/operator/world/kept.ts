import { reasonOf } from '../gateway/sourceFault.ts'
import type { Read } from '../importer/files.ts'
import { type ImportReport, wholeReport } from '../importer/report.ts'
import { type Mark, type Place, shownPlace } from '../importer/source.ts'

/** What was last read well of a source, and why that is not what is there now. */
export interface Kept<A> {
  readonly place: Place
  readonly mark: Mark
  readonly value: () => A | undefined
  readonly fault: () => string | undefined
  /** True when there is another value now. */
  readonly refresh: () => Promise<boolean>
  readonly lines: (name: string, report: ImportReport | undefined) => ReadonlyArray<string>
}

type ReadSource<A> = (place: Place, mark: Mark) => Promise<Read<A> | undefined>

export const makeKept = <A>(place: Place, read: ReadSource<A>): Kept<A> => {
  let mark: Mark = {}
  let value: A | undefined
  let fault: string | undefined
  return {
    place,
    get mark() {
      return mark
    },
    value: () => value,
    fault: () => fault,
    refresh: async () => {
      try {
        const found = await read(place, mark)
        fault = undefined
        if (found === undefined) return false
        value = found.value
        mark = found.mark
        return true
      } catch (error) {
        fault = reasonOf(error)
        return false
      }
    },
    lines: (name, report) => [
      `${name} ${shownPlace(place)}`,
      ...(fault === undefined ? [] : [`not read: ${fault}${value === undefined ? '' : '; what was there stays'}`]),
      ...(report === undefined ? [] : wholeReport(name, report)),
      '',
    ],
  }
}
