import { actionLabel, guardLabel, shortEvent } from '@sintonia/statechart-book'
import { type AnyStateNode, not } from 'xstate'
import type { Branch } from '../model/chartConfig.ts'
import type { BranchSpot, Fault } from './mutant.ts'

type Guard = Parameters<typeof not>[0]

const branchAt = ({ list, index }: BranchSpot): Branch => list.branches[index] ?? { actions: [] }

const replaced = ({ list, index, put }: BranchSpot, branch: Branch) =>
  put(list.branches.map((each, at) => (at === index ? branch : each)))

const without = (items: readonly unknown[], index: number) => items.filter((_, at) => at !== index)

/** Events that end the machine when nobody takes them. */
const MUST_BE_TAKEN = /\|error\.actor\./

const eventOf = (spot: BranchSpot): string => spot.list.id.slice(spot.node.id.length + 1)

const ancestors = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...ancestors(node.parent)]

const isTakenAbove = (spot: BranchSpot): boolean =>
  ancestors(spot.node).some(({ config }) => {
    const above = Object.keys(config.on ?? {})
    return above.includes(eventOf(spot)) || above.some(event => event.includes('*'))
  })

/** A branch that does nothing, for an event that nothing else takes: without it the event would be refused, which is the same. */
const isNeedless = (spot: BranchSpot): string | undefined => {
  const { target, actions } = branchAt(spot)
  const isLast = spot.index === spot.list.branches.length - 1
  const isNothing = target === undefined && actions.length === 0
  return isNothing && isLast && !MUST_BE_TAKEN.test(spot.list.id) && !isTakenAbove(spot)
    ? 'it does nothing, and nothing else takes the event'
    : undefined
}

const dropTransition = (spot: BranchSpot): readonly Fault[] => [
  {
    operator: 'drop transition',
    form: spot.put(spot.list.branches.filter((_, at) => at !== spot.index)),
    proof: isNeedless(spot),
  },
]

const dropGuard = (spot: BranchSpot): readonly Fault[] => {
  const { guard, ...rest } = branchAt(spot)
  if (guard === undefined) return []
  return [{ operator: 'drop guard', detail: guardLabel(guard), form: replaced(spot, rest), proof: isNeedless(spot) }]
}

const negateGuard = (spot: BranchSpot): readonly Fault[] => {
  const branch = branchAt(spot)
  if (branch.guard === undefined) return []
  const form = replaced(spot, { ...branch, guard: not(branch.guard as Guard) })
  return [{ operator: 'negate guard', detail: guardLabel(branch.guard), form, proof: isNeedless(spot) }]
}

const partsOf = (guard: unknown): readonly unknown[] => {
  const parts = typeof guard === 'function' ? Reflect.get(guard, 'guards') : undefined
  return Array.isArray(parts) && parts.length > 1 ? parts : []
}

const loosenGuard = (spot: BranchSpot): readonly Fault[] => {
  const branch = branchAt(spot)
  return partsOf(branch.guard).map(part => ({
    operator: 'keep a part of the guard',
    detail: guardLabel(part),
    form: replaced(spot, { ...branch, guard: part }),
  }))
}

const dropActions = (spot: BranchSpot): readonly Fault[] => {
  const branch = branchAt(spot)
  return branch.actions.map((action, at) => ({
    operator: 'drop action',
    detail: actionLabel(action),
    form: replaced(spot, { ...branch, actions: without(branch.actions, at) }),
  }))
}

const targetOf = ({ list, index, node }: BranchSpot): AnyStateNode | undefined => {
  const own = [...node.transitions.values()].flat()
  const all = [...own, ...(node.always ?? [])]
  const event = list.id.slice(node.id.length + 1)
  const same = all.filter(({ eventType }) => (eventType === '' ? 'always' : shortEvent(eventType, node)) === event)
  return same[index]?.target?.[0]
}

/** The next state beside it, so that every wrong target is a plausible one. */
const neighbourOf = (target: AnyStateNode): AnyStateNode | undefined => {
  const siblings: readonly AnyStateNode[] = Object.values(target.parent?.states ?? {})
  return siblings.length < 2 ? undefined : siblings[(siblings.indexOf(target) + 1) % siblings.length]
}

const retarget = (spot: BranchSpot): readonly Fault[] => {
  const { target: _, ...stay } = branchAt(spot)
  const target = targetOf(spot)
  if (target === undefined) return []
  const neighbour = neighbourOf(target)
  return [
    { operator: 'drop target', detail: target.id, form: replaced(spot, stay) },
    ...(neighbour === undefined
      ? []
      : [
          {
            operator: 'retarget',
            detail: `to ${neighbour.id}`,
            form: replaced(spot, { ...stay, target: `#${neighbour.id}` }),
          },
        ]),
  ]
}

const isBare = ({ entry, exit, invoke, states }: AnyStateNode): boolean =>
  entry.length + exit.length + invoke.length === 0 &&
  Object.values<AnyStateNode>(states).every(({ type }) => type !== 'history')

/** Leaving a state and coming back shows only by what is done on the way, or by regions beside it that leave too. */
const isUnnoticed = ({ node }: BranchSpot): string | undefined =>
  isBare(node) && node.parent?.type !== 'parallel'
    ? 'the state does nothing on entry and exit, runs nothing and remembers nothing'
    : undefined

const toggleReenter = (spot: BranchSpot): readonly Fault[] => {
  const branch = branchAt(spot)
  const target = targetOf(spot)
  if (target === undefined || ![target, ...ancestors(target)].includes(spot.node)) return []
  const isOn = branch.reenter === true
  const form = replaced(spot, { ...branch, reenter: !isOn })
  return [{ operator: isOn ? 'do not reenter' : 'reenter', form, proof: isUnnoticed(spot) }]
}

const swapOrder = (spot: BranchSpot): readonly Fault[] => {
  const { branches } = spot.list
  const [first, second] = [branches[spot.index], branches[spot.index + 1]]
  if (first === undefined || second === undefined) return []
  const form = spot.put(
    branches.map((each, at) => {
      if (at === spot.index) return second
      return at === spot.index + 1 ? first : each
    }),
  )
  return [{ operator: 'swap order', detail: 'with the next branch', form }]
}

/** Every fault that one branch of a chart can have. */
export const branchFaults = (spot: BranchSpot): readonly Fault[] => [
  ...dropTransition(spot),
  ...dropGuard(spot),
  ...negateGuard(spot),
  ...loosenGuard(spot),
  ...dropActions(spot),
  ...retarget(spot),
  ...toggleReenter(spot),
  ...swapOrder(spot),
]
