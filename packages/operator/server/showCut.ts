import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { round } from '../art/svg.ts'
import { cuts } from '../world/cuts.ts'
import { printedFile } from '../world/pictures.ts'
import { PROGRAMMES } from '../world/programmeArt.ts'
import type { Size } from './drawnPoster.ts'

const [WIDTH, HEIGHT] = [1280, 720]

/** Where a side of this length begins, so that its point comes to the middle and nothing beside it is seen. */
const beginOf = (length: number, whole: number, point: number): number =>
  round(Math.min(0, Math.max(length - whole, length / 2 - point * whole)))

/** A show's still, cut to another shape around its main thing, or nearer to it. */
export const showCut = (name: string, number: number, { width, height }: Size): string | undefined => {
  const cut = cuts[number]
  if (cut === undefined) return undefined
  const scale = Math.max(width / WIDTH, height / HEIGHT) * cut.near
  const [whole, high] = [WIDTH * scale, HEIGHT * scale]
  const file = printedFile(PROGRAMMES, name, whole)
  if (file === undefined) return undefined
  const data = Buffer.from(readFileSync(file)).toString('base64')
  const turn = cut.isMirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image${turn} x="${beginOf(width, whole, cut.x)}" y="${beginOf(height, high, cut.y)}" width="${round(whole)}" height="${round(high)}" href="data:image/avif;base64,${data}"/></svg>`
}
