/** Asks every page of an app to tell from now on; with `past` also what it still knows since its start. */
export type FeedWanted = { readonly type: 'feed.wanted'; readonly past?: boolean }

type Fields = { readonly [name: string]: unknown }

/** One running actor of a chart; `id` is the same again for the next actor in its place. */
type FeedActor = {
  readonly actor: string
  readonly id: string
  readonly chart: string
  readonly state: Fields | string
}

/** One event that an actor took, and what came of it; its start is the event `xstate.init`. */
type FeedStep = {
  readonly actor: string
  /** Milliseconds of the app's clock. */
  readonly at: number
  readonly event: Fields & { readonly type: string }
  readonly state: Fields | string
  /** Ids `source|event|index` of the transitions taken, in order. */
  readonly transitions: readonly string[]
}

/** What a page of an app tells of its charts; `page` tells the tabs of one browser apart. A post is a list of these. */
export type ChartFeed = { readonly page: string } & (
  | { readonly type: 'feed.opened'; readonly actors: readonly FeedActor[]; readonly past?: readonly FeedStep[] }
  | { readonly type: 'feed.started'; readonly actor: FeedActor }
  | ({ readonly type: 'feed.stepped' } & FeedStep)
  | { readonly type: 'feed.stopped'; readonly actor: string }
)
