import type { Chart, ChartTransition } from '../chart/chart.ts'
import { grouped } from '../chart/grouped.ts'

/** A transition before and after; one side is missing where it was added or removed. */
export type Pair = { readonly before?: ChartTransition; readonly after?: ChartTransition }

type Sameness = (a: ChartTransition, b: ChartTransition) => boolean

const sameGuard: Sameness = (a, b) => a.guard === b.guard

const sameTargets: Sameness = (a, b) => a.targets.join() === b.targets.join()

const sameActions: Sameness = (a, b) => a.actions.join() === b.actions.join()

/** From what is surely the same to what is probably the same; the place among the branches says nothing. */
const ROUNDS: readonly Sameness[] = [
  (a, b) => sameGuard(a, b) && sameTargets(a, b) && sameActions(a, b),
  (a, b) => sameGuard(a, b) && sameTargets(a, b),
  (a, b) => sameGuard(a, b) && a.guard !== undefined,
  (a, b) => sameTargets(a, b) && sameActions(a, b),
  sameGuard,
  sameTargets,
]

const alignedBranches = (before: readonly ChartTransition[], after: readonly ChartTransition[]): readonly Pair[] => {
  const partners = new Map<ChartTransition, ChartTransition>()
  const taken = new Set<ChartTransition>()
  const free = () => after.filter(transition => !partners.has(transition))
  for (const isSame of ROUNDS)
    for (const transition of free()) {
      const partner = before.find(candidate => !taken.has(candidate) && isSame(candidate, transition))
      if (partner === undefined) continue
      partners.set(transition, partner)
      taken.add(partner)
    }
  const left = before.filter(transition => !taken.has(transition))
  const [only, ...others] = free()
  const [lost, ...lostOthers] = left
  if (only !== undefined && lost !== undefined && others.length === 0 && lostOthers.length === 0) {
    partners.set(only, lost)
    taken.add(lost)
  }
  return [
    ...after.map(transition => {
      const partner = partners.get(transition)
      return partner === undefined ? { after: transition } : { before: partner, after: transition }
    }),
    ...before.filter(transition => !taken.has(transition)).map(transition => ({ before: transition })),
  ]
}

/** The event at its state, without the number of the branch. */
const family = ({ id }: ChartTransition): string => id.slice(0, id.lastIndexOf('|'))

/**
 * Which transition of one revision is which of the other: by state and event first, then the branches by condition and
 * goal, since their plain numbers shift as soon as one is put in front.
 */
export const alignedTransitions = (before: Chart, after: Chart): readonly Pair[] => {
  const old = grouped(before.transitions, family)
  const now = grouped(after.transitions, family)
  const keys = [...new Set([...now.keys(), ...old.keys()])]
  return keys.flatMap(key => alignedBranches(old.get(key) ?? [], now.get(key) ?? []))
}
