import type { Face, Title } from '../art/index.ts'
import { pick } from '../world/seed.ts'

const FACES: ReadonlyArray<Face> = ['serif', 'italic', 'wide', 'black', 'thin']
const LINE = 11
const GLUE = '\u00a0'
/** Articles and the like stay with the word behind them. */
const SHORT = /(?<=^| )(a|and|antes|at|da|das|de|del|do|dos|e|el|en|in|la|las|los|na|no|o|of|que|sem|sin|the|y) /gi

/** A title set in short lines, in a face that belongs to the work. */
export const posterTitle = (text: string, seed: number): Title => {
  const lines: string[] = []
  for (const word of text.replace(SHORT, `$1${GLUE}`).split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= LINE) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return { text: lines.join('|').replaceAll(GLUE, ' '), face: pick(FACES, seed), top: seed % 3 === 0 }
}
