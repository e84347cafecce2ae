import { dark, type Sheet } from '../../draw/sheet.ts'

/** A hot kitchen: burgundy, starched cloth, and what is cut up. */
export const WINE = '#7a1f3d'
export const INK = '#240914'
export const CLOTH = '#fbf3e4'
export const MAUVE = '#b98a96'
export const PISTACHIO = '#b4cf6a'
export const YOLK = '#f6b93b'
export const CHILI = '#e2402c'
export const STEEL = '#93a5a3'
export const SKIN = '#b8754d'

export const heat = (sheet: Sheet, density: number, x = 0.5, y = 0.5): string =>
  sheet.flood(sheet.radial(dark([0, 0], [0.5, 0.06], [1, density]), [x, y, 0.74]), sheet.dots(INK))
