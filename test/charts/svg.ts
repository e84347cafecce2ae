import { labelLines } from './arrows.ts'
import type { ChartState, ChartTransition } from './chart.ts'
import {
  type Arrow,
  type Box,
  type Drawing,
  type HeaderLine,
  LABEL_PADDING,
  type LabelLine,
  LINE_HEIGHT,
  PADDING,
  type Point,
  TAG_GAP,
  TAG_PADDING,
  TAG_SIZE,
  TEXT_SIZE,
  TITLE_SIZE,
} from './drawing.ts'
import { DOUBLE_BORDER, tagWidth } from './header.ts'
import { LEGEND, STYLE, TONE_WORDS, type Tone } from './svgStyle.ts'
import { textWidth, type Weight } from './text.ts'
import { isFrame } from './tree.ts'

const MARGIN = 24

const CORNER = 7

const LEGEND_HEIGHT = 40

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const px = (value: number): string => String(Math.round(value * 10) / 10)

type TextStyle = { readonly className: string; readonly size: number; readonly weight: Weight }

/** Every text is told its width, so that it fills the same place with whatever font there is. */
const textAt = (text: string, x: number, y: number, { className, size, weight }: TextStyle): string =>
  `<text class="${className}" x="${px(x)}" y="${px(y)}" textLength="${textWidth(text, size, weight)}" ` +
  `lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`

const KIND_TONES: Readonly<Record<ChartTransition['kind'], Tone>> = {
  event: 'fact',
  after: 'after',
  done: 'done',
  error: 'error',
  snapshot: 'done',
  stateDone: 'done',
  always: 'always',
  historyDefault: 'always',
}

const toneOf = ({ kind, event }: ChartTransition): Tone => (event.startsWith('viewer.') ? 'person' : KIND_TONES[kind])

const arrowTone = (transitions: readonly ChartTransition[]): Tone => {
  const [tone = 'mixed', ...others] = new Set(transitions.map(toneOf))
  return others.length === 0 ? tone : 'mixed'
}

const tags = ({ key, tags: names }: ChartState, x: number, y: number): string => {
  const widths = names.map(tagWidth)
  const start = x + textWidth(key, TITLE_SIZE, 'bold')
  const style = { className: 'tagText', size: TAG_SIZE, weight: 'regular' } as const
  return names
    .map((name, index) => {
      const left = start + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + (index + 1) * TAG_GAP
      const pill = `<rect class="tag" x="${px(left)}" y="${px(y - 12)}" width="${widths[index]}" height="16" rx="8"/>`
      return pill + textAt(name, left + TAG_PADDING, y - 0.5, style)
    })
    .join('')
}

const headerLine = ({ text, tone, transition }: HeaderLine, x: number, y: number): string => {
  const className = transition === undefined ? tone : toneOf(transition)
  const line = textAt(text, x, y, { className, size: TEXT_SIZE, weight: 'regular' })
  return transition === undefined ? line : `<g data-transition="${escaped(transition.id)}">${line}</g>`
}

const frameOf = ({ state, x, y, width, height, depth, isRegion }: Box): string => {
  const fill = isFrame(state) ? ` frame${depth % 2 === 1 ? ' inner' : ''}` : ''
  const rect = (inset: number, className: string) =>
    `<rect class="${className}" x="${px(x + inset)}" y="${px(y + inset)}" width="${px(width - 2 * inset)}" ` +
    `height="${px(height - 2 * inset)}" rx="${10 - inset}"/>`
  return rect(0, `box${fill}${isRegion ? ' region' : ''}`) + (state.kind === 'final' ? rect(DOUBLE_BORDER, 'box') : '')
}

const historyMark = ({ state, x, y, width }: Box): string => {
  const mark = state.history === 'deep' ? 'H*' : 'H'
  const middle = x + width / 2
  const left = middle - textWidth(mark, TITLE_SIZE, 'bold') / 2
  return (
    `<circle class="box" cx="${px(middle)}" cy="${px(y + width / 2)}" r="${px(width / 2 - 1)}"/>` +
    textAt(mark, left, y + width / 2 + 5, { className: 'title', size: TITLE_SIZE, weight: 'bold' })
  )
}

const stateMark = (box: Box): string => {
  const { state, header, headerAt, x, y, width } = box
  const inset = state.kind === 'final' ? DOUBLE_BORDER : 0
  const rule = `<line class="rule" x1="${px(x + inset)}" x2="${px(x + width - inset)}" y1="${px(y + header.title)}" y2="${px(y + header.title)}"/>`
  const lines = header.lines.map(line => headerLine(line, x + PADDING + line.indent, y + header.title + line.foot - 1))
  const hasRule = header.lines.length > 0 && !(isFrame(state) && headerAt === 'side')
  return [
    frameOf(box),
    textAt(state.key, x + PADDING, y + 20, { className: 'title', size: TITLE_SIZE, weight: 'bold' }),
    tags(state, x + PADDING, y + 20),
    hasRule ? rule : '',
    ...lines,
  ].join('')
}

const boxMark = (box: Box): string => {
  const { id, kind, description } = box.state
  const hint = description === undefined ? id : `${id}: ${description}`
  const mark = kind === 'history' ? historyMark(box) : stateMark(box)
  return `<g data-state="${escaped(id)}"><title>${escaped(hint)}</title>${mark}</g>`
}

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const pathOf = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (before === undefined) return `M${px(point.x)} ${px(point.y)}`
      if (after === undefined) return `L${px(point.x)} ${px(point.y)}`
      const into = towards(point, before, CORNER)
      const out = towards(point, after, CORNER)
      return `L${px(into.x)} ${px(into.y)}Q${px(point.x)} ${px(point.y)} ${px(out.x)} ${px(out.y)}`
    })
    .join('')

/** The arrow's head: drawn, not a marker, so that it takes the colour of its line everywhere. */
const headOf = (points: readonly Point[]): string => {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (tip === undefined || before === undefined) return ''
  const back = towards(tip, before, 9)
  const across = { x: (tip.y - back.y) * 0.45, y: (back.x - tip.x) * 0.45 }
  const corner = (side: number) => `${px(back.x + side * across.x)} ${px(back.y + side * across.y)}`
  return `<path class="head" d="M${px(tip.x)} ${px(tip.y)}L${corner(1)}L${corner(-1)}z"/>`
}

const withId = (transitions: readonly ChartTransition[]): string =>
  transitions.length === 0 ? '' : ` data-transitions="${escaped(transitions.map(({ id }) => id).join(' '))}"`

const arrowMark = ({ transitions, points }: Arrow): string => {
  const tone = transitions.length === 0 ? '' : ` ${arrowTone(transitions)}`
  return `<g class="arrow${tone}"${withId(transitions)}><path d="${pathOf(points)}"/>${headOf(points)}</g>`
}

const labelLine = ({ text, tone, transition }: LabelLine, x: number, y: number): string => {
  const className = tone === 'event' ? `event ${toneOf(transition)}` : tone
  const hint = transition.description === undefined ? '' : `<title>${escaped(transition.description)}</title>`
  const line = textAt(text, x, y, { className, size: TEXT_SIZE, weight: 'regular' })
  return `<g data-transition="${escaped(transition.id)}">${hint}${line}</g>`
}

const labelMark = ({ transitions, label }: Arrow): string => {
  if (label === undefined) return ''
  const { x, y } = label
  let bottom = y + 1
  const lines = labelLines(transitions).map(line => {
    bottom += LINE_HEIGHT + line.space
    return labelLine(line, x + LABEL_PADDING, bottom - 4)
  })
  return `<g class="label">${lines.join('')}</g>`
}

const legend = (used: ReadonlySet<Tone>, y: number): string => {
  let x = MARGIN
  return LEGEND.filter(tone => used.has(tone))
    .map(tone => {
      const line = [
        { x, y },
        { x: x + 30, y },
      ]
      const sample = `<g class="arrow ${tone}"><path d="${pathOf(line)}"/>${headOf(line)}</g>`
      const text = textAt(TONE_WORDS[tone], x + 38, y + 4, { className: 'muted', size: TEXT_SIZE, weight: 'regular' })
      x += 38 + textWidth(TONE_WORDS[tone], TEXT_SIZE) + 26
      return sample + text
    })
    .join('')
}

const legendWidth = (used: ReadonlySet<Tone>): number =>
  LEGEND.filter(tone => used.has(tone)).reduce((sum, tone) => sum + 64 + textWidth(TONE_WORDS[tone], TEXT_SIZE), MARGIN)

/** The drawing as a picture that stands alone: no scripts, no fonts, the same bytes every time. */
export const toSvg = ({ chart, width, height, boxes, dots, arrows }: Drawing): string => {
  const used = new Set(chart.transitions.map(toneOf))
  const total = {
    width: Math.ceil(Math.max(width + 2 * MARGIN, legendWidth(used))),
    height: Math.ceil(height + 2 * MARGIN + LEGEND_HEIGHT),
  }
  const content = [
    ...boxes.map(boxMark),
    ...dots.map(({ x, y }) => `<circle class="dot" cx="${px(x)}" cy="${px(y)}" r="6"/>`),
    ...arrows.map(arrowMark),
    ...arrows.map(labelMark),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${total.width} ${total.height}" ` +
      `width="${total.width}" height="${total.height}" role="img" data-chart="${chart.hash}">`,
    `<title>${escaped(`Statechart ${chart.name}`)}</title>`,
    `<style>\n${STYLE}\n</style>`,
    `<rect class="paper" width="${total.width}" height="${total.height}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...content.filter(part => part !== ''),
    '</g>',
    legend(used, height + 2 * MARGIN + LEGEND_HEIGHT / 2 - 8),
    '</svg>',
    '',
  ].join('\n')
}
