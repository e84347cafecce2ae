import type { ChartTransition, Words } from '../../chart/chart.ts'
import type { Sign } from '../../drawing/drawing.ts'
import { SIGN_PATHS } from '../../drawing/signs.ts'
import { type Tone, toneOf } from '../../drawing/tones.ts'
import { actionTexts, conditionText, eventWords, placeName } from '../../words/words.ts'
import { addressOf, requirementAddress } from './address.ts'
import { type Child, h, s } from './dom.ts'

/** Pieces of which the panels are made. */

export const section = (title: string, ...content: readonly Child[]): Child => {
  const isEmpty = content.every(child => !child || (Array.isArray(child) && child.length === 0))
  return !isEmpty && h('section', {}, h('h3', {}, title), ...content)
}

export const list = (items: readonly Child[], className = 'plain'): Child =>
  items.length > 0 && h('ul', { class: className }, ...items.map(item => h('li', {}, item)))

/** Text of the ledger and of charts: words in `code` marks; stress is left out. */
export const marked = (text: string): Child =>
  text
    .replaceAll('**', '')
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : h('code', {}, piece)))

export const stateLink = (id: string, words = placeName(id)): HTMLElement => h('a', { href: addressOf(id) }, words)

export const codeText = (text: string): HTMLElement => h('code', {}, text)

export const signMark = (sign: Sign, className = 'muted'): SVGElement =>
  s(
    'svg',
    { class: `chart mark ${className}`, viewBox: '0 0 12 12', width: 12, height: 12, 'aria-hidden': 'true' },
    s('path', {
      class: `sign ${className}`,
      d: SIGN_PATHS[sign],
    }),
  )

export const toneMark = (tone: Tone): SVGElement =>
  s(
    'svg',
    { class: 'chart mark', viewBox: '0 0 30 12', width: 30, height: 12, 'aria-hidden': 'true' },
    s(
      'g',
      { class: `arrow ${tone}` },
      s('path', { d: 'M1 6H24' }),
      s('path', { class: 'head', d: 'M29 6L21 2.2V9.8z' }),
    ),
  )

/** `Renewing` beside `User › Active` and inside `User`, `User › Renewing` from outside: the shortest clear name. */
const nearName = (id: string, from: string): string => {
  const parent = from.slice(0, from.lastIndexOf('.'))
  const near = [from, parent].find(outer => id.startsWith(`${outer}.`))
  return near === undefined ? placeName(id) : placeName(`.${id.slice(near.length + 1)}`)
}

export const goalWords = ({ source, targets, reenter }: ChartTransition): string => {
  if (targets.length === 0) return 'stays'
  if (targets.join() === source) return reenter ? 'starts anew' : 'stays'
  return `→ ${targets.map(target => nearName(target, source)).join(' and ')}`
}

/** One line of a list of transitions: what happens, on what condition, and where it leads; it opens the transition. */
export const transitionRow = (words: Words, transition: ChartTransition, goal: string): HTMLElement => {
  const condition = conditionText(words, transition)
  const actions = actionTexts(words, transition.actions)
  return h(
    'a',
    { class: 'row', href: addressOf(transition.id) },
    toneMark(toneOf(transition)),
    h(
      'span',
      {},
      h('b', {}, eventWords(words, transition)),
      condition !== '' && h('span', { class: 'condition' }, ` ${condition}`),
      actions !== '' && h('span', { class: 'quiet' }, ` · ${actions}`),
      h('span', { class: 'goal' }, goal),
    ),
  )
}

export const requirementList = (ids: readonly string[], ledger: Readonly<Record<string, string>>): Child =>
  ids.length > 0 &&
  h(
    'dl',
    { class: 'requirements' },
    ...ids.map(id => [
      h('dt', {}, h('a', { href: requirementAddress(id) }, id)),
      h('dd', {}, marked(ledger[id] ?? 'not in the ledger')),
    ]),
  )

/** How often the last run came by; nothing where coverage is not shown. */
export const hitsLine = (count: number | undefined): Child =>
  count !== undefined &&
  h(
    'p',
    { class: count > 0 ? 'covered' : 'missed' },
    count > 0 ? `The last run came by ${count} ${count === 1 ? 'time' : 'times'}.` : 'The last run never came by.',
  )
