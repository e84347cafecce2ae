/** A state as XState has it: a name, or a name for each region. */
export type StateValue = string | { readonly [region: string]: StateValue }

/** Something that runs a chart: `livePlayer` on the page that was opened second. */
export type Actor = {
  /** Tells it from every other one of the run. */
  readonly key: string
  readonly id: string
  readonly chart: string
  /** Of the chart that it ran, where that is known. */
  readonly hash?: string
}

export type Standing = { readonly actor: Actor; readonly state: StateValue; readonly last?: Stepped }

/** Who runs at a moment, by key, and in what states. */
export type Picture = ReadonlyMap<string, Standing>

type Common = {
  /** Counted from 1 over the whole run, also where the first ones are no longer kept. */
  readonly number: number
  /** In ms of the app's clock; unknown for what only the viewer sees. */
  readonly at?: number
}

export type Stepped = Common & {
  readonly kind: 'stepped'
  readonly actor: Actor
  readonly type: string
  /** What came with the event, as JSON; empty where nothing did. */
  readonly payload: string
  readonly state: StateValue
  /** What was taken, in order; undefined where nobody knows it. */
  readonly transitions: readonly string[] | undefined
}

export type Step =
  | Stepped
  | (Common & { readonly kind: 'stopped'; readonly actor: Actor })
  /** A page of the app was found, or was loaded anew: everything that runs on it. */
  | (Common & { readonly kind: 'opened'; readonly page: string; readonly standings: readonly Standing[] })
  | (Common & { readonly kind: 'gone'; readonly page: string })

/** A step that has no number yet. */
export type NewStep = Step extends infer Each ? (Each extends Step ? Omit<Each, 'number'> : never) : never

export type Run = {
  /** Before the first step that is kept. */
  readonly first: Picture
  readonly steps: readonly Step[]
}

export const EMPTY: Run = { first: new Map(), steps: [] }

/** Actors of a page have keys that begin with its name. */
export const keyOf = (page: string, actor: string): string => `${page}/${actor}`

export const isOfPage = (key: string, page: string): boolean => key.startsWith(`${page}/`)

const without = (picture: Picture, page: string): readonly (readonly [string, Standing])[] =>
  [...picture].filter(([key]) => !isOfPage(key, page))

export const afterStep = (picture: Picture, step: Step): Picture => {
  if (step.kind === 'gone') return new Map(without(picture, step.page))
  if (step.kind === 'opened')
    return new Map([...without(picture, step.page), ...step.standings.map(each => [each.actor.key, each] as const)])
  const next = new Map(picture)
  if (step.kind === 'stopped') next.delete(step.actor.key)
  else next.set(step.actor.key, { actor: step.actor, state: step.state, last: step })
  return next
}

/** The picture as it was right after a step; number 0 is before all of them. */
export const pictureAt = ({ first, steps }: Run, number: number): Picture =>
  steps.reduce((picture, step) => (step.number <= number ? afterStep(picture, step) : picture), first)

export const lastNumber = ({ steps }: Run): number => steps.at(-1)?.number ?? 0
