import { labelLines } from './arrows.ts'
import { type Drawing, type Sign, TEXT_SIZE } from './drawing.ts'
import { headOf, pathOf, px, textAt } from './shapes.ts'
import { SIGN_PATHS, SIGN_WORDS } from './signs.ts'
import { textWidth } from './text.ts'
import { arrowTone, TONE_WORDS, TONES, toneOf } from './tones.ts'

const ROW = 26

const GAP = 26

/** One thing that the legend explains: a sample at the place it is given, and words behind it. */
type Item = { readonly sample: (x: number, y: number) => string; readonly width: number; readonly words: string }

/** The colours of the arrows, of the words beside them and of those in the boxes. */
const tonesOf = ({ chart, arrows, boxes }: Drawing) => {
  const named = arrows.filter(({ transitions }) => transitions.length > 0)
  const beside = named.flatMap(({ transitions }) =>
    labelLines(chart.words, transitions).map(({ transition }) => transition),
  )
  const inside = boxes.flatMap(({ header }) => header.lines.flatMap(({ transition }) => transition ?? []))
  return new Set([...named.map(({ transitions }) => arrowTone(transitions)), ...[...beside, ...inside].map(toneOf)])
}

const toneItems = (drawing: Drawing): readonly Item[] => {
  const used = tonesOf(drawing)
  return TONES.filter(tone => used.has(tone)).map(tone => ({
    words: TONE_WORDS[tone],
    width: 38,
    sample: (x, y) => {
      const line = [
        { x, y },
        { x: x + 30, y },
      ]
      return `<g class="arrow ${tone}"><path d="${pathOf(line)}"/>${headOf(line)}</g>`
    },
  }))
}

export const signAt = (sign: Sign, x: number, y: number, className: string): string =>
  `<path class="sign ${className}" transform="translate(${px(x)} ${px(y)})" d="${SIGN_PATHS[sign]}"/>`

const signItems = ({ boxes }: Drawing): readonly Item[] => {
  const used = new Set(boxes.flatMap(({ header }) => header.lines.flatMap(({ sign }) => sign ?? [])))
  const signs = (Object.keys(SIGN_WORDS) as Sign[]).filter(sign => used.has(sign))
  return signs.map(sign => ({
    words: SIGN_WORDS[sign],
    width: 18,
    sample: (x, y) => signAt(sign, x, y - 6, 'muted'),
  }))
}

const itemWidth = ({ width, words }: Item): number => width + textWidth(words, TEXT_SIZE) + GAP

/** The legend below a drawing, in as many rows as its width needs, and how high that is. */
export const legendOf = (drawing: Drawing, width: number) => {
  let x = 0
  let y = ROW / 2
  const marks = [...toneItems(drawing), ...signItems(drawing)].map(item => {
    if (x > 0 && x + itemWidth(item) - GAP > width) {
      x = 0
      y += ROW
    }
    const style = { className: 'muted', size: TEXT_SIZE, weight: 'regular' } as const
    const mark = item.sample(x, y) + textAt(item.words, x + item.width, y + 4, style)
    x += itemWidth(item)
    return mark
  })
  return { mark: marks.join(''), height: y + ROW / 2 }
}
