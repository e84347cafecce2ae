import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** The state nodes of a machine in document order, the root first. */
export const stateNodes = (machine: AnyStateMachine): readonly AnyStateNode[] => withDescendants(machine.root)

const withDescendants = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withDescendants),
]

/** `xstate.after.backOff.sample.waiting` is `after.backOff` in the ids: the source says the rest. */
const shortEvent = (eventType: string, source: AnyStateNode): string => {
  const [name, owner] = [eventType.replace(/^xstate\./, ''), `.${source.id}`]
  return name.endsWith(owner) ? name.slice(0, -owner.length) : name
}

/** The transitions that a node declares, with their stable ids `source|event|index`. */
export const ownTransitions = (node: AnyStateNode): readonly (readonly [string, AnyTransitionDefinition])[] => {
  const declared: readonly (readonly [string, readonly AnyTransitionDefinition[]])[] = [...node.transitions]
  const always: readonly AnyTransitionDefinition[] = node.always ?? []
  return [
    ...declared.flatMap(([eventType, list]) =>
      list.map((transition, index) => [`${node.id}|${shortEvent(eventType, node)}|${index}`, transition] as const),
    ),
    ...always.map((transition, index) => [`${node.id}|always|${index}`, transition] as const),
  ]
}

/** Finds the id of a transition that was taken; holds for this machine object, so ask again after `provide`. */
export const transitionIds = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map(
    stateNodes(machine).flatMap(node => ownTransitions(node).map(([id, transition]) => [transition, id] as const)),
  )
