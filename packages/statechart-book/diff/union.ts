import type { Chart, ChartState, ChartTransition, Words } from '../chart/chart.ts'
import { isFrame } from '../chart/tree.ts'
import type { Change } from '../explorer/data.ts'
import { placeName, stateName } from '../words/words.ts'
import { alignedTransitions, type Pair } from './align.ts'
import {
  chartDifferences,
  stateDifferences,
  stateWords,
  transitionDifferences,
  transitionTitle,
  transitionWords,
} from './details.ts'
import { movedStates, withMoves } from './moves.ts'

/** Both revisions of a chart in one, and what differs. */
export type ChartDiff = { readonly chart: Chart; readonly changes: readonly Change[] }

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map(item => [item.id, item]))

/** What was removed stands behind what is there; a state that lost all its inner states keeps them in the picture. */
const unionStates = (before: Chart, after: Chart): readonly ChartState[] => {
  const [old, now] = [byId(before.states), byId(after.states)]
  const removed = before.states.filter(({ id }) => !now.has(id))
  const kept = after.states.map(state => {
    const was = old.get(state.id)
    const hasLost = was !== undefined && isFrame(was) && removed.some(({ parent }) => parent === state.id)
    return hasLost && !isFrame(state)
      ? { ...state, kind: was.kind, ...(was.initial && { initial: was.initial }) }
      : state
  })
  return [...kept, ...removed]
}

/** Ids of what is only in the older revision end so: numbers of branches may be used again. */
const WAS = '~was'

const asWas = (transition: ChartTransition): ChartTransition => ({ ...transition, id: `${transition.id}${WAS}` })

const isRetargeted = ({ before, after }: Pair): boolean =>
  before !== undefined && after !== undefined && before.targets.join() !== after.targets.join()

const stateChanges = (before: Chart, after: Chart, homes: ReadonlyMap<string, string>): readonly Change[] => {
  const [old, now] = [byId(before.states), byId(after.states)]
  const present = after.states.flatMap((state): readonly Change[] => {
    const place = { what: 'state', id: state.id, title: placeName(state.id) } as const
    const was = old.get(state.id)
    if (was === undefined) return [{ ...place, kind: 'added', details: stateWords(after.words, state) }]
    const home = homes.get(state.id)
    const moved = home === undefined ? [] : [`place: was ${placeName(home)}, is ${placeName(state.id)}`]
    const details = [...moved, ...stateDifferences(after.words, was, state)]
    return details.length === 0 ? [] : [{ ...place, kind: 'changed', details }]
  })
  const removed = before.states
    .filter(({ id }) => !now.has(id))
    .map(state => ({
      kind: 'removed' as const,
      what: 'state' as const,
      id: state.id,
      title: placeName(state.id),
      details: stateWords(after.words, state),
    }))
  return [...present, ...removed]
}

const transitionChange = (words: Words, { before, after }: Pair): readonly Change[] => {
  if (after === undefined) {
    if (before === undefined) return []
    const id = asWas(before).id
    return [
      {
        kind: 'removed',
        what: 'transition',
        id,
        title: transitionTitle(words, before),
        details: transitionWords(words, before),
      },
    ]
  }
  const place = { what: 'transition', id: after.id, title: transitionTitle(words, after) } as const
  if (before === undefined) return [{ ...place, kind: 'added', details: transitionWords(words, after) }]
  const details = transitionDifferences(words, before, after)
  return details.length === 0 ? [] : [{ ...place, kind: 'changed', details }]
}

/** One picture of two revisions: all that is there, and all that was. */
export const chartDiff = (older: Chart, after: Chart): ChartDiff => {
  const moves = movedStates(older, after)
  const before = withMoves(older, moves)
  const homes = new Map([...moves].map(([old, now]) => [now, old]))
  const pairs = alignedTransitions(before, after)
  const gone = pairs.flatMap(pair => {
    const isGone = pair.after === undefined || isRetargeted(pair)
    return isGone && pair.before !== undefined ? [asWas(pair.before)] : []
  })
  const ofChart = chartDifferences(before, after)
  const about = { what: 'chart', id: after.name, title: stateName({ key: after.name }) } as const
  return {
    chart: {
      ...after,
      states: unionStates(before, after),
      transitions: [...after.transitions, ...gone],
      hash: `${before.hash}-${after.hash}`,
    },
    changes: [
      ...(ofChart.length === 0 ? [] : [{ ...about, kind: 'changed' as const, details: ofChart }]),
      ...stateChanges(before, after, homes),
      ...pairs.flatMap(pair => transitionChange(after.words, pair)),
    ],
  }
}

const wholeChart = (chart: Chart, kind: 'added' | 'removed'): ChartDiff => ({
  chart,
  changes: [
    {
      kind,
      what: 'chart',
      id: chart.name,
      title: stateName({ key: chart.name }),
      details: [`${chart.states.length} states, ${chart.transitions.length} transitions`],
    },
  ],
})

/** The charts that differ, new ones and lost ones included, in the order of today. */
export const chartDiffs = (before: readonly Chart[], after: readonly Chart[]): readonly ChartDiff[] => {
  const old = new Map(before.map(chart => [chart.name, chart]))
  const names = new Set(after.map(({ name }) => name))
  const present = after.map(chart => {
    const was = old.get(chart.name)
    return was === undefined ? wholeChart(chart, 'added') : chartDiff(was, chart)
  })
  const lost = before.filter(({ name }) => !names.has(name)).map(chart => wholeChart(chart, 'removed'))
  return [...present, ...lost].filter(({ changes }) => changes.length > 0)
}
