import type { RecordedPayload, RecordedState } from './recorder.ts'

/** The name of the BroadcastChannel on which a running app tells about its charts, once somebody asked (AHEAD-29). */
export const CHART_CHANNEL = 'sintonia-charts'

/**
 * Asks every page of the app to tell from now on; each answers with `feed.opened`. With `past` the answer also has the
 * steps that the flight recorder still keeps, so that nothing since the start of a page is missed.
 */
export interface FeedWanted {
  readonly type: 'feed.wanted'
  readonly past?: boolean
}

/** One running actor of a chart. */
export interface FeedActor {
  /** Unique while its page lives. */
  readonly actor: string
  /** `livePlayer`: the same again for the next actor in this place. */
  readonly id: string
  /** The id of the chart. */
  readonly chart: string
  readonly state: RecordedState
}

/** One event that an actor took, and what came of it; its start is the event `xstate.init`. */
export interface FeedStep {
  readonly actor: string
  /** Milliseconds of the app's clock. */
  readonly at: number
  /** Redacted; long lists are cut. */
  readonly event: RecordedPayload
  readonly state: RecordedState
  /** Ids `source|event|index` of the transitions taken, in order. */
  readonly transitions: ReadonlyArray<string>
}

/**
 * What a page says; `page` tells the tabs of one browser apart. A post on the channel is a list of these, in their order:
 * the steps of some moments are told together, because every post costs more than a step.
 */
export type ChartFeed = { readonly page: string } & (
  | { readonly type: 'feed.opened'; readonly actors: ReadonlyArray<FeedActor>; readonly past?: ReadonlyArray<FeedStep> }
  | { readonly type: 'feed.started'; readonly actor: FeedActor }
  | ({ readonly type: 'feed.stepped' } & FeedStep)
  | { readonly type: 'feed.stopped'; readonly actor: string }
)
