import { dark, type Sheet } from '../../draw/sheet.ts'

/** A toy town at noon. */
export const YELLOW = '#ffcf56'
export const TEAL = '#2a9d8f'
export const CORAL = '#e76f51'
export const NIGHT = '#264653'
export const CREAM = '#fff6e0'
export const BRASS = '#c98f2f'
export const SKIN = '#b5764f'

export const corners = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.05], [1, density]), [x, y, 0.74]), sheet.dots(NIGHT))
