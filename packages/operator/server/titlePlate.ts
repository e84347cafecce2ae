import { paletteNames, plate } from '../art/index.ts'
import { hashOf, pick } from '../world/seed.ts'
import type { Size } from './drawnPoster.ts'
import { posterTitle } from './posterTitle.ts'

/** What stands for a title that has no picture: its name, on a colour that its name decides. */
export const titlePlate = (title: string, size: Size): string =>
  plate({ ...size, palette: pick(paletteNames, hashOf(title, 'palette')), title: posterTitle(title, hashOf(title)) })
