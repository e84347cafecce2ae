import type { Chart } from '../../chart/chart.ts'
import type { StoryCard } from '../../pages/stories/story.ts'
import { capital } from '../../words/plainWords.ts'
import {
  actionTexts,
  codeNames,
  conditionText,
  eventWords,
  invokeText,
  placeName,
  stateName,
} from '../../words/words.ts'
import type { About, ExplorerData } from '../data.ts'
import { addressOf, eventAddress, requirementAddress, storyAddress } from './address.ts'
import { asksForTime, byStem, matcher, plain, type SaidFor, stem, wordsOf } from './wordMatch.ts'

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
        actionTexts(chart.words, [...state.entry, ...state.exit]),
        ...state.invokes.flatMap(invoke => [invokeText(chart.words, invoke), invoke.source]),
      ],
    ),
  )
  const ofTransitions = chart.transitions
    .filter(({ kind }) => kind !== 'historyDefault')
    .map(transition =>
      entry(
        {
          kind: 'transition',
          title: [eventWords(chart.words, transition), conditionText(chart.words, transition)]
            .filter(Boolean)
            .join(', '),
          note: [`${where}, in ${placeName(transition.source)}`, transition.description].filter(Boolean).join(': '),
          address: addressOf(transition.id),
        },
        [
          transition.id,
          codeNames(transition),
          actionTexts(chart.words, transition.actions),
          ...transition.requirements,
          ...transition.targets.map(placeName),
        ],
      ),
    )
  return [ofChart, ...ofStates, ...ofTransitions]
}

const eventEntries = (charts: readonly Chart[]): readonly Entry[] => {
  const named = charts.flatMap(({ transitions, words }) =>
    transitions
      .filter(({ kind }) => kind === 'event')
      .map(transition => ({ event: transition.event, words: eventWords(words, transition) })),
  )
  const byEvent = new Map(named.map(({ event, words }) => [event, words]))
  return [...byEvent].map(([event, words]) => {
    const places = named.filter(each => each.event === event).length
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

const entriesOf = ({ charts, ledger, stories = [] }: Searched): readonly Entry[] => [
  ...charts.flatMap(chartEntries),
  ...stories.map(storyEntry),
  ...eventEntries(charts),
  ...Object.entries(ledger).map(([id, text]) =>
    entry({ kind: 'requirement', title: id, note: text, address: requirementAddress(id) }, []),
  ),
]

/** All that can be found, and the words of people for it. */
export type Index = { readonly entries: readonly Entry[]; readonly saidFor: SaidFor }

type Searched = Pick<ExplorerData, 'charts' | 'ledger' | 'stories'> & {
  readonly about: Pick<About, 'saidFor'>
}

export const searchIndex = (data: Searched): Index => ({
  entries: entriesOf(data),
  saidFor: byStem(data.about.saidFor),
})

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
export const find = ({ entries, saidFor }: Index, query: string): readonly Hit[] => {
  const words = wordsOf(query)
  const matchers = words.map(word => matcher(word, saidFor))
  if (matchers.length === 0) return []
  const found = entries.filter(entry => matchers.every(has(entry)))
  return ranked(found, matchers, query)
}

/** A hit with less of a question than this share of what the best one has is left out. */
const WORTH_SHOWING = 0.7

/** Where the best hit has less of a question than this, nothing answers it. */
const WORTH_ASKING = 0.4

/** Where nothing has all words: what has most of them first, and a rare word says more than a common one. */
export const findMost = ({ entries, saidFor }: Index, query: string): readonly Hit[] => {
  const asked = wordsOf(query).map(word => {
    const match = matcher(word, saidFor)
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
