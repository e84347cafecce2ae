import { MINUTE } from '../../../models/codec/instant.ts'

/** Many moments as what they are after the first one: a quarter as large, where all of them lie on whole minutes of some weeks. */
export interface Moments {
  readonly first: number
  /** What `after` counts, in ms. */
  readonly unit: number
  readonly after: Uint16Array | Int32Array | Float64Array
}

export const momentAt = ({ first, unit, after }: Moments, place: number): number => first + unit * (after[place] ?? 0)

export const moments = (all: ReadonlyArray<number>): Moments => {
  const first = all.reduce((least, each) => Math.min(least, each), all[0] ?? 0)
  const isExact = (said: Moments): boolean => all.every((each, place) => momentAt(said, place) === each)
  const inMinutes = { first, unit: MINUTE, after: Uint16Array.from(all, each => (each - first) / MINUTE) }
  if (isExact(inMinutes)) return inMinutes
  const short = { first, unit: 1, after: Int32Array.from(all, each => each - first) }
  return isExact(short) ? short : { first, unit: 1, after: Float64Array.from(all, each => each - first) }
}

export const isMoments = (input: unknown, length: number): input is Moments => {
  const { first, unit, after } = Object(input)
  return (
    typeof first === 'number' &&
    typeof unit === 'number' &&
    (after instanceof Uint16Array || after instanceof Int32Array || after instanceof Float64Array) &&
    after.length === length
  )
}
