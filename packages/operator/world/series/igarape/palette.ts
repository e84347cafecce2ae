import { dark, type Sheet } from '../../draw/sheet.ts'

/** Leaf, bark, and three fruits. */
export const LEAF = '#5dbb63'
export const FOREST = '#1c6b4a'
export const NIGHT = '#0e3a33'
export const BARK = '#5a3a2c'
export const CREAM = '#fff4d8'
export const PINK = '#ff7d95'
export const SUN = '#ffc83d'
export const BERRY = '#c2304f'
export const SKY = '#8fdcd4'

export const shade = (sheet: Sheet, density: number, x = 0.5, y = 0.45): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.55, 0.05], [1, density]), [x, y, 0.76]), sheet.dots(NIGHT))
