import { dark, type Sheet } from '../../draw/sheet.ts'

/** An office that nobody has painted since 1981. */
export const PISTACHIO = '#d9e2c5'
export const ORANGE = '#e4572e'
export const BLUE = '#27476e'
export const CREAM = '#f7f3e3'
export const INK = '#16212f'
export const OAK = '#8a5a34'
export const SKIN = '#d69f7c'
export const MOSS = '#8fa37c'

/** Dark corners in dots, around where the light is. */
export const corners = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.06], [1, density]), [x, y, 0.72]), sheet.dots(INK))
