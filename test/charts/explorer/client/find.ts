import type { Chart } from '../../chart.ts'
import { actionTexts, codeNames, conditionText, eventWords, invokeText, placeName, stateName } from '../../words.ts'
import type { ExplorerData } from '../data.ts'
import { addressOf, eventAddress, requirementAddress } from './address.ts'

export type Hit = {
  readonly kind: 'chart' | 'state' | 'transition' | 'event' | 'requirement'
  readonly title: string
  readonly note: string
  readonly address: string
}

type Entry = Hit & { readonly name: string; readonly text: string }

/** Without capitals and accents: 'línea' is found by 'linea'. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

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
    const note = `${words}; ${places} ${places === 1 ? 'place listens' : 'places listen'}`
    return entry({ kind: 'event', title: event, note, address: eventAddress(event) }, [])
  })
}

export const searchEntries = ({ charts, ledger }: ExplorerData): readonly Entry[] => [
  ...charts.flatMap(chartEntries),
  ...eventEntries(charts),
  ...Object.entries(ledger).map(([id, text]) =>
    entry({ kind: 'requirement', title: id, note: text, address: requirementAddress(id) }, []),
  ),
]

const KINDS = ['chart', 'state', 'event', 'requirement', 'transition'] as const

/** Smaller is better: the name itself, its beginning, a word in it, a word anywhere. */
const rank = ({ name, kind }: Entry, words: readonly string[], query: string): number => {
  const nearness = name === query ? 0 : name.startsWith(query) ? 1 : words.every(word => name.includes(word)) ? 2 : 3
  return nearness * KINDS.length + KINDS.indexOf(kind)
}

/** Everything that has all words of the query somewhere, what it names first. */
export const find = (entries: readonly Entry[], query: string): readonly Hit[] => {
  const wanted = plain(query).trim()
  const words = wanted.split(/\s+/).filter(word => word !== '')
  if (words.length === 0) return []
  return entries
    .filter(({ text }) => words.every(word => text.includes(word)))
    .map(found => ({ found, at: rank(found, words, wanted) }))
    .sort((a, b) => a.at - b.at)
    .map(({ found }) => found)
}
