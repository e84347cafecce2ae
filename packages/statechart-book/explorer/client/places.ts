import type { Chart } from '../../chart/chart.ts'
import { placeName, stateName } from '../../words/words.ts'
import type { ExplorerData } from '../data.ts'
import { type Child, h } from './dom.ts'
import { heading } from './panels.ts'
import { goalWords, list, marked, section, stateLink, transitionRow } from './pieces.ts'

/** In every chart: the states and transitions that are wanted. */
const placesOf = (
  charts: readonly Chart[],
  isWanted: (place: { readonly requirements: readonly string[]; readonly event?: string }) => boolean,
): readonly Child[] =>
  charts.map(chart => {
    const states = chart.states.filter(isWanted).map(({ id }) => h('span', { class: 'row' }, stateLink(id)))
    const transitions = chart.transitions
      .filter(isWanted)
      .map(transition =>
        transitionRow(chart.words, transition, `in ${placeName(transition.source)} ${goalWords(transition)}`),
      )
    return section(`In ${stateName({ key: chart.name })}`, list([...states, ...transitions], 'rows'))
  })

/** Where the charts realise a requirement. */
export const requirementPlaces = ({ charts, ledger }: ExplorerData, id: string): Child => [
  heading('Requirement', id),
  h('p', { class: 'lead' }, marked(ledger[id] ?? 'The ledger has no such requirement, or no chart speaks of it.')),
  placesOf(charts, ({ requirements }) => requirements.includes(id)),
]

/** Where the charts listen to an event. */
export const eventPlaces = ({ charts }: ExplorerData, event: string): Child => [
  heading('Event', event),
  h('p', { class: 'lead' }, 'Every place that listens to it.'),
  placesOf(charts, place => place.event === event),
]
