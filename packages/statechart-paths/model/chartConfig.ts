import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate'

/*
 * A machine's configuration in one strict form, so that a tool can change one place of it and build the machine again:
 * every list is a list, every transition an object. Functions, params and everything unknown are kept as they are.
 */

export type Branch = Readonly<Record<string, unknown>> & {
  readonly target?: unknown
  readonly guard?: unknown
  readonly actions: readonly unknown[]
  readonly reenter?: unknown
}

/** Branches by event, in the order in which they are tried. */
export type Branches = Readonly<Record<string, readonly Branch[]>>

export type InvokeForm = {
  readonly rest: Readonly<Record<string, unknown>>
  readonly onDone: readonly Branch[]
  readonly onError: readonly Branch[]
  readonly onSnapshot: readonly Branch[]
}

export type NodeForm = {
  readonly rest: Readonly<Record<string, unknown>>
  readonly entry: readonly unknown[]
  readonly exit: readonly unknown[]
  readonly tags: readonly unknown[]
  readonly on: Branches
  readonly after: Branches
  readonly always: readonly Branch[]
  readonly onDone: readonly Branch[]
  readonly invoke: readonly InvokeForm[]
  readonly states: Readonly<Record<string, NodeForm>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

const branch = (value: unknown): Branch =>
  isRecord(value) ? { ...value, actions: listOf(value.actions) } : { target: value, actions: [] }

/** `undefined` among the branches of an event forbids the event; of anything else it says that nothing is there. */
const branchesOf = (value: unknown): readonly Branch[] => listOf(value).map(branch)

const byEvent = (value: unknown): Branches =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).map(([event, list]) => [
      event,
      list === undefined ? [branch(undefined)] : branchesOf(list),
    ]),
  )

const invokeForm = (value: unknown): InvokeForm => {
  const { onDone, onError, onSnapshot, ...rest } = isRecord(value) ? value : { src: value }
  return { rest, onDone: branchesOf(onDone), onError: branchesOf(onError), onSnapshot: branchesOf(onSnapshot) }
}

export const nodeForm = (config: unknown): NodeForm => {
  const { entry, exit, tags, on, after, always, onDone, invoke, states, ...rest } = isRecord(config) ? config : {}
  return {
    rest,
    entry: listOf(entry),
    exit: listOf(exit),
    tags: listOf(tags),
    on: byEvent(on),
    after: byEvent(after),
    always: branchesOf(always),
    onDone: branchesOf(onDone),
    invoke: listOf(invoke).map(invokeForm),
    states: Object.fromEntries(
      Object.entries(isRecord(states) ? states : {}).map(([key, node]) => [key, nodeForm(node)]),
    ),
  }
}

const isFull = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0

/** Empty lists are left out: XState reads some of them as a promise. */
const full = (parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => isFull(value)))

export const toConfig = ({ rest, states, invoke, ...lists }: NodeForm): Readonly<Record<string, unknown>> => ({
  ...rest,
  ...full(lists),
  ...full({
    invoke: invoke.map(({ rest: own, ...handlers }) => ({ ...own, ...full(handlers) })),
    states: Object.fromEntries(Object.entries(states).map(([key, node]) => [key, toConfig(node)])),
  }),
})

type Implementations = AnyStateMachine['implementations']

/** The machine of a changed configuration, with the implementations of the one that it comes from and more delays. */
export const rebuilt = (
  { implementations }: AnyStateMachine,
  form: NodeForm,
  delays: Implementations['delays'] = {},
): AnyStateMachine =>
  createMachine(
    toConfig(form) as Parameters<typeof createMachine>[0],
    { ...implementations, delays: { ...implementations.delays, ...delays } } as never,
  )

/** One list of branches of a node: those of an event, a delay, an actor's end, or the `always` ones. */
export type BranchList = {
  /** As in transition ids: `session.guest|token.refused`. */
  readonly id: string
  readonly branches: readonly Branch[]
  readonly put: (form: NodeForm, branches: readonly Branch[]) => NodeForm
}

const eventLists = (form: NodeForm, part: 'on' | 'after', id: (event: string) => string): readonly BranchList[] =>
  Object.entries(form[part]).map(([event, branches]) => ({
    id: id(event),
    branches,
    put: (whole, changed) => ({ ...whole, [part]: { ...whole[part], [event]: changed } }),
  }))

const invokeLists = (form: NodeForm, node: AnyStateNode): readonly BranchList[] =>
  form.invoke.flatMap((invoke, at) =>
    (['onDone', 'onError', 'onSnapshot'] as const).map(part => ({
      id: `${node.id}|${{ onDone: 'done.actor', onError: 'error.actor', onSnapshot: 'snapshot' }[part]}.${node.invoke[at]?.id}`,
      branches: invoke[part],
      put: (whole, changed) => ({
        ...whole,
        invoke: whole.invoke.map((each, index) => (index === at ? { ...each, [part]: changed } : each)),
      }),
    })),
  )

/** All lists of a node, in the order in which `transitionIds` has them. */
export const branchLists = (form: NodeForm, node: AnyStateNode): readonly BranchList[] =>
  [
    ...eventLists(form, 'on', event => `${node.id}|${event}`),
    ...eventLists(form, 'after', delay => `${node.id}|after.${delay}`),
    ...invokeLists(form, node),
    {
      id: `${node.id}|done.state`,
      branches: form.onDone,
      put: (whole: NodeForm, onDone: readonly Branch[]) => ({ ...whole, onDone }),
    },
    {
      id: `${node.id}|always`,
      branches: form.always,
      put: (whole: NodeForm, always: readonly Branch[]) => ({ ...whole, always }),
    },
  ].filter(({ branches }) => branches.length > 0)

/** A node of the configuration, and the whole configuration with another one in its place. */
export type NodeSpot = {
  readonly form: NodeForm
  readonly node: AnyStateNode
  readonly put: (changed: NodeForm) => NodeForm
}

const withInner = (spot: NodeSpot): readonly NodeSpot[] => [
  spot,
  ...Object.entries(spot.form.states).flatMap(([key, form]) => {
    const node: AnyStateNode | undefined = spot.node.states[key]
    if (node === undefined) return []
    const put = (changed: NodeForm) => spot.put({ ...spot.form, states: { ...spot.form.states, [key]: changed } })
    return withInner({ form, node, put })
  }),
]

/** Every node of a machine's configuration, the root first. */
export const nodeSpots = (machine: AnyStateMachine): readonly NodeSpot[] =>
  withInner({ form: nodeForm(machine.config), node: machine.root, put: changed => changed })

/** The configuration with every transition changed; each is told with its id as `transitionIds` has it. */
export const mapTransitions = (machine: AnyStateMachine, change: (branch: Branch, id: string) => Branch): NodeForm => {
  const visit = (form: NodeForm, node: AnyStateNode): NodeForm => {
    const own = branchLists(form, node).reduce(
      (whole, { id, branches, put }) =>
        put(
          whole,
          branches.map((branch, index) => change(branch, `${id}|${index}`)),
        ),
      form,
    )
    const inner = Object.entries(form.states).map(([key, each]): readonly [string, NodeForm] => {
      const child: AnyStateNode | undefined = node.states[key]
      return [key, child === undefined ? each : visit(each, child)]
    })
    return { ...own, states: Object.fromEntries(inner) }
  }
  return visit(nodeForm(machine.config), machine.root)
}
