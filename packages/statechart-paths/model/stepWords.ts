import { actionText, eventName, eventWords, plainWords } from '@sintonia/statechart-book'
import type { Exploration } from '../explore/explore.ts'
import { duration } from '../files/words.ts'
import { plain } from './plain.ts'
import { briefly, isObject, itemText, type Step, shortened, timerName } from './titles.ts'

const isSaid = ([, value]: readonly [string, unknown]): boolean =>
  value !== undefined && value !== 'undefined' && value !== ''

/** `channel id 1101, paused yes`: what a step carries besides its name. */
const details = (value: unknown): string => {
  if (!isObject(value)) return briefly(value)
  return Object.entries(value)
    .filter(isSaid)
    .map(([key, field]) => {
      if (typeof field === 'boolean') return `${plainWords(key)} ${field ? 'yes' : 'no'}`
      return `${plainWords(key.replace(/^_/, ''))} ${itemText(field)}`
    })
    .join(', ')
}

const inBrackets = (text: string): string => (text === '' || text === 'undefined' ? '' : ` (${shortened(text)})`)

/** An answer is what was asked for, or why it is not. */
const answerDetails = (output: unknown): string => {
  const answer = plain(output)
  if (!isObject(answer)) return inBrackets(briefly(answer))
  if (answer._tag === 'Right') return inBrackets(details(answer.right))
  return answer._tag === 'Left' ? `: it fails${inBrackets(details(answer.left))}` : inBrackets(details(answer))
}

const ofEvent = ({ chart, model }: Exploration, { type, ...rest }: Step['event']): string => {
  const cases = model.events[type]
  const isAlone = typeof cases !== 'function' && (cases?.length ?? 0) < 2
  return `${eventName(chart.words, type)}${isAlone ? '' : inBrackets(details(plain(rest)))}`
}

const ofActor = ({ chart }: Exploration, actor: string, event: Step['event']): string => {
  const kind = event.type.startsWith('xstate.error.') ? 'error' : 'done'
  const taken = chart.transitions.find(each => each.kind === kind && each.actor === actor)
  const words =
    taken === undefined
      ? `${plainWords(actor)} ${kind === 'done' ? 'answers' : 'breaks'}`
      : eventWords(chart.words, taken)
  return kind === 'error' ? words : `${words}${answerDetails(event.output)}`
}

/** One step of a path as a person says it, `elapsed` ms after the one before: `the viewer zaps (step 1)`, `8 s pass (undo time)`. */
export const stepWords = (exploration: Exploration, { event, timer, actor }: Step, elapsed = 0): string => {
  if (timer !== undefined) return `${duration(elapsed)} pass (${actionText(exploration.chart.words, timerName(timer))})`
  return actor === undefined ? ofEvent(exploration, event) : ofActor(exploration, actor, event)
}
