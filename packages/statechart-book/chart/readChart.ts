import { createHash } from 'node:crypto'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartDelay, ChartState, ChartTransition, TransitionKind, Words } from './chart.ts'
import { UNNAMED } from './chart.ts'
import { actionLabel, guardLabel, isDelayPlumbing } from './labels.ts'
import { ownTransitions, shortEvent, stateNodes } from './transitionIds.ts'

const EVENT_KINDS: readonly (readonly [RegExp, TransitionKind])[] = [
  [/^$/, 'always'],
  [/^xstate\.after\./, 'after'],
  [/^xstate\.done\.actor\./, 'done'],
  [/^xstate\.error\.actor\./, 'error'],
  [/^xstate\.snapshot\./, 'snapshot'],
  [/^xstate\.done\.state\./, 'stateDone'],
]

const kindOf = (event: string): TransitionKind => EVENT_KINDS.find(([pattern]) => pattern.test(event))?.[1] ?? 'event'

const requirementsOf = (meta: unknown): readonly string[] => {
  const listed = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'requirements') : undefined
  return Array.isArray(listed) ? listed.map(String) : []
}

const described = (description: string | undefined) => (description ? { description } : {})

/** What is to be said of a chart that its code does not say. */
export type Said = {
  readonly words?: Words | undefined
  /** By the name of a delay that is computed from the context: what it comes to, in words. */
  readonly lengths?: Readonly<Record<string, string>> | undefined
}

const delayOf = (
  machine: AnyStateMachine,
  event: string,
  source: AnyStateNode,
  lengths: Said['lengths'],
): ChartDelay => {
  const name = shortEvent(event, source).replace(/^after\./, '')
  if (/^\d+$/.test(name)) return { name, ms: Number(name), named: false }
  const value: unknown = machine.implementations.delays[name]
  if (typeof value === 'number') return { name, ms: value, named: true }
  const length = lengths?.[name]
  return { name, ...(length === undefined ? {} : { length }), named: true }
}

/** XState itself names the logic that stands in the chart without a name. */
const sourceName = (source: unknown): string =>
  typeof source !== 'string' || /^xstate\.invoke\./.test(source) ? UNNAMED : source

/** XState's own logics say how they were made; a chart is its machine, or loads it when it begins. */
const isChart = ({ implementations }: AnyStateMachine, source: unknown): boolean => {
  const logic: unknown = typeof source === 'string' ? implementations.actors[source] : source
  return typeof logic === 'object' && logic !== null && ('root' in logic || !('config' in logic))
}

const chartMark = (machine: AnyStateMachine, source: unknown): { readonly isChart?: true } =>
  isChart(machine, source) ? { isChart: true } : {}

const actorOf = (event: string, kind: TransitionKind, { invoke, machine }: AnyStateNode) => {
  if (kind !== 'done' && kind !== 'error' && kind !== 'snapshot') return {}
  const actor = event.replace(/^xstate\.(done\.actor|error\.actor|snapshot)\./, '')
  const ran = invoke.find(({ id }) => id === actor)
  if (ran === undefined) return { actor }
  return { actor, port: sourceName(ran.src), ...chartMark(machine, ran.src) }
}

const chartTransition = (
  machine: AnyStateMachine,
  source: AnyStateNode,
  id: string,
  transition: AnyTransitionDefinition,
  lengths: Said['lengths'],
): ChartTransition => {
  const event = String(transition.eventType)
  const kind = kindOf(event)
  const targets: readonly AnyStateNode[] = transition.target ?? []
  return {
    id,
    source: source.id,
    targets: targets.map(target => target.id),
    kind,
    event,
    ...(transition.guard === undefined ? {} : { guard: guardLabel(transition.guard) }),
    actions: transition.actions.map(actionLabel),
    reenter: transition.reenter,
    ...(kind === 'after' ? { delay: delayOf(machine, event, source, lengths) } : {}),
    ...actorOf(event, kind, source),
    ...described(transition.description),
    requirements: requirementsOf(transition.meta),
  }
}

/** Where a history state goes as long as it remembers nothing. */
const historyDefault = (machine: AnyStateMachine, node: AnyStateNode): readonly ChartTransition[] => {
  const target: unknown = node.config.target
  if (node.type !== 'history' || typeof target !== 'string' || node.parent === undefined) return []
  const path = target.replace(/^\./, '')
  const targetId = path.startsWith('#') ? machine.getStateNodeById(path).id : `${node.parent.id}.${path}`
  const id = `${node.id}|default|0`
  const rest = { kind: 'historyDefault', event: '', actions: [], reenter: false, requirements: [] } as const
  return [{ id, source: node.id, targets: [targetId], ...rest }]
}

const chartState = (node: AnyStateNode): ChartState => {
  const initialTargets: readonly AnyStateNode[] = node.type === 'compound' ? node.initial.target : []
  const [initial] = initialTargets
  return {
    id: node.id,
    key: node.key,
    ...(node.parent === undefined ? {} : { parent: node.parent.id }),
    kind: node.type,
    ...(initial === undefined ? {} : { initial: initial.id }),
    initialActions: node.type === 'compound' ? node.initial.actions.map(actionLabel) : [],
    ...(node.type === 'history' ? { history: node.history === 'deep' ? 'deep' : 'shallow' } : {}),
    entry: node.entry.filter(action => !isDelayPlumbing(action)).map(actionLabel),
    exit: node.exit.filter(action => !isDelayPlumbing(action)).map(actionLabel),
    invokes: node.invoke.map(({ id, src }) => ({
      id,
      source: sourceName(src),
      ...chartMark(node.machine, src),
    })),
    tags: [...node.tags],
    ...described(node.description),
    requirements: requirementsOf(node.meta),
  }
}

/** Reads a machine into the intermediate form. Pure and deterministic: the same chart gives the same hash. */
export const readChart = (machine: AnyStateMachine, { words = {}, lengths }: Said = {}): Chart => {
  const nodes = stateNodes(machine)
  const maxIterations: unknown = machine.config.options?.maxIterations
  const body = {
    format: 'sintonia-chart/1' as const,
    name: machine.id,
    ...described(machine.root.description),
    ...(typeof maxIterations === 'number' ? { maxIterations } : {}),
    states: nodes.map(chartState),
    transitions: nodes.flatMap(node => [
      ...ownTransitions(node).map(([id, transition]) => chartTransition(machine, node, id, transition, lengths)),
      ...historyDefault(machine, node),
    ]),
  }
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12)
  return { ...body, words, hash }
}
