import type { Chart, ChartTransition } from '../../chart/chart.ts'

/** The transitions that belong to what is chosen: the one itself, or all that lead into a state or out of it. */
const chosenTransitions = ({ transitions }: Chart, id: string): readonly ChartTransition[] =>
  id.includes('|')
    ? transitions.filter(transition => transition.id === id)
    : transitions.filter(({ source, targets }) => source === id || targets.includes(id))

/** Lights up what is chosen and its arrows; the rest steps back. */
export const light = (svg: SVGSVGElement, chart: Chart, id: string | undefined): void => {
  const chosen = id === undefined ? [] : chosenTransitions(chart, id)
  const ids = new Set(chosen.map(transition => transition.id))
  const states = new Set([id, ...chosen.flatMap(({ source, targets }) => [source, ...targets])])
  svg.classList.toggle('has-chosen', id !== undefined)
  for (const arrow of svg.querySelectorAll<SVGGElement>('[data-transitions]'))
    arrow.classList.toggle(
      'is-lit',
      (arrow.dataset.transitions ?? '').split(' ').some(each => ids.has(each)),
    )
  for (const line of svg.querySelectorAll<SVGGElement>('[data-transition]'))
    line.classList.toggle('is-lit', ids.has(line.dataset.transition ?? ''))
  for (const state of svg.querySelectorAll<SVGGElement>('[data-state]'))
    state.classList.toggle('is-lit', states.has(state.dataset.state))
  for (const hit of svg.querySelectorAll<SVGElement>('[data-go]')) {
    const isChosen = hit.dataset.go === id
    hit.classList.toggle('is-chosen', isChosen)
    if (isChosen) hit.setAttribute('aria-current', 'true')
    else hit.removeAttribute('aria-current')
  }
}
