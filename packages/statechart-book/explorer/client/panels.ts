import type { Chart, ChartState, ChartTransition, Words } from '../../chart/chart.ts'
import { treeOf } from '../../chart/tree.ts'
import type { Receivers, Senders } from '../../pages/receivers.ts'
import { capital } from '../../words/plainWords.ts'
import {
  actionText,
  codeNames,
  conditionText,
  delayValue,
  eventWords,
  invokeText,
  isQuestion,
  placeName,
  senderOf,
  stateName,
} from '../../words/words.ts'
import { addressOf, eventAddress } from './address.ts'
import { type Child, h } from './dom.ts'
import {
  codeText,
  goalWords,
  hitsLine,
  list,
  requirementList,
  section,
  signMark,
  stateLink,
  transitionRow,
} from './pieces.ts'

/** What the panels know beside the chart. */
export type Knowledge = {
  readonly ledger: Readonly<Record<string, string>>
  readonly senders: Senders
  readonly receivers: Receivers
  /** How often the last run came by a state or a transition, where coverage is shown. */
  readonly hits: (id: string) => number | undefined
}

const KINDS: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'State',
  compound: 'State with states inside',
  parallel: 'State with parts side by side',
  final: 'End',
  history: 'Way back',
}

export const heading = (kicker: Child, title: string, ...rest: readonly Child[]): Child => [
  h('p', { class: 'kicker' }, kicker),
  h('h2', { tabindex: -1 }, title),
  ...rest,
]

const lastName = (id: string): string => stateName({ key: id.split('.').at(-1) ?? id })

const trail = (chart: Chart, id: string): Child => {
  const parents = treeOf(chart).ancestors(id).toReversed()
  return h(
    'span',
    { class: 'trail' },
    ...parents.map(({ id: parent, key }) => [stateLink(parent, stateName({ key })), ' › ']),
  )
}

export const invokeRow = (chart: Chart, state: ChartState): readonly Child[] =>
  state.invokes.map(invoke => {
    const isAsked = isQuestion(state, invoke, chart.transitions)
    const words = invokeText(chart.words, invoke)
    return [
      signMark(isAsked ? 'asks' : 'runs', 'actor'),
      invoke.isChart ? h('a', { href: addressOf(invoke.source) }, words) : words,
    ]
  })

const actionRows = (words: Words, sign: 'enters' | 'leaves', actions: readonly string[]): readonly Child[] =>
  actions.map(action => [
    signMark(sign),
    `${sign === 'enters' ? 'on entering' : 'on leaving'}: ${actionText(words, action)}`,
  ])

const startRow = ({ initial }: ChartState): readonly Child[] =>
  initial === undefined ? [] : [[signMark('enters'), 'begins with ', stateLink(initial, lastName(initial))]]

const isOwn = ({ kind }: ChartTransition): boolean => kind !== 'historyDefault'

const leaving = (chart: Chart, state: ChartState): readonly Child[] => {
  const from = (id: string) => chart.transitions.filter(transition => transition.source === id && isOwn(transition))
  const rows = (id: string) =>
    list(
      from(id).map(transition => transitionRow(chart.words, transition, goalWords(transition))),
      'rows',
    )
  const above = treeOf(chart)
    .ancestors(state.id)
    .filter(({ id }) => from(id).length > 0)
  return [
    section('What may happen', rows(state.id)),
    ...above.map(({ id }) =>
      h('details', {}, h('summary', {}, `What may happen anywhere in ${placeName(id)}`), rows(id)),
    ),
  ]
}

const coming = (chart: Chart, state: ChartState): Child => {
  const arrows = chart.transitions.filter(
    transition => transition.targets.includes(state.id) && transition.source !== state.id,
  )
  const begins = chart.states.filter(({ initial }) => initial === state.id)
  return section(
    'How one gets here',
    list(
      [
        ...begins.map(({ id }) => h('span', { class: 'row' }, `it is where ${placeName(id)} begins`)),
        ...arrows.map(transition => transitionRow(chart.words, transition, `from ${placeName(transition.source)}`)),
      ],
      'rows',
    ),
  )
}

export const statePanel = (chart: Chart, state: ChartState, known: Knowledge): Child => [
  heading([`${KINDS[state.kind]} in `, trail(chart, state.id)], stateName(state)),
  state.description !== undefined && h('p', { class: 'lead' }, state.description),
  hitsLine(known.hits(state.id)),
  section(
    'While it holds',
    list([
      ...startRow(state),
      ...invokeRow(chart, state),
      ...actionRows(chart.words, 'enters', state.entry),
      ...actionRows(chart.words, 'leaves', state.exit),
    ]),
  ),
  ...leaving(chart, state),
  coming(chart, state),
  section('Requirements', requirementList(state.requirements, known.ledger)),
  section(
    'In the code',
    h('p', {}, codeText(state.id)),
    state.tags.length > 0 && h('p', {}, 'screens ask for ', ...state.tags.map(tag => [codeText(tag), ' '])),
  ),
]

const term = (name: string, ...value: readonly Child[]): Child => [h('dt', {}, name), h('dd', {}, ...value)]

const delayLine = ({ delay }: ChartTransition): Child =>
  delay !== undefined && term('After', delayValue(delay), ' ', codeText(delay.name))

const goalLine = (transition: ChartTransition): Child => {
  const { source, targets, reenter } = transition
  if (targets.length === 0 || (targets.join() === source && !reenter)) return 'nowhere: it stays'
  if (targets.join() === source) return ['back into ', stateLink(source), ', which starts anew']
  return targets.map((target, index) => [index > 0 && ' and ', stateLink(target)])
}

/** The branches of one event are asked in their order; the first whose condition holds is taken. */
const branches = (chart: Chart, { id, source, event }: ChartTransition): Child => {
  const all = chart.transitions.filter(transition => transition.source === source && transition.event === event)
  if (all.length < 2) return false
  const item = (transition: ChartTransition) =>
    h(
      'li',
      transition.id === id ? { 'aria-current': 'true' } : {},
      h('a', { href: addressOf(transition.id) }, conditionText(chart.words, transition) || 'always'),
      ` ${goalWords(transition)}`,
    )
  return section('Asked in this order', h('ol', { class: 'branches' }, ...all.map(item)))
}

export const transitionPanel = (chart: Chart, transition: ChartTransition, known: Knowledge): Child => {
  const { id, kind, event, source, actions, guard } = transition
  const condition = conditionText(chart.words, transition)
  return [
    heading(
      ['Transition in ', trail(chart, source), stateLink(source, lastName(source))],
      capital(eventWords(chart.words, transition)),
    ),
    transition.description !== undefined && h('p', { class: 'lead' }, transition.description),
    hitsLine(known.hits(id)),
    h(
      'dl',
      { class: 'facts' },
      term('Who says so', senderOf(chart.words, transition, known.senders[chart.name])),
      delayLine(transition),
      condition !== '' && term('Only', condition),
      actions.length > 0 && term('The app', actions.map(action => actionText(chart.words, action)).join(', ')),
      term('From', stateLink(source)),
      term('To', goalLine(transition)),
    ),
    branches(chart, transition),
    section('Requirements', requirementList(transition.requirements, known.ledger)),
    section(
      'In the code',
      h(
        'p',
        {},
        kind === 'event' ? h('a', { href: eventAddress(event) }, codeText(event)) : codeText(codeNames(transition)),
      ),
      guard !== undefined && h('p', {}, 'condition ', codeText(guard)),
      actions.length > 0 && h('p', {}, 'actions ', ...actions.map(action => [codeText(action), ' '])),
      h('p', {}, 'id ', codeText(id)),
    ),
  ]
}
