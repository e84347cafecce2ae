import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'

/** States that `always` leads round and round without an end, and the guard that must hold for it, where one must. */
export type Endless = { readonly states: readonly string[]; readonly guard?: string }

type Reader = {
  readonly parentOf: (id: string) => readonly string[]
  readonly branchesOf: (id: string) => readonly ChartTransition[]
  readonly entered: (id: string) => readonly string[]
}

const reader = (chart: Chart): Reader => {
  const byId = new Map(chart.states.map(state => [state.id, state]))
  const parentOf = (id: string): readonly string[] => {
    const parent = byId.get(id)?.parent
    return parent === undefined ? [] : [parent, ...parentOf(parent)]
  }
  const inner = (state: ChartState): readonly string[] =>
    state.kind === 'parallel'
      ? chart.states.filter(({ parent }) => parent === state.id).map(({ id }) => id)
      : [state.initial].filter(id => id !== undefined)
  const entered = (id: string): readonly string[] => {
    const state = byId.get(id)
    return state === undefined ? [] : [id, ...inner(state).flatMap(entered)]
  }
  const always = chart.transitions.filter(({ kind }) => kind === 'always')
  return { parentOf, entered, branchesOf: id => always.filter(({ source }) => source === id) }
}

/** The branches up to the first one that is surely taken; none where none surely is. */
const taken = (branches: readonly ChartTransition[], isSure: (branch: ChartTransition) => boolean) => {
  const last = branches.findIndex(isSure)
  return last === -1 ? [] : branches.slice(0, last + 1)
}

/** The states of which some are active after a branch: its targets with what is entered in them and what they lie in. */
const activeAfter = ({ entered, parentOf }: Reader, { source, targets }: ChartTransition): readonly string[] =>
  targets.length === 0
    ? [source, ...parentOf(source)]
    : targets.flatMap(target => [...entered(target), ...parentOf(target)])

/** Of the states that surely go on at once, those from which every branch leads to such a state again. */
const neverResting = (chart: Chart, isSure: (branch: ChartTransition) => boolean): readonly string[] => {
  const read = reader(chart)
  const goingOn = chart.states.map(({ id }) => id).filter(id => taken(read.branchesOf(id), isSure).length > 0)
  let endless = new Set(goingOn)
  for (let before = -1; before !== endless.size; ) {
    before = endless.size
    const leadsOn = (branch: ChartTransition) => activeAfter(read, branch).some(id => endless.has(id))
    endless = new Set([...endless].filter(id => taken(read.branchesOf(id), isSure).every(leadsOn)))
  }
  return [...endless]
}

/** A guard that is asked again gets the same answer where nothing happened in between. */
const staysTrue = (chart: Chart, guard: string) => {
  const busy = new Set(chart.states.filter(({ entry, exit }) => entry.length + exit.length > 0).map(({ id }) => id))
  return (branch: ChartTransition): boolean =>
    branch.guard === undefined ||
    (branch.guard === guard &&
      branch.actions.length === 0 &&
      ![branch.source, ...branch.targets].some(id => busy.has(id)))
}

/** Loops of `always` that surely never come to rest: without guards, or as long as one guard holds that nothing in them can change. */
export const endlessAlways = (chart: Chart): readonly Endless[] => {
  const unguarded = neverResting(chart, ({ guard }) => guard === undefined)
  const guards = new Set(
    chart.transitions.flatMap(({ kind, guard }) =>
      kind === 'always' && guard !== undefined && !/\bin \S/.test(guard) ? [guard] : [],
    ),
  )
  const guarded = [...guards].flatMap(guard => {
    const states = neverResting(chart, staysTrue(chart, guard)).filter(id => !unguarded.includes(id))
    return states.length === 0 ? [] : [{ states, guard }]
  })
  return [...(unguarded.length === 0 ? [] : [{ states: unguarded }]), ...guarded]
}
