import { dark, type Sheet } from '../../draw/sheet.ts'

/** A closed hospital at night: the green of the exit sign, and one warm desk. */
export const NIGHT = '#0e2a2a'
export const DEEP = '#071717'
export const TEAL = '#1d4a48'
export const MINT = '#7fd1ae'
export const LAMP = '#f2b66d'
export const LINEN = '#efe9dd'
export const RED = '#c8453a'
export const SKIN = '#b87a54'

/** Dark corners in dots, around where the light is. */
export const corners = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.08], [1, density]), [x, y, 0.72]), sheet.dots(DEEP))
