import type { Chart, ChartState, ChartTransition } from '@sintonia/statechart-book'

const labelled = (label: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`${label} ${items.join(', ')}`]

const stateText = ({ kind, initial, history, entry, exit, invokes, tags }: ChartState): string =>
  [
    kind,
    ...labelled('begins in', initial === undefined ? [] : [initial]),
    ...labelled('remembers', history === undefined ? [] : [history]),
    ...labelled('on entry', entry),
    ...labelled('on exit', exit),
    ...labelled(
      'runs',
      invokes.map(({ id, source }) => (id === source ? id : `${id} (${source})`)),
    ),
    ...labelled('tags', tags),
  ].join('; ')

const transitionText = ({ guard, actions, targets, delay, reenter }: ChartTransition): string =>
  [
    ...labelled('if', guard === undefined ? [] : [guard]),
    ...labelled('after', delay?.ms === undefined ? [] : [`${delay.ms} ms`]),
    ...labelled('does', actions),
    ...labelled(reenter ? 'anew to' : 'to', targets),
  ].join('; ') || 'nothing'

/** By id what stands at every place of a chart, in one line. */
export const placeTexts = ({ states, transitions }: Chart): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...states.map(state => [state.id, stateText(state)]),
    ...transitions.map(transition => [transition.id, transitionText(transition)]),
  ])

type Places = Readonly<Record<string, string>>

/** What is new, gone or different, a line each. */
export const changesBetween = (before: Places, now: Places): readonly string[] => [
  ...Object.keys(before)
    .filter(id => !Object.hasOwn(now, id))
    .map(id => `gone: ${id} (${before[id]})`),
  ...Object.keys(now)
    .filter(id => !Object.hasOwn(before, id))
    .map(id => `new: ${id} (${now[id]})`),
  ...Object.keys(now)
    .filter(id => Object.hasOwn(before, id) && before[id] !== now[id])
    .map(id => `changed: ${id} was "${before[id]}", is "${now[id]}"`),
]

const MOST_LINES = 20

/** Why a file of an older chart is refused: the hashes, and what has changed; `again` is the command that makes it. */
export const staleReason = (
  chart: Chart,
  file: { readonly hash: string; readonly places: Places },
  again: string,
): string => {
  const changes = changesBetween(file.places, placeTexts(chart))
  const shown = changes.slice(0, MOST_LINES).map(line => `\n  ${line}`)
  const rest = changes.length > MOST_LINES ? `\n  ... and ${changes.length - MOST_LINES} more` : ''
  const what = changes.length === 0 ? '\n  only descriptions or requirement ids' : shown.join('') + rest
  return (
    `The chart ${chart.name} has changed since these paths were made (then ${file.hash}, now ${chart.hash}): ` +
    `make them again with ${again} ${chart.name}.${what}`
  )
}
