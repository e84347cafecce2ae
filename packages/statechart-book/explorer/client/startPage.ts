import type { Chart, ChartTransition, Words } from '../../chart/chart.ts'
import { foldedDrawing } from '../../drawing/foldings.ts'
import { toSvg } from '../../drawing/svg.ts'
import { systemSvg } from '../../pages/system/picture.ts'
import { actionTexts, conditionText, eventWords, placeName, stateName } from '../../words/words.ts'
import type { ExplorerData } from '../data.ts'
import { addressOf, storyAddress } from './address.ts'
import { changeRows, reading, runners } from './chartPanel.ts'
import { type Child, h, svgFrom } from './dom.ts'
import { changeCounts } from './nav.ts'
import { goalWords } from './pieces.ts'

const countable = (chart: Chart): number => chart.transitions.filter(({ kind }) => kind !== 'historyDefault').length

const card = ({ charts, changes }: ExplorerData, chart: Chart, coverage: string | undefined): HTMLElement => {
  const above = runners(charts, chart.name).map(({ name }) => stateName({ key: name }))
  const own = changes?.charts[chart.name]
  const facts = [
    `${chart.states.length} states`,
    `${countable(chart)} transitions`,
    ...(above.length === 0 ? [] : [`run by ${above.join(', ')}`]),
  ]
  return h(
    'li',
    {},
    h(
      'a',
      { class: 'card', href: addressOf(chart.name) },
      h('h2', {}, stateName({ key: chart.name }), own !== undefined && h('span', { class: 'note' }, changeCounts(own))),
      h('p', {}, chart.description ?? ''),
      h('p', { class: 'quiet', 'data-line-of': chart.name }, coverage ?? facts.join(' · ')),
    ),
  )
}

const changesIntro = (since: string): Child => [
  h('h1', {}, `What changed in the charts since ${since}`),
  h(
    'p',
    { class: 'lead' },
    'Each drawing shows both revisions at once: green was added, red and struck through was removed, amber says something else now.',
  ),
]

const intro = ({ about: { product, decided } }: ExplorerData): Child => [
  h('h1', {}, `What happens in ${product}, and when`),
  h(
    'p',
    { class: 'lead' },
    `Each chart below decides one thing: ${decided}. It is drawn from the code that runs, so a drawing cannot be out of date. Open one, click on anything in it, and read what it means.`,
  ),
]

const sentence = (words: Words, transition: ChartTransition): string => {
  const when = [eventWords(words, transition), conditionText(words, transition)].filter(Boolean).join(', ')
  const actions = actionTexts(words, transition.actions)
  const goal = goalWords(transition).replace('→ ', 'it goes to ')
  const does = goal === 'stays' ? actions || 'nothing changes' : [actions, goal].filter(Boolean).join(', ')
  return `In ${placeName(transition.source)}: ${when}: ${does}.`
}

/** The smallest chart with all that it says read aloud. */
const example = ({ charts, foldings }: ExplorerData): Child => {
  const [chart] = charts.toSorted((a, b) => a.transitions.length - b.transitions.length)
  const drawing = chart && foldedDrawing(chart, foldings[chart.name] ?? {}, new Set())
  if (chart === undefined || drawing === undefined) return false
  const [root] = chart.states
  return [
    h('h2', {}, 'An example, read aloud'),
    h('div', { class: 'example', 'aria-hidden': 'true' }, svgFrom(toSvg(drawing, { isInPage: true }))),
    h(
      'ul',
      { class: 'aloud' },
      h('li', {}, `${stateName({ key: chart.name })}: ${chart.description ?? ''}`),
      root?.initial !== undefined && h('li', {}, `It begins with ${placeName(root.initial)}.`),
      ...chart.transitions.map(transition => h('li', {}, sentence(chart.words, transition))),
    ),
  ]
}

/** The first page beside a run: every chart with the states that hold. */
export const runPage = (data: ExplorerData, kind: 'live' | 'record', words: (chart: Chart) => string): HTMLElement =>
  h(
    'div',
    { class: 'start' },
    h('h1', {}, kind === 'live' ? 'What happens in the app now' : 'What happened in the app'),
    h(
      'p',
      { class: 'lead' },
      'Each chart below decides one thing. Open one to see it with the states lit that hold, and the last way that was taken; choose an event beside it to see the picture as it was then.',
    ),
    h('ul', { class: 'cards' }, ...data.charts.map(chart => card(data, chart, words(chart)))),
  )

/** All charts in one picture, before the list of them. */
const whole = ({ charts, system, stories = [] }: ExplorerData): Child =>
  system !== undefined && [
    h('h2', {}, 'The whole app'),
    h(
      'p',
      { class: 'lead' },
      'Every chart stands below the one that runs it. ↓ is what it is told from above, ↑ what it tells. Choose one to open it.',
    ),
    h('div', { class: 'whole' }, svgFrom(systemSvg({ charts, ...system }, { isInPage: true }))),
    stories.length > 0 && [
      h('h2', {}, 'What happens, step by step'),
      h(
        'ul',
        {},
        ...stories.map(({ name, title, lead }) =>
          h('li', {}, h('a', { href: storyAddress(name) }, title), `: ${lead}`),
        ),
      ),
    ],
    h('h2', {}, 'Chart by chart'),
  ]

/** The first page: what there is, and how to read it. */
export const startPage = (data: ExplorerData, coverage: (chart: Chart) => string | undefined): HTMLElement =>
  h(
    'div',
    { class: 'start' },
    data.changes === undefined ? intro(data) : changesIntro(data.changes.since),
    data.charts.length === 0 && h('p', {}, 'Nothing changed.'),
    whole(data),
    h('ul', { class: 'cards' }, ...data.charts.map(chart => card(data, chart, coverage(chart)))),
    data.changes === undefined
      ? [h('h2', {}, 'How to read a drawing'), reading(), example(data)]
      : data.charts.map(({ name }) => [
          h('h2', {}, stateName({ key: name })),
          changeRows(data.changes?.charts[name] ?? []),
        ]),
  )
