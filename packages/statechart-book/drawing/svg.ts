import type { ChartState, ChartTransition, Words } from '../chart/chart.ts'
import { isFrame } from '../chart/tree.ts'
import { placeName, stateName } from '../words/words.ts'
import { labelEndsAtArrow, labelLines } from './arrows.ts'
import {
  type Arrow,
  type Box,
  COUNT_SPACE,
  type Drawing,
  type HeaderLine,
  LABEL_PADDING,
  type LabelLine,
  LINE_HEIGHT,
  PADDING,
  TAG_GAP,
  TAG_PADDING,
  TAG_SIZE,
  TEXT_SIZE,
  TITLE_SIZE,
} from './drawing.ts'
import { type Dress, type Mark, sharedClass, UNDRESSED } from './dress.ts'
import { farName } from './farName.ts'
import { DOUBLE_BORDER, tagWidth } from './header.ts'
import { legendOf, signAt } from './legend.ts'
import type { Size } from './paper.ts'
import { escaped, headOf, pathOf, px, textAt } from './shapes.ts'
import { STYLE } from './svgStyle.ts'
import { textWidth } from './text.ts'
import { arrowTone, type Tone, toneOf } from './tones.ts'

const MARGIN = 24

const CAPTION_LINE = 20

const COUNT_WIDTH = COUNT_SPACE - 6

const TITLE = { className: 'title', size: TITLE_SIZE, weight: 'bold' } as const

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

const countAt = (mark: Mark | undefined, x: number, y: number): string => {
  if (mark?.count === undefined) return ''
  const style = { className: 'countText', size: TAG_SIZE, weight: 'bold' } as const
  const left = x + (COUNT_WIDTH - textWidth(mark.count, TAG_SIZE, 'bold')) / 2
  const pill = `<rect class="count" x="${px(x)}" y="${px(y - 11)}" width="${COUNT_WIDTH}" height="14" rx="7"/>`
  return pill + textAt(mark.count, left, y - 0.5, style)
}

const tags = (state: ChartState, x: number, y: number): string => {
  const widths = state.tags.map(tagWidth)
  const start = x + textWidth(stateName(state), TITLE_SIZE, 'bold')
  const style = { className: 'tagText', size: TAG_SIZE, weight: 'regular' } as const
  return state.tags
    .map((name, index) => {
      const left = start + widths.slice(0, index).reduce((sum, width) => sum + width, 0) + (index + 1) * TAG_GAP
      const pill = `<rect class="tag" x="${px(left)}" y="${px(y - 12)}" width="${widths[index]}" height="16" rx="8"/>`
      return pill + textAt(name, left + TAG_PADDING, y - 0.5, style)
    })
    .join('')
}

/** Under coverage or a difference the colours say that and nothing else. */
const ownTone = (dress: Dress, transition: ChartTransition): Tone =>
  dress === UNDRESSED ? toneOf(transition) : 'mixed'

const headerLine = (dress: Dress, { text, tone, sign, transition, indent }: HeaderLine, x: number, y: number) => {
  const className = transition === undefined ? tone : ownTone(dress, transition)
  const mark = transition && dress.transitions.get(transition.id)
  const parts = [
    sign === undefined ? '' : signAt(sign, x, y - 10, className),
    textAt(text, x + indent, y, { className, size: TEXT_SIZE, weight: 'regular' }),
    sign === undefined ? '' : countAt(mark, x + indent + textWidth(text, TEXT_SIZE) + 5, y),
  ].join('')
  if (transition === undefined) return parts
  return `<g class="${classes('line', mark?.className)}" data-transition="${escaped(transition.id)}">${parts}</g>`
}

const frameOf = ({ state, x, y, width, height, depth, isRegion }: Box): string => {
  const isFolded = state.hidden !== undefined
  const kind = classes(
    'box',
    isFrame(state) && 'frame',
    isFrame(state) && depth % 2 === 1 && 'inner',
    isRegion && 'region',
  )
  const rect = (inset: number, className: string) =>
    `<rect class="${className}" x="${px(x + inset)}" y="${px(y + inset)}" width="${px(width - 2 * inset)}" ` +
    `height="${px(height - 2 * inset)}" rx="${10 - inset}"/>`
  const behind = `<rect class="box" x="${px(x + 5)}" y="${px(y + 5)}" width="${px(width)}" height="${px(height)}" rx="10"/>`
  const inside = state.kind === 'final' ? rect(DOUBLE_BORDER, 'box') : ''
  return (isFolded ? behind : '') + rect(0, kind) + inside
}

const historyMark = ({ state, x, y, width }: Box): string => {
  const mark = state.history === 'deep' ? 'H*' : 'H'
  const middle = x + width / 2
  const left = middle - textWidth(mark, TITLE_SIZE, 'bold') / 2
  return (
    `<circle class="box" cx="${px(middle)}" cy="${px(y + width / 2)}" r="${px(width / 2 - 1)}"/>` +
    textAt(mark, left, y + width / 2 + 5, TITLE)
  )
}

const stateMark = (dress: Dress, box: Box): string => {
  const { state, header, headerAt, x, y, width } = box
  const inset = state.kind === 'final' ? DOUBLE_BORDER : 0
  const rule = `<line class="rule" x1="${px(x + inset)}" x2="${px(x + width - inset)}" y1="${px(y + header.title)}" y2="${px(y + header.title)}"/>`
  const lines = header.lines.map(line => headerLine(dress, line, x + PADDING, y + header.title + line.foot - 1))
  const hasRule = header.lines.length > 0 && !(isFrame(state) && headerAt === 'side')
  return [
    frameOf(box),
    textAt(stateName(state), x + PADDING, y + 20, TITLE),
    tags(state, x + PADDING, y + 20),
    countAt(dress.states.get(state.id), x + PADDING + header.titleWidth + 6, y + 20),
    hasRule ? rule : '',
    ...lines,
  ].join('')
}

export type SvgOptions = {
  readonly dress?: Dress
  /** Inside a page that has the styles itself; with names that can be read from far away. */
  readonly isInPage?: boolean
  /** Whether its signs and colours are explained below it: where a page does not do so itself. */
  readonly hasLegend?: boolean
  /** Lines of words below the drawing. */
  readonly caption?: readonly string[]
  /** The number of the sheet that the caption leads to. */
  readonly goesOn?: number | undefined
  /** Where a folded state leads to, by the number of its sheet. */
  readonly sheetAddress?: (sheet: number) => string
}

const linked = (address: string | undefined, mark: string): string =>
  address === undefined ? mark : `<a href="${escaped(address)}">${mark}</a>`

const boxMark = ({ dress = UNDRESSED, isInPage = false, sheetAddress }: SvgOptions, box: Box): string => {
  const { id, kind, description, sheet } = box.state
  const hint = description === undefined ? placeName(id) : `${placeName(id)}: ${description}`
  const mark = kind === 'history' ? historyMark(box) : stateMark(dress, box) + (isInPage ? farName(box) : '')
  const className = classes('state', isFrame(box.state) && 'wide', dress.states.get(id)?.className)
  const group = `<g class="${className}" data-state="${escaped(id)}"><title>${escaped(hint)}</title>${mark}</g>`
  return linked(sheet === undefined ? undefined : sheetAddress?.(sheet), group)
}

const withId = (transitions: readonly ChartTransition[]): string =>
  transitions.length === 0 ? '' : ` data-transitions="${escaped(transitions.map(({ id }) => id).join(' '))}"`

const arrowMark = (dress: Dress, { transitions, points }: Arrow): string => {
  const mark = sharedClass(
    dress,
    transitions.map(({ id }) => id),
  )
  const className = classes(
    'arrow',
    transitions.length > 0 && (dress === UNDRESSED ? arrowTone(transitions) : 'mixed'),
    mark,
  )
  return `<g class="${className}"${withId(transitions)}><path d="${pathOf(points)}"/>${headOf(points)}</g>`
}

/** Where a line begins, or where it ends. */
type LinePlace = { readonly x: number; readonly y: number; readonly endsAt?: number; readonly hasCount: boolean }

const labelLine = (dress: Dress, { text, tone, transition }: LabelLine, place: LinePlace): string => {
  const { x, y, endsAt, hasCount } = place
  const width = textWidth(text, TEXT_SIZE)
  const left = endsAt === undefined ? x : endsAt - width
  const mark = dress.transitions.get(transition.id)
  const className = tone === 'event' ? `event ${ownTone(dress, transition)}` : tone
  const hint = transition.description === undefined ? '' : `<title>${escaped(transition.description)}</title>`
  const line = textAt(text, left, y, { className, size: TEXT_SIZE, weight: 'regular' })
  const countLeft = endsAt === undefined ? left + width + 5 : left - COUNT_WIDTH - 5
  const count = hasCount ? countAt(mark, countLeft, y) : ''
  const group = classes('line', mark?.className)
  // in short it stands for others too: each transition is said once, on its own page
  const id = transition.said === 'in short' ? '' : ` data-transition="${escaped(transition.id)}"`
  return `<g class="${group}"${id}>${hint}${line}${count}</g>`
}

/** An event of several lines has its count behind the last of them. */
const isFollowed = (lines: readonly LabelLine[], index: number): boolean => {
  const [line, next] = [lines[index], lines[index + 1]]
  return line?.tone === 'event' && next?.tone === 'event' && next.transition === line.transition
}

const labelMark = (dress: Dress, words: Words, { transitions, points, label }: Arrow): string => {
  if (label === undefined) return ''
  const { x, y, width } = label
  const side = labelEndsAtArrow(label, points) ? { endsAt: x + width - LABEL_PADDING } : {}
  let bottom = y + 1
  const all = labelLines(words, transitions)
  const lines = all.map((line, index) => {
    bottom += LINE_HEIGHT + line.space
    return labelLine(dress, line, {
      hasCount: line.tone === 'event' && !isFollowed(all, index),

      x: x + LABEL_PADDING,
      y: bottom - 4,
      ...side,
    })
  })
  return `<g class="label">${lines.join('')}</g>`
}

const captionOf = (lines: readonly string[]) => {
  const style = { className: 'caption', size: TEXT_SIZE, weight: 'regular' } as const
  const marks = lines.map((line, index) => textAt(line, 0, (index + 1) * CAPTION_LINE, style))
  return {
    mark: marks.join(''),
    width: Math.max(0, ...lines.map(line => textWidth(line, TEXT_SIZE))),
    height: lines.length === 0 ? 0 : (lines.length + 1) * CAPTION_LINE,
  }
}

/** The outer size of the picture of a drawing, with its legend and caption. */
const measured = (drawing: Drawing, { isInPage, hasLegend = isInPage !== true, caption: lines = [] }: SvgOptions) => {
  const caption = captionOf(lines)
  const width = Math.max(drawing.width, caption.width)
  const legend = hasLegend ? legendOf(drawing, width) : { mark: '', height: 0 }
  const below = (hasLegend ? legend.height + 8 : 0) + caption.height
  return {
    caption,
    legend,
    width: Math.ceil(width + 2 * MARGIN),
    height: Math.ceil(drawing.height + 2 * MARGIN + below),
  }
}

export const svgSize = (drawing: Drawing, options: SvgOptions): Size => {
  const { width, height } = measured(drawing, options)
  return { width, height }
}

/** The drawing as a picture that stands alone: no scripts, no fonts, the same bytes every time. */
export const toSvg = (drawing: Drawing, options: SvgOptions = {}): string => {
  const { dress = UNDRESSED, isInPage = false, goesOn, sheetAddress } = options
  const { chart, height, boxes, dots, arrows } = drawing
  const { caption, legend, ...total } = measured(drawing, options)
  const next = goesOn === undefined ? undefined : sheetAddress?.(goesOn)
  const content = [
    ...boxes.map(box => boxMark(options, box)),
    ...dots.map(({ x, y }) => `<circle class="dot" cx="${px(x)}" cy="${px(y)}" r="6"/>`),
    ...arrows.map(arrow => arrowMark(dress, arrow)),
    ...arrows.map(arrow => labelMark(dress, chart.words, arrow)),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${total.width} ${total.height}" ` +
      `width="${total.width}" height="${total.height}" role="${isInPage ? 'group' : 'img'}" data-chart="${chart.hash}">`,
    `<title>${escaped(`Statechart ${stateName({ key: chart.name })}`)}</title>`,
    ...(isInPage ? [] : [`<style>\n${[STYLE, dress.style].filter(Boolean).join('\n')}\n</style>`]),
    `<rect class="paper" width="${total.width}" height="${total.height}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...content.filter(part => part !== ''),
    '</g>',
    ...(legend.mark === ''
      ? []
      : [`<g transform="translate(${MARGIN} ${px(height + MARGIN + 16)})">${legend.mark}</g>`]),
    ...(caption.mark === ''
      ? []
      : [
          `<g transform="translate(${MARGIN} ${px(height + MARGIN + 24 + legend.height)})">${linked(next, caption.mark)}</g>`,
        ]),
    '</svg>',
    '',
  ].join('\n')
}
