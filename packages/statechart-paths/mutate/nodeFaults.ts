import { actionLabel } from '@sintonia/statechart-book'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { InvokeForm, NodeForm, NodeSpot } from '../model/chartConfig.ts'
import { enteredByDefault } from './defaultEntry.ts'
import type { Fault } from './mutant.ts'

const without = <Item>(items: readonly Item[], index: number): readonly Item[] => items.filter((_, at) => at !== index)

const dropEntryAndExit = ({ form, put }: NodeSpot): readonly Fault[] =>
  (['entry', 'exit'] as const).flatMap(part =>
    form[part].map((action, at) => ({
      operator: `drop ${part} action`,
      detail: actionLabel(action),
      form: put({ ...form, [part]: without(form[part], at) }),
    })),
  )

const dropTags = ({ form, put }: NodeSpot): readonly Fault[] =>
  form.tags.map((tag, at) => ({
    operator: 'drop tag',
    detail: String(tag),
    form: put({ ...form, tags: without(form.tags, at) }),
  }))

const invokeFaults = ({ form, node, put }: NodeSpot): readonly Fault[] =>
  form.invoke.flatMap((invoke, at) => {
    const detail = String(node.invoke[at]?.id)
    const withOther = (other: readonly InvokeForm[]): NodeForm =>
      put({ ...form, invoke: form.invoke.flatMap((each, index) => (index === at ? other : [each])) })
    const { input, ...rest } = invoke.rest
    return [
      { operator: 'drop invoke', detail, form: withOther([]) },
      ...(input === undefined ? [] : [{ operator: 'drop input', detail, form: withOther([{ ...invoke, rest }]) }]),
    ]
  })

/** Another state to begin in: the next one beside the initial one. */
const otherInitial = ({ form, node, put }: NodeSpot, machine: AnyStateMachine): readonly Fault[] => {
  const keys = Object.keys(form.states).filter(key => node.states[key]?.type !== 'history')
  const initialNode: AnyStateNode | undefined = node.type === 'compound' ? node.initial.target[0] : undefined
  if (initialNode === undefined || keys.length < 2) return []
  const other = keys[(keys.indexOf(initialNode.key) + 1) % keys.length]
  const proof = enteredByDefault(machine).has(node) ? undefined : 'nothing enters the state without saying where in it'
  return [
    {
      operator: 'begin elsewhere',
      detail: String(other),
      form: put({ ...form, rest: { ...form.rest, initial: other } }),
      proof,
    },
  ]
}

const hasDepth = (node: AnyStateNode): boolean =>
  Object.values<AnyStateNode>(node.parent?.states ?? {}).some(({ type }) => type === 'compound' || type === 'parallel')

const otherHistory = ({ form, node, put }: NodeSpot): readonly Fault[] => {
  if (node.type !== 'history') return []
  const history = node.history === 'deep' ? 'shallow' : 'deep'
  const proof = hasDepth(node) ? undefined : 'no state beside it holds others'
  return [
    { operator: 'other history', detail: history, form: put({ ...form, rest: { ...form.rest, history } }), proof },
  ]
}

type Delay = AnyStateMachine['implementations']['delays'][string]

const scaled = (delay: Delay | undefined, name: string, factor: number): Delay => {
  if (typeof delay !== 'function') return Math.floor(Number(delay ?? name) * factor)
  return (...args) => Math.floor(delay(...args) * factor)
}

const SCALES: readonly (readonly [string, number])[] = [
  ['double delay', 2],
  ['halve delay', 0.5],
]

const otherDelays = ({ form, node, put }: NodeSpot, machine: AnyStateMachine): readonly Fault[] =>
  Object.keys(form.after).flatMap(name =>
    SCALES.map(([operator, factor]): Fault => {
      const changed = `${name} × ${factor}`
      const after = Object.fromEntries(
        Object.entries(form.after).map(([key, branches]) => [key === name ? changed : key, branches]),
      )
      return {
        operator,
        detail: `${node.key}: ${name}`,
        form: put({ ...form, after }),
        delays: { [changed]: scaled(machine.implementations.delays[name], name, factor) },
      }
    }),
  )

/** Every fault that a state can have beside those of its transitions. */
export const nodeFaults = (spot: NodeSpot, machine: AnyStateMachine): readonly Fault[] => [
  ...dropEntryAndExit(spot),
  ...dropTags(spot),
  ...invokeFaults(spot),
  ...otherInitial(spot, machine),
  ...otherHistory(spot),
  ...otherDelays(spot, machine),
]
