import type { Canvas } from './canvas.ts'
import { mix } from './palette.ts'
import { round } from './svg.ts'

const SANS = 'font-family="Inter Display,Inter,Helvetica Neue,Arial,sans-serif"'
const SERIF = 'font-family="C059,Georgia,Cambria,serif" font-weight="700"'

/** Faces of poster titles: markup, width of a letter and space between letters in shares of the size. */
const FACES = {
  serif: { markup: SERIF, letter: 0.56, spacing: 0, capitals: false },
  italic: { markup: `${SERIF} font-style="italic"`, letter: 0.52, spacing: 0, capitals: false },
  wide: { markup: `${SANS} font-weight="500"`, letter: 0.86, spacing: 0.16, capitals: true },
  black: { markup: `${SANS} font-weight="900"`, letter: 0.74, spacing: -0.01, capitals: true },
  thin: { markup: `${SANS} font-weight="200"`, letter: 0.76, spacing: 0.1, capitals: true },
} as const

export type Face = keyof typeof FACES

/** A poster's title: `|` parts the lines; at the foot, or at the head with `top`. */
export type Title = Readonly<{ text: string; face?: Face; top?: boolean }>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const lettering = ({ w, h, palette }: Canvas, { text, face = 'wide', top = false }: Title): string => {
  const { markup, letter, spacing, capitals } = FACES[face]
  const lines = (capitals ? text.toUpperCase() : text).split('|')
  const size = Math.min(w * 0.17, ...lines.map(line => (w * 0.84) / (Math.max(1, line.length) * letter)))
  const first = top ? h * 0.145 + size : h * 0.92 - (lines.length - 1) * size * 1.04
  const colour = mix(palette.light, '#ffffff', 0.5)
  return lines
    .map(
      (line, index) =>
        `<text x="${round(w * 0.5 + (spacing * size) / 2)}" y="${round(first + index * size * 1.04)}" text-anchor="middle" font-size="${round(size)}" ${markup} letter-spacing="${round(size * spacing)}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('')
}
