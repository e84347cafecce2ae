import { isDrawn } from './arrows.ts'
import type { Chart, ChartState, ChartTransition } from './chart.ts'
import {
  type Header,
  type HeaderLine,
  LINE_HEIGHT,
  PADDING,
  TAG_GAP,
  TAG_PADDING,
  TAG_SIZE,
  TEXT_SIZE,
  TITLE_SIZE,
} from './drawing.ts'
import { folded, textWidth } from './text.ts'
import { isFrame, type Tree } from './tree.ts'
import { eventWords } from './words.ts'

/** How wide a text may run: in a leaf, above the content of a frame, beside it. */
const TEXT_WIDTHS = { leaf: 220, top: 380, side: 170 }

const TITLE_HEIGHT = 30

const MIN_WIDTH = 72

/** How far inside the border of an end its second border runs. */
export const DOUBLE_BORDER = 4

const HANGING = 10

const BETWEEN = 3

/** One thing to say of a state; it may need several lines. */
type Entry = Pick<HeaderLine, 'tone' | 'transition'> & { readonly text: string }

/** `watching.content` as seen from its parent `watching` is `content`. */
const relative = (target: string, from: string): string => {
  const parent = from.split('.')
  const path = target.split('.')
  const shared = path.findIndex((part, index) => part !== parent[index])
  return path.slice(shared === -1 ? -1 : shared).join('.')
}

const whereTo = ({ source, targets, reenter }: ChartTransition): string => {
  if (targets.length === 0) return ''
  if (targets.join() === source) return reenter ? ' → starts anew' : ''
  return ` → ${targets.map(target => relative(target, source)).join(' and ')}`
}

const innerText = (transition: ChartTransition): string => {
  const guard = transition.guard === undefined ? '' : ` [${transition.guard}]`
  const actions = transition.actions.length === 0 ? '' : ` / ${transition.actions.join(', ')}`
  const nothing = actions === '' && transition.targets.length === 0 ? ' / nothing' : ''
  return `${eventWords(transition)}${guard}${actions}${nothing}${whereTo(transition)}`
}

export const tagWidth = (tag: string): number => textWidth(tag, TAG_SIZE) + 2 * TAG_PADDING

const titleWidth = ({ key, tags }: ChartState): number =>
  textWidth(key, TITLE_SIZE, 'bold') + tags.reduce((sum, tag) => sum + TAG_GAP + tagWidth(tag), 0)

const entriesOf = (chart: Chart, tree: Tree, state: ChartState): readonly Entry[] => [
  ...(state.description === undefined ? [] : [{ text: state.description, tone: 'description' as const }]),
  ...state.invokes.map(({ id, source }) => ({
    text: id === source ? `runs ${source}` : `runs ${source} as ${id}`,
    tone: 'actor' as const,
  })),
  ...state.entry.map(action => ({ text: `entry / ${action}`, tone: 'action' as const })),
  ...state.exit.map(action => ({ text: `exit / ${action}`, tone: 'action' as const })),
  ...chart.transitions
    .filter(transition => transition.source === state.id && !isDrawn(tree, transition))
    .filter(({ kind }) => kind !== 'historyDefault')
    .map(transition => ({ text: innerText(transition), tone: 'event' as const, transition })),
]

const foldedEntry = (width: number, { text, tone, ...rest }: Entry): readonly HeaderLine[] => {
  const hanging = tone === 'description' ? 0 : HANGING
  return folded(text, width - hanging, TEXT_SIZE).map((line, index) => ({
    ...rest,
    tone,
    text: line,
    indent: index === 0 ? 0 : hanging,
    foot: LINE_HEIGHT + (index === 0 ? BETWEEN : 0),
  }))
}

const headerLines = (entries: readonly Entry[], width: number): readonly HeaderLine[] => {
  let foot = 0
  return entries
    .flatMap(entry => foldedEntry(width, entry))
    .map(line => {
      foot += line.foot
      return { ...line, foot }
    })
}

/** What is written in a state's box; `at` says where the words of a frame stand. */
export const headerOf = (chart: Chart, tree: Tree, state: ChartState, at: 'top' | 'side'): Header => {
  const lines = headerLines(entriesOf(chart, tree, state), TEXT_WIDTHS[isFrame(state) ? at : 'leaf'])
  const inset = state.kind === 'final' ? 2 * DOUBLE_BORDER : 0
  const widest = Math.max(titleWidth(state), ...lines.map(({ text, indent }) => indent + textWidth(text, TEXT_SIZE)))
  return {
    lines,
    title: TITLE_HEIGHT,
    titleWidth: titleWidth(state),
    width: Math.max(MIN_WIDTH, widest + 2 * PADDING) + inset,
    height: TITLE_HEIGHT + (lines.at(-1)?.foot ?? 0) + (lines.length === 0 ? 2 : 9) + inset / 2,
  }
}
