import { dark, type Sheet } from '../../draw/sheet.ts'

/** Whitewash, Atlantic blue, clay and the gold of grain. */
export const LIME = '#f3eee2'
export const SKY = '#4f7fb8'
export const SEA = '#2c4a7c'
export const CLAY = '#c8553d'
export const GRAIN = '#e0b84f'
export const MOURNING = '#181a26'
export const SKIN = '#c58a63'
export const OAK = '#6b4630'

/** Dark corners in dots, around where the light is. */
export const corners = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.08], [1, density]), [x, y, 0.72]), sheet.dots('#10131f'))
