import { dark, type Sheet } from '../../draw/sheet.ts'

/** Red is port, green is starboard; all else is night, fog and lamps. */
export const NIGHT = '#081420'
export const NAVY = '#123049'
export const RED = '#e23a2e'
export const WINE = '#7d1620'
export const GREEN = '#27b284'
export const DEEP = '#0c4a48'
export const FOG = '#a9bcb9'
export const LAMP = '#ffd88a'
export const CREAM = '#f6ecd6'

/** The night around where the light is, in dots. */
export const night = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.45, 0.06], [1, density]), [x, y, 0.75]), sheet.dots('#050c14'))
