/**
 * Words for names of a chart, where the name alone does not say enough. A guard completes `if ...`, an action is an
 * order (`keep the tokens`), an actor a full phrase (`asks the operator for new tokens`), an event a sentence. A name
 * that is missing here is read out as it is: `isLastActive` is `last active`.
 */
export type Words = Readonly<Record<string, string>>

/**
 * The intermediate form of a chart: plain data in a fixed order, so that the same chart always gives the same text and
 * hash. Drawings, pages, paths, coverage, diffs and the trace all read this and never the machine.
 */
export type Chart = {
  readonly format: 'sintonia-chart/1'
  readonly name: string
  readonly description?: string
  /** How many microsteps one event may cause before the machine gives up; absent where the chart forgot it. */
  readonly maxIterations?: number
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
  readonly words: Words
  /** Of everything above but the words: a file made from the chart says by it which chart it was. */
  readonly hash: string
}

export type ChartState = {
  /** Path from the root, as XState has it: `session.identity.user.active`. */
  readonly id: string
  readonly key: string
  readonly parent?: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly initial?: string
  readonly initialActions: readonly string[]
  readonly history?: 'shallow' | 'deep'
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly ChartInvoke[]
  readonly tags: readonly string[]
  readonly description?: string
  readonly requirements: readonly string[]
  /** What stands in the place of its name: only in a drawing's chart. */
  readonly title?: string
  /** How many states are folded away in it: only in a drawing's chart, never in one that was read. */
  readonly hidden?: number
  /** The sheet that shows what is folded away, or, on a sheet that goes on with a state, where the state began. */
  readonly sheet?: number
}

/** `isChart`: what runs there is a chart too, and no call or callback of the same name. */
export type ChartInvoke = { readonly id: string; readonly source: string; readonly isChart?: true }

export type TransitionKind =
  | 'event'
  | 'after'
  | 'done'
  | 'error'
  | 'snapshot'
  | 'stateDone'
  | 'always'
  | 'historyDefault'

export type ChartTransition = {
  /** `source|event|index`, index among the guarded branches of that event. */
  readonly id: string
  readonly source: string
  readonly targets: readonly string[]
  readonly kind: TransitionKind
  /** The event as XState names it; empty for `always`. */
  readonly event: string
  readonly guard?: string
  readonly actions: readonly string[]
  readonly reenter: boolean
  readonly delay?: ChartDelay
  /** The invoke id that a done, error or snapshot event comes from. */
  readonly actor?: string
  /** What that actor is: the name of its logic. */
  readonly port?: string
  /** As of `ChartInvoke`. */
  readonly isChart?: true
  readonly description?: string
  readonly requirements: readonly string[]
  /**
   * Where its words stand if not at its arrow: in its state's box, on another sheet, or there with the reason alone at
   * the arrow. Only in a drawing's chart.
   */
  readonly said?: 'in the box' | 'elsewhere' | 'in short'
  /** The other sheet. */
  readonly sheet?: number
  /** Its arrow would need too much room: only in a drawing's chart. */
  readonly isArrowless?: true
  /** The state that it leads to inside a folded target: only in a drawing's chart. */
  readonly into?: string
}

/** Where the delay is computed from the context, `length` says in words what it comes to. */
export type ChartDelay = {
  readonly name: string
  readonly ms?: number
  readonly length?: string
  readonly named: boolean
}

/** What a label shows where the chart has a function without a name; the problem list looks for it. */
export const UNNAMED = '«unnamed»'
