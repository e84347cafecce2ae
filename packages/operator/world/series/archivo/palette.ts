import { dark, type Sheet } from '../../draw/sheet.ts'

/** The six stills share these, and each takes its place of the light. */
export const INK = '#15100f'
export const PLUM = '#2a1622'
export const RUST = '#cf5a1e'
export const AMBER = '#f0a23a'
export const CREAM = '#f5ead6'
export const TEAL = '#1d5c63'
export const DEEP = '#0d2b33'
export const RED = '#c22f2a'
export const LAMP = '#f7d27a'

/** Dark corners in dots, around where the light is. */
export const corners = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.08], [1, density]), [x, y, 0.72]), sheet.dots('#0b0709'))
