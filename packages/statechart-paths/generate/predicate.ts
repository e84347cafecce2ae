import type { Chart } from '@sintonia/statechart-book'
import type { AnyMachineSnapshot } from 'xstate'
import type { Exploration } from '../explore/explore.ts'
import { activeNodes, type StepFacts } from '../model/step.ts'
import { holds, readExpression, unquoted, type Words } from './expression.ts'
import { unknownName } from './nearest.ts'

/** Where a step has led to, and what happened in it. */
type Arrival = { readonly snapshot: AnyMachineSnapshot; readonly facts: StepFacts }

export type Predicate = (arrival: Arrival) => boolean

/*
 * The language: in STATE · tag TAG · requirement ID · takes EVENT-OR-TRANSITION · FIELD = VALUE (also != < <= > >=
 * contains) · FIELD is set|missing|empty · and, or, not, ( ). Nothing of it is run as code: a field is looked up name by
 * name among the own properties of the context.
 */

const stateIds = (chart: Chart, name: string): readonly string[] =>
  chart.states.map(({ id }) => id).filter(id => id === name || id.endsWith(`.${name}`))

const inState = (chart: Chart, name: string): Predicate => {
  const ids = new Set(stateIds(chart, name))
  if (ids.size === 0) throw unknownName('state', name, new Set(chart.states.flatMap(({ id, key }) => [key, id])))
  return ({ snapshot }) => activeNodes(snapshot).some(({ id }) => ids.has(id))
}

const hasTag = (chart: Chart, name: string): Predicate => {
  const tags = new Set(chart.states.flatMap(state => state.tags))
  if (!tags.has(name)) throw unknownName('tag', name, tags)
  return ({ snapshot }) => snapshot.hasTag(name)
}

/** The ids that a step realises: of the transitions it took, and of the states it entered or is in. */
const meets = (chart: Chart, requirement: string): Predicate => {
  const places = [...chart.states, ...chart.transitions]
  const ids = new Set(places.filter(({ requirements }) => requirements.includes(requirement)).map(({ id }) => id))
  if (ids.size === 0)
    throw unknownName('requirement in this chart', requirement, new Set(places.flatMap(place => place.requirements)))
  return ({ snapshot, facts }) =>
    [...facts.taken, ...facts.entered, ...activeNodes(snapshot).map(({ id }) => id)].some(id => ids.has(id))
}

const takes = (chart: Chart, name: string): Predicate => {
  const ids = new Set(chart.transitions.filter(({ id, event }) => id === name || event === name).map(({ id }) => id))
  if (ids.size === 0)
    throw unknownName('event or transition', name, new Set(chart.transitions.flatMap(({ id, event }) => [event, id])))
  return ({ facts }) => facts.taken.some(id => ids.has(id))
}

const fieldOf = (context: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => {
    if (typeof value === 'string' && name === 'length') return value.length
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
      ? Reflect.get(value, name)
      : undefined
  }, context)

const CONSTANTS: Readonly<Record<string, unknown>> = { true: true, false: false, none: undefined }

const literal = (word: string): unknown => {
  if (/^["']/.test(word)) return unquoted(word)
  if (Object.hasOwn(CONSTANTS, word)) return CONSTANTS[word]
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const isEqual = (value: unknown, other: unknown): boolean => (value ?? undefined) === other

const contains = (value: unknown, part: unknown): boolean =>
  (typeof value === 'string' && value.includes(String(part))) || (Array.isArray(value) && value.includes(part))

const both = (test: (a: number, b: number) => boolean) => (value: unknown, other: unknown) =>
  typeof value === 'number' && typeof other === 'number' && test(value, other)

const COMPARISONS: Readonly<Record<string, (value: unknown, other: unknown) => boolean>> = {
  '=': isEqual,
  '!=': (value, other) => !isEqual(value, other),
  '<': both((a, b) => a < b),
  '<=': both((a, b) => a <= b),
  '>': both((a, b) => a > b),
  '>=': both((a, b) => a >= b),
  contains,
}

const CONDITIONS: Readonly<Record<string, (value: unknown) => boolean>> = {
  set: value => value !== undefined && value !== null,
  missing: value => value === undefined || value === null,
  empty: isEmpty,
}

const fieldTest = (words: Words, context: object, name: string): Predicate => {
  const path = name.replace(/^context\./, '').split('.')
  const [field = ''] = path
  if (!Object.hasOwn(context, field))
    throw unknownName('word or context field', field, [...Object.keys(TESTS), ...Object.keys(context)])
  const value = ({ snapshot }: Arrival) => fieldOf(snapshot.context, path)
  const operator = words.take(`a comparison after ${name} (= != < <= > >= contains, is)`)
  if (operator === 'is') {
    const word = words.take('set, missing or empty')
    const condition = CONDITIONS[word]
    if (condition === undefined) throw unknownName('condition', word, Object.keys(CONDITIONS))
    return arrival => condition(value(arrival))
  }
  const compare = COMPARISONS[operator]
  if (compare === undefined) throw unknownName('comparison', operator, [...Object.keys(COMPARISONS), 'is'])
  const other = literal(words.take('a value'))
  return arrival => compare(value(arrival), other)
}

const TESTS: Readonly<Record<string, (chart: Chart, name: string) => Predicate>> = {
  in: inState,
  tag: hasTag,
  requirement: meets,
  takes,
}

/** Reads a predicate; names that the chart does not have are told with the nearest one that it has. */
export const readPredicate = ({ chart, places }: Exploration, text: string): Predicate => {
  const context: object = places[0]?.snapshot.context ?? {}
  const expression = readExpression(text, words => {
    const word = words.take('a test')
    const test = Object.hasOwn(TESTS, word) ? TESTS[word] : undefined
    return test === undefined
      ? fieldTest(words, context, word)
      : test(chart, unquoted(words.take(`a name after ${word}`)))
  })
  return arrival => holds(expression, test => test(arrival))
}
