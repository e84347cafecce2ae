import { dark, type Sheet } from '../../draw/sheet.ts'

/** What is high up, what is on the ground, and what a chart marks in red. */
export const COBALT = '#2038c4'
export const NAVY = '#0c1550'
export const ICE = '#a8d3f2'
export const CREAM = '#fbf4e2'
export const SUN = '#f7bd3f'
export const RED = '#ea4b2f'
export const EARTH = '#a8663a'

export const air = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.55, 0.05], [1, density]), [x, y, 0.76]), sheet.dots(NAVY))
