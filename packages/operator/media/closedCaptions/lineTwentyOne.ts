/** Two bytes for one picture, as CEA-608 carries captions; the first field has CC1, the second CC3. */
export type Pair = readonly [number, number]
export type Field = 1 | 2

/** Each byte has an odd number of ones (CEA-608, 4.1). */
const withParity = (byte: number): number => {
  const ones = [...byte.toString(2)].filter(bit => bit === '1').length
  return ones % 2 === 0 ? byte | 0x80 : byte
}

const NOTHING: Pair = [0x80, 0x80]
/** The miscellaneous control codes of the first channel of each field. */
const CONTROL: Readonly<Record<Field, number>> = { 1: 0x14, 2: 0x15 }
const RESUME_LOADING = 0x20
const ERASE_MEMORY = 0x2e
const SHOW_LOADED = 0x2f
/** The lowest row from its first column on, in white. */
const LOWEST_ROW: Pair = [0x14, 0x70]

/** Letters that CEA-608 and ASCII have in the same place. */
const PLAIN = /^[ -)+-[\]a-z]*$/

const pairsOf = (text: string): ReadonlyArray<Pair> => {
  if (!PLAIN.test(text)) throw new Error(`CEA-608 writes other letters than those of "${text}"`)
  return Array.from(
    { length: Math.ceil(text.length / 2) },
    (_, at): Pair => [text.charCodeAt(2 * at), text.length > 2 * at + 1 ? text.charCodeAt(2 * at + 1) : 0],
  )
}

/** A control code is sent twice: one that is lost does no harm. */
const twice = (pair: Pair): ReadonlyArray<Pair> => [pair, pair]

/**
 * What so many pictures carry for a line that is loaded unseen and then shown at once (pop-on), until the next one is.
 * Throws where the line does not fit.
 */
export const popOn = (text: string, field: Field, pictures: number): ReadonlyArray<Pair> => {
  const control = (code: number) => twice([CONTROL[field], code])
  const pairs = [
    ...control(RESUME_LOADING),
    ...control(ERASE_MEMORY),
    ...twice(LOWEST_ROW),
    ...pairsOf(text),
    ...control(SHOW_LOADED),
  ]
  if (pairs.length > pictures) throw new Error(`"${text}" does not fit into ${pictures} pictures`)
  return Array.from({ length: pictures }, (_, at): Pair => {
    const [one, two] = pairs[at] ?? NOTHING
    return [withParity(one), withParity(two)]
  })
}
