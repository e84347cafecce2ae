import { type Lettering, write } from './lettering.ts'
import { ACROSS, dark, makeSheet, type Sheet } from './sheet.ts'

interface Credit {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly align?: 'left' | 'centre' | 'right'
  readonly colour: string
}

/** A title's picture, in all its shapes. */
export interface KeyArt {
  /** The darkest colour of its palette: the left half of the wide picture sinks into it, words stand there. */
  readonly dusk: string
  readonly draw: (sheet: Sheet) => string
  /** The name as lettering, where it stands on the poster; another colour is asked for over the wide picture. */
  readonly title: (colour?: string) => Lettering
  /** Of the title over the wide picture; without one it keeps its own. */
  readonly light?: string
  readonly credit?: Credit
  /** The poster's picture holds the name already. */
  readonly isLettered?: true
}

/** An episode's picture: a scene, without words. */
export type Still = (sheet: Sheet) => string

const creditOf = (credit: Credit | undefined): string =>
  credit === undefined
    ? ''
    : write([credit.text], {
        ...credit,
        heights: [11],
        gap: 0.5,
        pen: { thickness: 1.7 },
        fill: credit.colour,
      }).markup

export const posterOf = (slug: string, art: KeyArt): string => {
  const sheet = makeSheet(slug, 'poster')
  const drawn = art.draw(sheet)
  return sheet.document(drawn, (art.isLettered ? '' : art.title().markup) + creditOf(art.credit))
}

/** Where words stand: dusk from the left, smooth first and then in dots. */
const veil = (sheet: Sheet, dusk: string): string =>
  sheet.flood(
    sheet.linear(
      [
        [0, dusk],
        [0.3, dusk, 0.86],
        [0.52, dusk, 0.3],
        [0.7, dusk, 0],
      ],
      ACROSS,
    ),
  ) + sheet.flood(sheet.linear(dark([0.1, 0.3], [0.36, 0.46], [0.66, 0]), ACROSS), sheet.dots(dusk, 0.6))

export const wideOf = (slug: string, art: KeyArt): string => {
  const sheet = makeSheet(slug, 'wide')
  return sheet.document(art.draw(sheet) + veil(sheet, art.dusk))
}

const MARGIN = 8

export const titleOf = (art: KeyArt): string => {
  const { markup, box } = art.title(art.light)
  const [left, top, right, bottom] = box.map((side, at) => Math.round(side + (at < 2 ? -MARGIN : MARGIN)))
  const [width, height] = [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${markup}</svg>`
}

export const stillOf = (name: string, still: Still): string => {
  const sheet = makeSheet(name, 'wide')
  return sheet.document(still(sheet))
}

/** One picture of a title's film: its art, without the dusk that words stand on. */
export const frameOf = (slug: string, art: KeyArt, phase: number): string => {
  const sheet = makeSheet(slug, 'wide', phase)
  return sheet.frame(art.draw(sheet))
}
