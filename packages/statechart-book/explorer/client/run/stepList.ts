import type { Chart } from '../../../chart/chart.ts'
import { type Child, h } from '../dom.ts'
import { codeText, goalWords, list, transitionRow } from '../pieces.ts'
import { windowAround } from './position.ts'
import type { Step, Stepped } from './run.ts'
import { stateWords } from './states.ts'
import { stepTitle, timeText, withoutTransition } from './words.ts'

/** So many lines are in the page at once: around the one that is chosen, else the last ones. */
const SHOWN = 200

type Row = { readonly item: HTMLElement; readonly button: HTMLButtonElement; details: HTMLElement | undefined }

const wayOf = ({ type, actor, transitions }: Stepped, charts: readonly Chart[]): Child => {
  const chart = charts.find(({ name }) => name === actor.chart)
  const rows = (transitions ?? []).map(id => {
    const transition = chart?.transitions.find(each => each.id === id)
    return chart === undefined || transition === undefined
      ? codeText(id)
      : transitionRow(chart.words, transition, goalWords(transition))
  })
  if (rows.length > 0) return list(rows, 'rows')
  const why = withoutTransition(type, transitions)
  return why !== '' && h('p', { class: 'quiet' }, why)
}

const detailsOf = (step: Step, charts: readonly Chart[]): HTMLElement | undefined => {
  if (step.kind !== 'stepped') return undefined
  const { actor, state, payload } = step
  return h(
    'div',
    { class: 'stepDetails' },
    h('p', {}, h('span', { class: 'quiet' }, 'then in '), stateWords(actor.chart, state)),
    wayOf(step, charts),
    payload !== '' && h('pre', { tabindex: 0, 'aria-label': `What came with ${step.type}` }, payload),
  )
}

const rowOf = (step: Step, choose: (number: number) => void): Row => {
  const actor = step.kind === 'stepped' || step.kind === 'stopped' ? step.actor.id : ''
  const isQuiet = step.kind !== 'stepped' || step.transitions?.length === 0
  const button = h(
    'button',
    { type: 'button', class: 'step', tabindex: -1, click: () => choose(step.number) },
    h('span', { class: 'time' }, timeText(step.at)),
    h('span', { class: isQuiet ? 'type quietType' : 'type' }, stepTitle(step)),
    h('span', { class: 'who' }, actor),
  )
  return { item: h('li', {}, button), button, details: undefined }
}

export type ListWish = {
  readonly steps: readonly Step[]
  readonly chosen: number | undefined
  /** The list runs on and shows its end; else it stands still and shows what is chosen. */
  readonly isFollowing: boolean
}

/** The list of what happened, oldest first. Arrows go from step to step and take the picture with them. */
export const makeStepList = (
  charts: readonly Chart[],
  acts: {
    readonly choose: (number: number) => void
    readonly back: () => void
    readonly forward: () => void
    readonly toEnd: () => void
  },
) => {
  const box = h('ol', { class: 'steps', 'aria-label': 'Events' })
  const rows = new Map<number, Row>()
  let chosen: number | undefined

  const open = (step: Step | undefined): void => {
    if (step?.number === chosen) return
    const before = rows.get(chosen ?? -1)
    before?.button.removeAttribute('aria-current')
    before?.details?.remove()
    chosen = step?.number
    const row = rows.get(chosen ?? -1)
    if (row === undefined || step === undefined) return
    row.button.setAttribute('aria-current', 'step')
    row.details = detailsOf(step, charts)
    if (row.details !== undefined) row.item.append(row.details)
  }

  const settleTab = (): void => {
    const stop = rows.get(chosen ?? -1) ?? [...rows.values()].at(-1)
    for (const row of rows.values()) row.button.tabIndex = row === stop ? 0 : -1
  }

  box.addEventListener('keydown', event => {
    if (!(event.target instanceof HTMLButtonElement)) return
    const act = { ArrowUp: acts.back, ArrowDown: acts.forward, End: acts.toEnd }[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
    ;(rows.get(chosen ?? -1) ?? [...rows.values()].at(-1))?.button.focus({ preventScroll: true })
  })

  const keep = (shown: readonly Step[]): void => {
    const wanted = new Set(shown.map(({ number }) => number))
    for (const [number, { item }] of rows) {
      if (wanted.has(number)) continue
      item.remove()
      rows.delete(number)
      if (number === chosen) chosen = undefined
    }
  }

  /** Only what is new is put in: what is there keeps the focus. */
  const add = (shown: readonly Step[]): void => {
    let next = box.firstElementChild
    for (const step of shown) {
      const known = rows.get(step.number)
      const row = known ?? rowOf(step, acts.choose)
      rows.set(step.number, row)
      if (known === undefined) box.insertBefore(row.item, next)
      else next = row.item.nextElementSibling
    }
  }

  return {
    box,
    /** Another run counts its steps from 1 again. */
    clear: (): void => keep([]),
    update: ({ steps, chosen: wanted, isFollowing }: ListWish): void => {
      const shown = windowAround(steps, wanted ?? 0, SHOWN)
      keep(shown)
      add(shown)
      open(isFollowing ? undefined : shown.find(({ number }) => number === wanted))
      settleTab()
      if (isFollowing) box.scrollTop = box.scrollHeight
      else rows.get(wanted ?? -1)?.item.scrollIntoView({ block: 'nearest' })
    },
  }
}
