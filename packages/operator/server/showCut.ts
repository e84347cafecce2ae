import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { round } from '../art/svg.ts'
import { printedFile } from '../world/pictures.ts'
import { PROGRAMMES } from '../world/programmeArt.ts'

const [WIDTH, HEIGHT] = [1280, 720]
/** Stills have their main thing a little right of the middle; words stand on their left. */
const FOCUS = 0.62

/** A show's still, cut to another shape around its main thing. */
export const showCut = (name: string, width: number, height: number): string | undefined => {
  const scale = Math.max(width / WIDTH, height / HEIGHT)
  const file = printedFile(PROGRAMMES, name, WIDTH * scale)
  if (file === undefined) return undefined
  const whole = WIDTH * scale
  const x = Math.min(0, Math.max(width - whole, width / 2 - FOCUS * whole))
  const y = (height - HEIGHT * scale) / 2
  const data = Buffer.from(readFileSync(file)).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image x="${round(x)}" y="${round(y)}" width="${round(whole)}" height="${round(HEIGHT * scale)}" href="data:image/avif;base64,${data}"/></svg>`
}
