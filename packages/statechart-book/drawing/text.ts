/** Widths of Helvetica's glyphs in thousandths of the size: drawings must not depend on the fonts of a machine. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft'],
  [333, '()-`r'],
  [334, '{}'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jckstvxyz'],
  [556, '#$0123456789?L_abdeghnopqu'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '→…—«»@'],
]

const BY_GLYPH = new Map(WIDTHS.flatMap(([width, glyphs]) => [...glyphs].map(glyph => [glyph, width] as const)))

const OTHER = 600

const BOLDER = 1.07

export type Weight = 'regular' | 'bold'

/** The same words are measured and broken for every folding and every sheet: each is worked out once. */
const remembered = <Result>(work: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, Result>()
  return text => {
    const found = known.get(text) ?? work(text)
    known.set(text, found)
    return found
  }
}

const thousandths = remembered(text => [...text].reduce((sum, glyph) => sum + (BY_GLYPH.get(glyph) ?? OTHER), 0))

/** Width of a text in px at a size, the same on every machine. */
export const textWidth = (text: string, size: number, weight: Weight = 'regular'): number =>
  Math.ceil((thousandths(text) * size * (weight === 'bold' ? BOLDER : 1)) / 1000)

const brokenAt = (width: number, size: number) =>
  remembered((text): readonly string[] => {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.pop()
      const longer = last === undefined ? word : `${last} ${word}`
      if (last === undefined || textWidth(longer, size) <= width) lines.push(longer)
      else lines.push(last, word)
    }
    return lines
  })

const breakers = new Map<string, ReturnType<typeof brokenAt>>()

/** Breaks a text at its spaces into lines of at most `width` px; a longer word stands alone. */
export const folded = (text: string, width: number, size: number): readonly string[] => {
  const key = `${width} ${size}`
  const breaker = breakers.get(key) ?? brokenAt(width, size)
  breakers.set(key, breaker)
  return breaker(text)
}
