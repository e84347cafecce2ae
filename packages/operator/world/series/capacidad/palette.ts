import { dark, type Sheet } from '../../draw/sheet.ts'

/** Corridor violet, cat orange, and the mint of old enamel. */
export const VIOLET = '#8f7be0'
export const PLUM = '#4a3a9a'
export const INK = '#1f1642'
export const ORANGE = '#f28a2e'
export const CREAM = '#fff3dc'
export const MINT = '#7fd6bd'
export const PINK = '#f58aa6'
export const SUN = '#ffcb47'

export const corner = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.55, 0.05], [1, density]), [x, y, 0.76]), sheet.dots(INK))
