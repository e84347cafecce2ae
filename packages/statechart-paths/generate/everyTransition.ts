import { explorer, reachedTransitions } from '../explore/explore.ts'
import type { AnyChartModel } from '../model/model.ts'
import { type ModelPaths, pathsThrough } from './generators.ts'

/** So many places of each model are looked at first, then twice as many, and so on. */
const FIRST_LOOK = 250

type AtLeastOne<Item> = readonly [Item, ...Item[]]

/** What is made of each, in their order. */
export const each = <From, To>([first, ...others]: AtLeastOne<From>, make: (from: From) => To): AtLeastOne<To> => [
  make(first),
  ...others.map(make),
]

const isEachIn = (ids: readonly string[], found: Iterable<string>): boolean => {
  const all = new Set(found)
  return ids.every(id => all.has(id))
}

/**
 * Paths through the models of one chart that together take every transition. A model is looked at only as deep as it takes
 * until all transitions lie on a path; where one never does, all of it is.
 */
export const everyTransition = (models: AtLeastOne<AnyChartModel>, maxLength?: number): AtLeastOne<ModelPaths> => {
  const explorers = each(models, model => explorer(model))
  const explorations = each(explorers, ({ exploration }) => exploration)
  const [{ chart }] = explorations
  const wanted = chart.transitions.filter(({ kind }) => kind !== 'historyDefault').map(({ id }) => id)
  for (let count = FIRST_LOOK; ; count *= 2) {
    const isAnyLeft = explorers.map(({ goOn }) => goOn(count)).includes(true)
    if (
      isAnyLeft &&
      !isEachIn(
        wanted,
        explorations.flatMap(each => [...reachedTransitions(each)]),
      )
    )
      continue
    const made = each(explorations, exploration => pathsThrough('transitions', exploration, { maxLength }))
    const taken = made.flatMap(({ exploration, reached }) => [...exploration.start.taken, ...reached])
    if (!isAnyLeft || isEachIn(wanted, taken)) return made
  }
}
