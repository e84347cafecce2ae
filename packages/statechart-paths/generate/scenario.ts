import { type Exploration, type Move, nextSituation, possibleAt, type Situation } from '../explore/explore.ts'
import { beginning, endOf, extended, type Path } from '../explore/path.ts'
import { complaint } from '../files/complaint.ts'
import { fingerprint } from '../model/plain.ts'
import { innermostNodes } from '../model/step.ts'
import { stepForm } from '../model/stepForm.ts'
import { stepTitle } from '../model/titles.ts'
import { unknownName } from './nearest.ts'

/** One step that a person wrote: in the words of a path, or as an event with its payload. */
export type ScenarioStep = string | { readonly type: string }

const isEvent = (value: unknown): value is { readonly type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const listed = (text: string, file: string): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch (error) {
    throw complaint(`${file} is no JSON: ${String(error)}.`)
  }
  throw complaint(`${file} must be a list: ["viewer.play", { "type": "viewer.zap", "step": 1 }, "after zapSettle"].`)
}

/** Reads a scenario: a JSON list, or a line for each step (`#` begins a remark). */
export const readScenario = (text: string, file: string): readonly ScenarioStep[] => {
  if (!text.trimStart().startsWith('['))
    return text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '' && !line.startsWith('#'))
  return listed(text, file).map((step, index) => {
    if (typeof step === 'string' || isEvent(step)) return step
    throw complaint(`${file}: step ${index + 1} is neither a text nor an event with a type.`)
  })
}

type Named = { readonly move: Move; readonly names: readonly string[] }

/** A step goes by its title, by its title without the payload, and an event also by its type alone. */
const namesOf = (title: string, type: string | undefined): readonly string[] => [
  title,
  ...(type === undefined ? [] : [type]),
  title.replace(/ (\{|\[|right |left ).*$/s, ''),
]

const namedMoves = (exploration: Exploration, place: Situation): readonly Named[] => {
  const { model, stepper } = exploration
  return possibleAt(model, place).map(candidate => {
    const { facts } = nextSituation(model, stepper, place, candidate)
    const isEvent = candidate.actor === undefined && candidate.timer === undefined
    const names = namesOf(stepTitle(exploration, candidate), isEvent ? candidate.event.type : undefined)
    return { move: { ...candidate, from: -1, to: -1, facts }, names }
  })
}

const stateText = (place: Situation): string =>
  innermostNodes(place.snapshot)
    .map(({ id }) => id)
    .join(', ')

/** An event written out may have a payload that the model does not try; its type must be one of the chart's. */
const eventMove = (exploration: Exploration, place: Situation, event: { readonly type: string }): Move => {
  const { model, stepper } = exploration
  if (!Object.hasOwn(model.events, event.type)) throw unknownName('event', event.type, Object.keys(model.events))
  const known = namedMoves(exploration, place).find(
    ({ move }) => move.actor === undefined && fingerprint(stepForm(move)) === fingerprint({ do: 'send', event }),
  )
  if (known !== undefined) return known.move
  return { event, from: -1, to: -1, facts: nextSituation(model, stepper, place, { event }).facts }
}

const textMove = (exploration: Exploration, place: Situation, text: string, number: number): Move => {
  const moves = namedMoves(exploration, place)
  const found = moves.find(({ names }) => names.includes(text))
  if (found !== undefined) return found.move
  const possible = new Set(moves.map(({ names: [title = ''] }) => title))
  throw complaint(
    `Step ${number} of the scenario, in ${stateText(place)}: ${unknownName('step', text, possible).message}`,
  )
}

/** The path of a scenario. A step that the chart refuses changes nothing and is kept; one that time forbids is told. */
export const scenarioPath = (exploration: Exploration, steps: readonly ScenarioStep[]): Path =>
  steps.reduce((path, step, index) => {
    const { place } = endOf(path)
    const move =
      typeof step === 'string' ? textMove(exploration, place, step, index + 1) : eventMove(exploration, place, step)
    const further = extended(exploration, path, [move])
    if (further !== undefined) return further
    throw complaint(
      `Step ${index + 1} of the scenario (${stepTitle(exploration, move)}) can never come there: a timer that runs ends before it.`,
    )
  }, beginning(exploration))
