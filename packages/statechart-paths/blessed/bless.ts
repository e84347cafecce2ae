import { countable } from '@sintonia/statechart-book'
import { refusedAt } from '../execute/refused.ts'
import type { Exploration } from '../explore/explore.ts'
import type { Path, Walked } from '../explore/path.ts'
import { placeTexts } from '../files/staleness.ts'
import type { ModelPaths } from '../generate/generators.ts'
import { fingerprint } from '../model/plain.ts'
import { inJson, pathIdOf, stepForm } from '../model/stepForm.ts'
import { stepWords } from '../model/stepWords.ts'
import { changes, NOTHING, type Noticed, noticed } from './noticed.ts'
import type { BlessedOutcome, BlessedPath, BlessedStep, BlessedSuite } from './suite.ts'

type Ignored = BlessedSuite['ignored']

/** Every list once, under its number. */
const makeIgnored = () => {
  const lists: Ignored = []
  const known = new Map<string, number>()
  return {
    lists,
    numberOf: (events: Ignored[number]): number => {
      const print = fingerprint(events)
      const number = known.get(print) ?? lists.push(events) - 1
      known.set(print, number)
      return number
    },
  }
}

type Maker = { readonly exploration: Exploration; readonly numberOf: (events: Ignored[number]) => number }

const outcome = ({ exploration, numberOf }: Maker, before: Noticed, { place, facts }: Walked): BlessedOutcome => ({
  leads: inJson(changes(before, noticed(place.snapshot))),
  effects: [...facts.effects],
  takes: [...facts.taken],
  ignores: numberOf(inJson(refusedAt(exploration, place).map(({ event }) => ({ ...event })))),
})

const blessedPath = (maker: Maker, path: Path): BlessedPath => {
  const { exploration } = maker
  const { variant } = exploration.model
  const steps = path.moves.flatMap((move, index): readonly BlessedStep[] => {
    const [last, walked] = [index === 0 ? path.start : path.steps[index - 1], path.steps[index]]
    if (last === undefined || walked === undefined) return []
    const at = path.times[index] ?? 0
    const title = stepWords(exploration, move, at - (path.times[index - 1] ?? 0))
    const happens = { at, title, step: stepForm(move) }
    return [{ ...happens, ...outcome(maker, noticed(last.place.snapshot), walked) }]
  })
  return {
    id: pathIdOf(exploration, path),
    ...(variant === undefined ? {} : { variant }),
    start: outcome(maker, NOTHING, path.start),
    steps,
  }
}

/** Every transition that a path takes. */
export const takenOn = ({ start, steps }: BlessedPath): readonly string[] =>
  [start, ...steps].flatMap(({ takes }) => takes)

/** What the chart does today along these paths: to be looked at by somebody before it is kept. */
export const bless = (parts: readonly [ModelPaths, ...ModelPaths[]], made: string): BlessedSuite => {
  const { chart } = parts[0].exploration
  const { lists, numberOf } = makeIgnored()
  const paths = parts.flatMap(({ exploration, paths: walked }) =>
    walked.map(path => blessedPath({ exploration, numberOf }, path)),
  )
  const taken = new Set(paths.flatMap(takenOn))
  return {
    format: 'sintonia-blessed/1',
    chart: chart.name,
    made,
    missed: countable(chart).flatMap(({ id }) => (taken.has(id) ? [] : [id])),
    places: placeTexts(chart),
    ignored: lists,
    paths,
  }
}
