import type { Dress, Mark } from './dress.ts'
import { PATH_STYLE } from './svgStyle.ts'

/** What a path goes through: step 0 is the start. */
export type PathSteps = readonly { readonly taken: readonly string[]; readonly states: readonly string[] }[]

const MOST_LETTERS = 4

/** `1`, `2,5`, `3…`: at which steps, as far as there is room. */
const stepsText = (steps: readonly number[]): string => {
  const text = steps.join(',')
  return text.length <= MOST_LETTERS ? text : `${steps[0]}…`
}

/** How a drawing shows one path: its transitions with the numbers of their steps, its states, and where it ends. */
export const pathDress = (steps: PathSteps): Dress => {
  const taken = new Map<string, number[]>()
  for (const [step, { taken: ids }] of steps.entries())
    for (const id of new Set(ids)) taken.set(id, [...(taken.get(id) ?? []), step])
  const way: readonly (readonly [string, Mark])[] = steps.flatMap(({ states }) =>
    states.map(id => [id, { className: 'mark-way' }] as const),
  )
  const end = (steps.at(-1)?.states ?? []).map((id): readonly [string, Mark] => [id, { className: 'mark-end' }])
  return {
    states: new Map([...way, ...end]),
    style: PATH_STYLE,
    transitions: new Map([...taken].map(([id, at]) => [id, { className: 'mark-way', count: stepsText(at) }])),
  }
}
