/**
 * The texts of many rows: each different one once, all in one text with where each of them ends. A guide says the same
 * thing again and again, and few long texts are kept, sent and searched many times as fast as many short ones.
 */
export interface TextColumn {
  readonly text: string
  readonly ends: Uint32Array
  /** Which of the texts stands in each row. */
  readonly rows: Uint16Array | Uint32Array
}

const MOST_SHORT = 0xffff

export const textColumn = (texts: ReadonlyArray<string>): TextColumn => {
  const rows = texts.length > MOST_SHORT ? new Uint32Array(texts.length) : new Uint16Array(texts.length)
  const places = new Map<string, number>()
  for (let row = 0; row < texts.length; row += 1) {
    const text = texts[row] ?? ''
    const place = places.get(text) ?? places.size
    if (place === places.size) places.set(text, place)
    rows[row] = place
  }
  let end = 0
  const ends = Uint32Array.from(places.keys(), ({ length }) => {
    end += length
    return end
  })
  return { text: [...places.keys()].join(''), ends, rows }
}

export const textAt = ({ text, ends, rows }: TextColumn, row: number): string => {
  const place = rows[row] ?? ends.length
  return text.slice(place === 0 ? 0 : ends[place - 1], ends[place])
}

export const isTextColumn = (input: unknown, length: number): input is TextColumn => {
  const { text, ends, rows } = Object(input)
  return (
    typeof text === 'string' &&
    ends instanceof Uint32Array &&
    (rows instanceof Uint16Array || rows instanceof Uint32Array) &&
    rows.length === length
  )
}
