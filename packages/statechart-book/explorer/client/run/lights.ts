import type { Chart } from '../../../chart/chart.ts'
import type { Standing } from './run.ts'
import { activeStates, innermost } from './states.ts'

/** What of a drawing is lit: the states that hold, and the last way that was taken. */
export type Lights = { readonly active: ReadonlySet<string>; readonly fired: ReadonlySet<string> }

export const NO_LIGHTS: Lights = { active: new Set(), fired: new Set() }

export const lightsOf = (standing: Standing | undefined): Lights =>
  standing === undefined
    ? NO_LIGHTS
    : {
        active: new Set(activeStates(standing.actor.chart, standing.state)),
        fired: new Set(standing.last?.transitions ?? []),
      }

/** Of the states that are drawn: the innermost ones that hold, and the frames around them. */
export const litStates = (chart: Chart, { active }: Lights): ReadonlyMap<string, string> => {
  const drawn = chart.states.filter(({ id, parent }) => parent !== undefined && active.has(id)).map(({ id }) => id)
  const inner = new Set(innermost(drawn))
  return new Map(drawn.map(id => [id, inner.has(id) ? 'is-now' : 'is-around']))
}

const isFired = (ids: string | undefined, { fired }: Lights): boolean =>
  (ids ?? '').split(' ').some(id => fired.has(id))

/** Lights a drawing up as it stands, without drawing it again. */
export const lightUp = (svg: SVGSVGElement, chart: Chart, lights: Lights): void => {
  const classes = litStates(chart, lights)
  for (const state of svg.querySelectorAll<SVGGElement>('[data-state]')) {
    const wanted = classes.get(state.dataset.state ?? '')
    for (const name of ['is-now', 'is-around']) state.classList.toggle(name, name === wanted)
  }
  for (const arrow of svg.querySelectorAll<SVGGElement>('[data-transitions]'))
    arrow.classList.toggle('is-fired', isFired(arrow.dataset.transitions, lights))
  for (const line of svg.querySelectorAll<SVGGElement>('[data-transition]'))
    line.classList.toggle('is-fired', isFired(line.dataset.transition, lights))
}
