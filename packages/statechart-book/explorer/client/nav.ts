import type { Chart } from '../../chart/chart.ts'
import { isFrame, treeOf } from '../../chart/tree.ts'
import { placeName, stateName } from '../../words/words.ts'
import type { Change, ExplorerData } from '../data.ts'
import { addressOf } from './address.ts'
import { type Child, h } from './dom.ts'

export type NavState = {
  readonly chart: string | undefined
  readonly id: string | undefined
  readonly folded: ReadonlySet<string>
  readonly toggle: (id: string) => void
  /** `44 of 44`, where coverage is shown. */
  readonly coverage: (chart: Chart) => string | undefined
}

/** Notes of charts that run are written anew in place: a list that is made anew would lose the focus. */
export const writeNotes = (attribute: 'note' | 'line', words: (chart: string) => string): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${attribute}-of]`)) {
    const wanted = words(element.dataset[`${attribute}Of`] ?? '')
    if (element.textContent !== wanted) element.textContent = wanted
  }
}

const outline = (chart: Chart, state: NavState): HTMLElement => {
  const tree = treeOf(chart)
  const item = (id: string): HTMLElement => {
    const own = tree.state(id)
    const isFolded = state.folded.has(id)
    const inner = tree.children(id).filter(({ kind }) => kind !== 'history')
    const fold =
      isFrame(own) &&
      h(
        'button',
        {
          class: 'twist',
          type: 'button',
          'data-fold': id,
          'aria-expanded': String(!isFolded),
          'aria-label': `States inside ${placeName(id)}`,
          click: () => state.toggle(id),
        },
        isFolded ? '+' : '−',
      )
    const link = h('a', { href: addressOf(id), ...(state.id === id ? { 'aria-current': 'true' } : {}) }, stateName(own))
    return h(
      'li',
      {},
      h('div', { class: 'leaf' }, fold, link),
      inner.length > 0 && !isFolded && h('ul', {}, ...inner.map(child => item(child.id))),
    )
  }
  return h('ul', { class: 'outline', 'aria-label': 'States' }, ...tree.children(tree.root.id).map(({ id }) => item(id)))
}

export const changeCounts = (changes: readonly Change[]): string => {
  const count = (kind: Change['kind']) => changes.filter(change => change.kind === kind).length
  const parts = [
    ['+', count('added')],
    ['−', count('removed')],
    ['~', count('changed')],
  ] as const
  return parts
    .filter(([, number]) => number > 0)
    .map(([sign, number]) => `${sign}${number}`)
    .join(' ')
}

/** All charts with their purpose; the open one with its states. */
export const navList = (data: ExplorerData, state: NavState): Child =>
  h(
    'ul',
    { class: 'charts' },
    ...data.charts.map(chart => {
      const isOpen = chart.name === state.chart
      const changes = data.changes?.charts[chart.name]
      const note = changes === undefined ? state.coverage(chart) : changeCounts(changes)
      return h(
        'li',
        { class: isOpen ? 'is-open' : undefined },
        h(
          'a',
          {
            class: 'chartLink',
            href: addressOf(chart.name),
            ...(isOpen && state.id === undefined ? { 'aria-current': 'page' } : {}),
          },
          h(
            'span',
            { class: 'name' },
            stateName({ key: chart.name }),
            note !== undefined && h('span', { class: 'note', 'data-note-of': chart.name }, note),
          ),
          h('span', { class: 'purpose' }, chart.description ?? ''),
        ),
        isOpen && outline(chart, state),
      )
    }),
  )
