import { dark, type Sheet } from '../../draw/sheet.ts'

/** Three-strip colour: mint, lipstick, brass, and the dark of a studio. */
export const MINT = '#86cdb4'
export const TEAL = '#1f6466'
export const NIGHT = '#0e242b'
export const RED = '#d2243c'
export const GOLD = '#e8b24a'
export const CREAM = '#fdf0d8'
export const ROSE = '#eda397'
export const SKIN = '#d79a74'

export const hush = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.06], [1, density]), [x, y, 0.74]), sheet.dots(NIGHT))
