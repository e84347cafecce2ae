import type { AnnouncementProperties } from './announcement.ts'

export interface MarqueeColours {
  readonly background: string
  readonly text: string
}

const DEFAULT: MarqueeColours = { background: '#16324f', text: '#f5f8fc' }
const WHITE = '#ffffff'
const BLACK = '#000000'
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

/** `#rgb`, `#rrggbb` or `#rrggbbaa` as `#rrggbb`: what lies under the bar is not known, so nothing shines through. */
const opaque = (colour: string): string =>
  colour.length === 4 ? colour.replace(/[\da-f]/gi, digit => digit + digit) : colour.slice(0, 7)

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map(at => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** By WCAG, from 1 to 21. */
export const contrastOf = ({ background, text }: MarqueeColours): number => {
  const [one, other] = [luminance(background) + 0.05, luminance(text) + 0.05]
  return Math.max(one / other, other / one)
}

/** The operator's colours, as far as its text can be read on them; else the ink that can (MSG-03). */
export const marqueeColours = ({ backgroundcolor, textcolor }: AnnouncementProperties): MarqueeColours => {
  const background = opaque(backgroundcolor ?? DEFAULT.background)
  const wished = { background, text: opaque(textcolor ?? DEFAULT.text) }
  if (contrastOf(wished) >= LEAST_CONTRAST) return wished
  const [white, black] = [
    { background, text: WHITE },
    { background, text: BLACK },
  ] as const
  return contrastOf(white) < contrastOf(black) ? black : white
}

const MOST_CHARACTERS = 1000

/** The words on one line: whoever writes a book does not get an evening of it. */
export const marqueeText = (msg: string): string => {
  const line = [...msg.replace(/\s+/g, ' ').trim()]
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS).join('')}…` : line.join('')
}
