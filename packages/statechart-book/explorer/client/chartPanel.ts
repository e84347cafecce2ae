import type { Chart } from '../../chart/chart.ts'
import type { Sign } from '../../drawing/drawing.ts'
import { SIGN_WORDS } from '../../drawing/signs.ts'
import { TONE_WORDS, TONES } from '../../drawing/tones.ts'
import { HOW_TO_READ } from '../../pages/reading.ts'
import { placeName, stateName } from '../../words/words.ts'
import type { Change, Changes } from '../data.ts'
import { addressOf } from './address.ts'
import { type Child, h } from './dom.ts'
import { heading, invokeRow, type Knowledge } from './panels.ts'
import {
  goalWords,
  list,
  marked,
  requirementList,
  section,
  signMark,
  stateLink,
  toneMark,
  transitionRow,
} from './pieces.ts'
import { sampleMark } from './samples.ts'

const CHANGE_SIGNS = { added: '+', removed: '−', changed: '~' } as const

const changeRow = ({ kind, what, id, title, details }: Change): HTMLElement =>
  h(
    'a',
    { class: `row ${kind}`, href: addressOf(id) },
    h('span', { class: 'change', 'aria-hidden': 'true' }, CHANGE_SIGNS[kind]),
    h(
      'span',
      {},
      h('span', { class: 'quiet' }, `${kind} ${what} `),
      h('b', {}, title),
      ...details.map(detail => h('span', { class: 'goal' }, detail)),
    ),
  )

export const changeRows = (changes: readonly Change[]): Child => list(changes.map(changeRow), 'rows')

const signLegend = (): Child => {
  const signs = Object.entries(SIGN_WORDS).map(([sign, words]) => [signMark(sign as Sign), words])
  return list([...TONES.map(tone => [toneMark(tone), TONE_WORDS[tone]]), ...signs], 'legend')
}

export const reading = (): HTMLElement =>
  h(
    'dl',
    { class: 'reading' },
    ...HOW_TO_READ.map(({ sample, sign, words }) =>
      h('div', {}, h('dt', {}, sampleMark(sample), sign), h('dd', {}, marked(words))),
    ),
  )

const requirementsOf = (chart: Chart): readonly string[] =>
  [...new Set([...chart.states, ...chart.transitions].flatMap(({ requirements }) => requirements))].sort()

/** Charts that run another one. */
export const runners = (charts: readonly Chart[], name: string): readonly Chart[] =>
  charts.filter(({ states }) =>
    states.some(({ invokes }) => invokes.some(({ source, isChart }) => isChart && source === name)),
  )

const delays = (chart: Chart): readonly Child[] => {
  const timed = chart.transitions.filter(({ kind }) => kind === 'after')
  return timed.map(transition => transitionRow(chart.words, transition, `in ${placeName(transition.source)}`))
}

/** In the order of the chart: what sets something off anywhere in it. */
const happenings = (chart: Chart): readonly Child[] =>
  chart.transitions
    .filter(({ kind }) => kind !== 'historyDefault')
    .map(transition =>
      transitionRow(chart.words, transition, `in ${placeName(transition.source)} ${goalWords(transition)}`),
    )

/** The chart as a whole: what it decides, what it asks, how to read it. */
export const chartPanel = (
  charts: readonly Chart[],
  chart: Chart,
  known: Knowledge,
  changes: Changes | undefined,
): Child => {
  const [root] = chart.states
  const asked = chart.states.flatMap(state =>
    invokeRow(chart, state).map(row => [
      row,
      ' ',
      state.parent !== undefined && h('span', { class: 'quiet' }, stateLink(state.id)),
    ]),
  )
  const tellings = (known.receivers[chart.name] ?? []).map(({ words, to, event }) =>
    h('span', { title: event }, words, h('span', { class: 'quiet' }, ` → ${to}`)),
  )
  const above = runners(charts, chart.name)
  return [
    heading('Chart', stateName({ key: chart.name })),
    changes !== undefined && section('What changed', changeRows(changes.charts[chart.name] ?? [])),
    section('Begins with', root?.initial !== undefined && h('p', {}, stateLink(root.initial))),
    section('Run by', list(above.map(({ name }) => h('a', { href: addressOf(name) }, stateName({ key: name }))))),
    section('Asks and runs', list(asked)),
    section('Tells', list(tellings)),
    section('Waits', list(delays(chart), 'rows')),
    section('What may happen', list(happenings(chart), 'rows')),
    section('Signs', signLegend()),
    h('details', {}, h('summary', {}, 'How to read a drawing'), reading()),
    h(
      'details',
      {},
      h('summary', {}, `Requirements (${requirementsOf(chart).length})`),
      requirementList(requirementsOf(chart), known.ledger),
    ),
  ]
}
