import type { Chart } from '../../chart.ts'
import { capital } from '../../plainWords.ts'
import type { StoryCard } from '../../stories/story.ts'
import { actionTexts, codeNames, conditionText, eventWords, invokeText, placeName, stateName } from '../../words.ts'
import type { ExplorerData } from '../data.ts'
import { addressOf, eventAddress, requirementAddress, storyAddress } from './address.ts'
import { asksForTime, matcher, plain, stem, wordsOf } from './wordMatch.ts'

export type Hit = {
  readonly kind: 'chart' | 'story' | 'state' | 'transition' | 'event' | 'requirement'
  readonly title: string
  readonly note: string
  readonly address: string
}

type Entry = Hit & { readonly name: string; readonly text: string }

const entry = (hit: Hit, words: readonly (string | undefined)[]): Entry => ({
  ...hit,
  name: plain(hit.title),
  text: plain([hit.title, hit.note, ...words].join(' ')),
})

const chartEntries = (chart: Chart): readonly Entry[] => {
  const where = stateName({ key: chart.name })
  const ofChart = entry(
    { kind: 'chart', title: where, note: chart.description ?? '', address: addressOf(chart.name) },
    [chart.name],
  )
  const ofStates = chart.states.slice(1).map(state =>
    entry(
      {
        kind: 'state',
        title: placeName(state.id),
        note: [where, state.description].filter(Boolean).join(': '),
        address: addressOf(state.id),
      },
      [
        state.id,
        ...state.tags,
        ...state.requirements,
        ...state.entry,
        ...state.exit,
        actionTexts(state.id, [...state.entry, ...state.exit]),
        ...state.invokes.flatMap(invoke => [invokeText(state, invoke), invoke.source]),
      ],
    ),
  )
  const ofTransitions = chart.transitions
    .filter(({ kind }) => kind !== 'historyDefault')
    .map(transition =>
      entry(
        {
          kind: 'transition',
          title: [eventWords(transition), conditionText(transition)].filter(Boolean).join(', '),
          note: [`${where}, in ${placeName(transition.source)}`, transition.description].filter(Boolean).join(': '),
          address: addressOf(transition.id),
        },
        [
          transition.id,
          codeNames(transition),
          actionTexts(transition.id, transition.actions),
          ...transition.requirements,
          ...transition.targets.map(placeName),
        ],
      ),
    )
  return [ofChart, ...ofStates, ...ofTransitions]
}

const eventEntries = (charts: readonly Chart[]): readonly Entry[] => {
  const named = charts.flatMap(({ transitions }) => transitions.filter(({ kind }) => kind === 'event'))
  const byEvent = new Map(named.map(transition => [transition.event, eventWords(transition)]))
  return [...byEvent].map(([event, words]) => {
    const places = named.filter(transition => transition.event === event).length
    const note = `${event}; ${places} ${places === 1 ? 'place listens' : 'places listen'}`
    const found = entry({ kind: 'event', title: capital(words), note, address: eventAddress(event) }, [])
    return { ...found, name: plain(event) }
  })
}

/** What is told of a story names it as well as its title does. */
const storyEntry = ({ name, title, lead }: StoryCard): Entry => {
  const story = entry({ kind: 'story', title, note: lead, address: storyAddress(name) }, [])
  return { ...story, name: story.text }
}

export const searchEntries = ({ charts, ledger, stories = [] }: ExplorerData): readonly Entry[] => [
  ...charts.flatMap(chartEntries),
  ...stories.map(storyEntry),
  ...eventEntries(charts),
  ...Object.entries(ledger).map(([id, text]) =>
    entry({ kind: 'requirement', title: id, note: text, address: requirementAddress(id) }, []),
  ),
]

const KINDS = ['chart', 'state', 'story', 'event', 'requirement', 'transition'] as const

type Matcher = ReturnType<typeof matcher>

/** Smaller is better: the name itself, its beginning, the words in it, the words anywhere, other forms of them. */
const nearness = ({ name, text }: Entry, matchers: readonly Matcher[], query: string): number => {
  if (name === query) return 0
  if (name.startsWith(stem(query))) return 1
  if (matchers.every(match => match(name) !== undefined)) return 2
  return matchers.every(match => match(text) === 'whole') ? 3 : 4
}

/** Something that happens by itself, after its time. */
const isTimed = ({ kind, name }: Entry): boolean => kind === 'transition' && name.startsWith('after ')

/** Charts first, as whoever opens one finds the rest in it, then the time that was asked for; then what is nearest. */
const groupOf = (entry: Entry, query: string): number => {
  if (entry.kind === 'chart') return 0
  return asksForTime(query) && isTimed(entry) ? 1 : 2
}

const rank = (entry: Entry, matchers: readonly Matcher[], query: string): readonly [number, number, number] => [
  groupOf(entry, query),
  nearness(entry, matchers, wordsOf(query).join(' ')),
  KINDS.indexOf(entry.kind),
]

const ranked = (found: readonly Entry[], matchers: readonly Matcher[], query: string): readonly Hit[] =>
  found
    .map(found => ({ found, at: rank(found, matchers, query) }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.at[2] - b.at[2])
    .map(({ found }) => found)

const has =
  ({ text }: Entry) =>
  (match: Matcher): boolean =>
    match(text) !== undefined

/** Everything that has all words of the query in some form, what it names first. */
export const find = (entries: readonly Entry[], query: string): readonly Hit[] => {
  const words = wordsOf(query)
  const matchers = words.map(matcher)
  if (matchers.length === 0) return []
  const found = entries.filter(entry => matchers.every(has(entry)))
  return ranked(found, matchers, query)
}

/** A hit with less of a question than this share of what the best one has is left out. */
const WORTH_SHOWING = 0.7

/** Where the best hit has less of a question than this, nothing answers it. */
const WORTH_ASKING = 0.4

/** Where nothing has all words: what has most of them first, and a rare word says more than a common one. */
export const findMost = (entries: readonly Entry[], query: string): readonly Hit[] => {
  const asked = wordsOf(query).map(word => {
    const match = matcher(word)
    const places = entries.filter(entry => has(entry)(match)).length
    return { match, weight: Math.log(entries.length / Math.max(1, places)) }
  })
  const sum = (words: typeof asked): number => words.reduce((total, { weight }) => total + weight, 0)
  const weights = new Map(entries.map(entry => [entry as Hit, sum(asked.filter(({ match }) => has(entry)(match)))]))
  const weight = (hit: Hit): number => weights.get(hit) ?? 0
  const most = Math.max(...weights.values())
  if (most === 0 || most < WORTH_ASKING * sum(asked)) return []
  const found = entries.filter(entry => weight(entry) >= WORTH_SHOWING * most)
  const matchers = asked.map(({ match }) => match)
  return ranked(found, matchers, query).toSorted((a, b) => weight(b) - weight(a))
}
