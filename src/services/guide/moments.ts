/** Many moments as what they are apart from the first one: half as large, where all of them lie within some weeks. */
export interface Moments {
  readonly first: number
  readonly after: Int32Array | Float64Array
}

export const moments = (all: ReadonlyArray<number>): Moments => {
  const first = all[0] ?? 0
  const short = Int32Array.from(all, each => each - first)
  const isExact = all.every((each, place) => each - first === short[place])
  return { first, after: isExact ? short : Float64Array.from(all, each => each - first) }
}

export const momentAt = ({ first, after }: Moments, place: number): number => first + (after[place] ?? 0)

export const isMoments = (input: unknown, length: number): input is Moments => {
  const { first, after } = Object(input)
  return (
    typeof first === 'number' &&
    (after instanceof Int32Array || after instanceof Float64Array) &&
    after.length === length
  )
}
