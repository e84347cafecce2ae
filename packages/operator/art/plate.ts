import { makeCanvas } from './canvas.ts'
import { lettering, type Title } from './lettering.ts'
import { mix, type PaletteName, palettes } from './palette.ts'
import { rect } from './svg.ts'

/** The box that the words are set in, before they are fitted to their place. */
const WIDTH = 480
const LINE = 90

/** Where the words stand, in shares: in the middle of an upright plate; of a wide one at the side that a page leaves free. */
const UPRIGHT = { x: 0.08, y: 0.15, width: 0.84, height: 0.7 }
const WIDE = { x: 0.54, y: 0.2, width: 0.4, height: 0.6 }

/** A name on a plain ground, where there is no picture. */
export const plate = ({
  palette,
  title,
  width,
  height,
}: Readonly<{ palette: PaletteName; title: Title; width: number; height: number }>): string => {
  const { near, mid } = palettes[palette]
  const words = { width: WIDTH, height: title.text.split('|').length * LINE }
  const canvas = makeCanvas({ id: 'plate', ...words, palette: palettes[palette], seed: 0, phase: 0 })
  const ground = canvas.linear([
    [0, mix(near, mid, 0.45)],
    [1, mix(near, mid, 0.1)],
  ])
  const place = width > height ? WIDE : UPRIGHT
  const box = `x="${width * place.x}" y="${height * place.y}" width="${width * place.width}" height="${height * place.height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${canvas.definitions()}</defs>${rect(0, 0, width, height, ground)}` +
    `<svg ${box} viewBox="0 0 ${words.width} ${words.height}">${lettering(canvas, { ...title, top: false })}</svg></svg>`
  )
}
