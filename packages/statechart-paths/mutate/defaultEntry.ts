import { ownTransitions, stateNodes } from '@sintonia/statechart-book'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states)

/** The states that are entered together with a target: regions beside its way, and what a history state may return to. */
const enteredBeside = (target: AnyStateNode): readonly AnyStateNode[] => {
  const { parent } = target
  if (parent === undefined) return []
  const regions = parent.type === 'parallel' ? childrenOf(parent).filter(node => node !== target) : []
  const remembered = target.type === 'history' ? [parent, ...childrenOf(parent)] : []
  return [...regions, ...remembered, ...enteredBeside(parent)]
}

const begunIn = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === 'parallel') return childrenOf(node)
  return node.type === 'compound' ? node.initial.target : []
}

/** Every state that something may enter without saying where in it, so that its initial state counts. */
export const enteredByDefault = (machine: AnyStateMachine): ReadonlySet<AnyStateNode> => {
  const targets = stateNodes(machine).flatMap(node => ownTransitions(node).flatMap(([, { target }]) => target ?? []))
  const entered = new Set<AnyStateNode>()
  const queue: AnyStateNode[] = [machine.root, ...targets, ...targets.flatMap(enteredBeside)]
  for (const node of queue) {
    if (entered.has(node)) continue
    entered.add(node)
    queue.push(...begunIn(node), ...begunIn(node).flatMap(enteredBeside))
  }
  return entered
}
