import { dark, type Sheet } from '../../draw/sheet.ts'

/** The inks of an army map: olive, brown, river blue, red for what is marked. */
export const OLIVE = '#6f7d3c'
export const MOSS = '#333d1c'
export const INK = '#191c0f'
export const PAPER = '#f3e8cb'
export const TAN = '#c9a266'
export const BROWN = '#7a4a26'
export const RED = '#d43b26'
export const RIVER = '#4f8a9c'

export const dusk = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.06], [1, density]), [x, y, 0.74]), sheet.dots(INK))
