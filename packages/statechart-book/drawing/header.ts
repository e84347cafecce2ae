import type { Chart, ChartState, ChartTransition, Words } from '../chart/chart.ts'
import { grouped } from '../chart/grouped.ts'
import { isFrame, type Tree } from '../chart/tree.ts'
import { actionTexts, conditionText, eventWords, invokeText, isQuestion, placeName, stateName } from '../words/words.ts'
import { isDrawn } from './arrows.ts'
import {
  COUNT_SPACE,
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

/** How wide a text may run: in a leaf, above the content of a frame, beside it. */
const TEXT_WIDTHS = { leaf: 220, top: 380, side: 170 }

const TITLE_HEIGHT = 30

const MIN_WIDTH = 72

/** How far inside the border of an end its second border runs. */
export const DOUBLE_BORDER = 4

/** What stands behind a sign stands this far in. */
export const SIGN_SPACE = 17

const BETWEEN = 3

/** One thing to say of a state; it may need several lines. */
type Entry = Pick<HeaderLine, 'tone' | 'transition' | 'sign'> & { readonly text: string }

/** `Watching › Content` as seen from inside `Watching` is `Content`. */
const seenFrom = (target: string, from: string): string => {
  const parent = from.split('.')
  const path = target.split('.')
  const shared = path.findIndex((part, index) => part !== parent[index])
  return placeName(`.${path.slice(shared === -1 ? -1 : shared).join('.')}`)
}

/** Stays in its state, or comes back to it at once: a round arrow. */
const isRound = ({ source, targets }: ChartTransition): boolean => targets.length === 0 || targets.join() === source

const whereTo = (transition: ChartTransition): string => {
  const { source, reenter, actions, into } = transition
  const targets = into === undefined ? transition.targets : [into]
  if (isRound(transition)) return reenter ? ': starts anew' : actions.length === 0 ? ': nothing changes' : ''
  return ` → ${targets.map(target => seenFrom(target, source)).join(' and ')}`
}

const innerText = (words: Words, transition: ChartTransition): string => {
  const does = actionTexts(words, transition.actions)
  const condition = conditionText(words, transition)
  const when = condition === '' ? eventWords(words, transition) : `${eventWords(words, transition)}, ${condition}`
  return does === '' ? `${when}${whereTo(transition)}` : `${when}: ${does}${whereTo(transition).replace(/^: /, ', ')}`
}

export const tagWidth = (tag: string): number => textWidth(tag, TAG_SIZE) + 2 * TAG_PADDING

const titleWidth = (state: ChartState): number =>
  textWidth(stateName(state), TITLE_SIZE, 'bold') + state.tags.reduce((sum, tag) => sum + TAG_GAP + tagWidth(tag), 0)

const actionEntry = (words: Words, state: ChartState, sign: 'enters' | 'leaves'): readonly Entry[] => {
  const actions = sign === 'enters' ? [...state.entry, ...state.initialActions] : state.exit
  const when = sign === 'enters' ? 'on entering' : 'on leaving'
  if (actions.length === 0) return []
  return [{ text: `${when}: ${actionTexts(words, actions)}`, tone: 'action' as const, sign }]
}

const foldedEntry = ({ hidden, sheet }: ChartState): readonly Entry[] => {
  const states = hidden === undefined ? 'its other states' : `${hidden} ${hidden === 1 ? 'state' : 'states'} inside`
  const text = sheet === undefined ? states : `${states}: sheet ${sheet}`
  return hidden === undefined && sheet === undefined ? [] : [{ text, tone: 'action', sign: 'folded' }]
}

/** Where the ways out of a folded state lead that have no arrow; their words stand on the state's own sheet. */
const elsewhereEntry = (transitions: readonly ChartTransition[]): readonly Entry[] => {
  const goals = new Set(transitions.flatMap(({ source, targets }) => targets.map(target => seenFrom(target, source))))
  return goals.size === 0 ? [] : [{ text: `to ${[...goals].join(', ')}`, tone: 'action', sign: 'goes' }]
}

const bySource = new WeakMap<Chart['transitions'], ReadonlyMap<string, readonly ChartTransition[]>>()

/** The transitions of a chart that begin in a state. */
const beginningIn = ({ transitions }: Chart, state: string): readonly ChartTransition[] => {
  const known = bySource.get(transitions) ?? grouped(transitions, ({ source }) => source)
  bySource.set(transitions, known)
  return known.get(state) ?? []
}

const entriesOf = (chart: Chart, tree: Tree, state: ChartState): readonly Entry[] => {
  const own = beginningIn(chart, state.id)
  const written = own.filter(each => each.said === 'in the box' || !isDrawn(tree, each))
  return [
    ...(state.description === undefined ? [] : [{ text: state.description, tone: 'description' as const }]),
    ...foldedEntry(state),
    ...state.invokes.map(invoke => ({
      text: invokeText(chart.words, invoke),
      tone: 'actor' as const,
      sign: isQuestion(state, invoke, chart.transitions) ? ('asks' as const) : ('runs' as const),
    })),
    ...actionEntry(chart.words, state, 'enters'),
    ...actionEntry(chart.words, state, 'leaves'),
    ...elsewhereEntry(written.filter(({ sheet }) => sheet !== undefined)),
    ...written
      .filter(({ kind, sheet }) => kind !== 'historyDefault' && sheet === undefined)
      .map(transition => ({
        text: innerText(chart.words, transition),
        tone: 'event' as const,
        sign: isRound(transition) ? ('stays' as const) : ('goes' as const),
        transition,
      })),
  ]
}

const brokenEntry = (width: number, { text, tone, sign, transition }: Entry): readonly HeaderLine[] => {
  const indent = sign === undefined ? 0 : SIGN_SPACE
  return folded(text, width - indent, TEXT_SIZE).map((line, index) => ({
    tone,
    text: line,
    indent,
    foot: LINE_HEIGHT + (index === 0 ? BETWEEN : 0),
    ...(sign === undefined || index > 0 ? {} : { sign }),
    ...(transition === undefined ? {} : { transition }),
  }))
}

const headerLines = (entries: readonly Entry[], width: number): readonly HeaderLine[] => {
  let foot = 0
  return entries
    .flatMap(entry => brokenEntry(width, entry))
    .map(line => {
      foot += line.foot
      return { ...line, foot }
    })
}

/** What is written in a state's box; `at` says where the words of a frame stand. */
export const headerOf = (chart: Chart, tree: Tree, state: ChartState, at: 'top' | 'side'): Header => {
  const lines = headerLines(entriesOf(chart, tree, state), TEXT_WIDTHS[isFrame(state) ? at : 'leaf'])
  const inset = state.kind === 'final' ? 2 * DOUBLE_BORDER : 0
  const countSpace = ({ transition, sign }: HeaderLine) => (transition && sign ? COUNT_SPACE : 0)
  const widest = Math.max(
    titleWidth(state) + COUNT_SPACE,
    ...lines.map(line => line.indent + textWidth(line.text, TEXT_SIZE) + countSpace(line)),
  )
  return {
    lines,
    title: TITLE_HEIGHT,
    titleWidth: titleWidth(state),
    width: Math.max(MIN_WIDTH, widest + 2 * PADDING) + inset,
    height: TITLE_HEIGHT + (lines.at(-1)?.foot ?? 0) + (lines.length === 0 ? 2 : 9) + inset / 2,
  }
}
