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

/** Width of a text in px at a size, the same on every machine. */
export const textWidth = (text: string, size: number, weight: Weight = 'regular'): number => {
  const thousandths = [...text].reduce((sum, glyph) => sum + (BY_GLYPH.get(glyph) ?? OTHER), 0)
  return Math.ceil((thousandths * size * (weight === 'bold' ? BOLDER : 1)) / 1000)
}

/** Breaks a text at its spaces into lines of at most `width` px; a longer word stands alone. */
export const folded = (text: string, width: number, size: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.pop()
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || textWidth(longer, size) <= width) lines.push(longer)
    else lines.push(last, word)
  }
  return lines
}
