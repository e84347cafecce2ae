import type { ChartFeed, FeedWanted } from '../../feed.ts'
import type { Collector } from './collector.ts'
import { type Fields, isFields, isStateValue, readEvent } from './reading.ts'
import { type Actor, isOfPage, keyOf, type NewStep, type Standing, type StateValue } from './run.ts'

/** Asked so often without a word, a page is taken for closed. */
const PATIENCE = 3

type Message = ChartFeed['type']

/** What is known of a page of the app. */
type Page = {
  readonly actors: Map<string, Actor>
  /** Its past has been asked for and has not come: what it says until then is in it. */
  isAwaited: boolean
  /** How often it was asked since it last said anything. */
  unheard: number
}

const actorOf = (page: string, value: unknown): Standing | undefined => {
  if (!isFields(value) || !isStateValue(value.state)) return undefined
  const { actor, id, chart } = value
  if (typeof actor !== 'string' || typeof id !== 'string' || typeof chart !== 'string') return undefined
  return { actor: { key: keyOf(page, actor), id, chart }, state: value.state }
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

const stepOf = (page: Page, name: string, value: unknown): NewStep | undefined => {
  const event = readEvent(value)
  if (event === undefined || !isFields(value)) return undefined
  const actor = page.actors.get(keyOf(name, String(value.actor)))
  return actor && { kind: 'stepped', actor, ...event, transitions: texts(value.transitions) }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const sameState = (a: StateValue | undefined, b: StateValue): boolean => JSON.stringify(a) === JSON.stringify(b)

type Parts = {
  readonly collector: Collector
  readonly post: (message: FeedWanted) => void
  readonly onPages: (count: number) => void
}

/** Asks the pages of the app what their charts do, and collects what they say. */
export const makeLiveFeed = ({ collector, post, onPages }: Parts) => {
  const pages = new Map<string, Page>()

  const running = (name: string): ReadonlyMap<string, StateValue> =>
    new Map([...collector.now()].filter(([key]) => isOfPage(key, name)).map(([key, { state }]) => [key, state]))

  const leave = (name: string): void => {
    pages.delete(name)
    collector.add({ kind: 'gone', page: name })
    onPages(pages.size)
  }

  /** What it kept of its past comes first; actors of which nothing is kept stand as they are from the beginning. */
  const adopt = (name: string, page: Page, standings: readonly Standing[], past: readonly unknown[]): void => {
    page.isAwaited = false
    const steps = past.flatMap(value => stepOf(page, name, value) ?? [])
    const moved = new Set(steps.flatMap(step => (step.kind === 'stepped' ? [step.actor.key] : [])))
    const still = standings.filter(({ actor }) => !moved.has(actor.key))
    collector.add({ kind: 'opened', page: name, standings: still })
    for (const step of steps) collector.add(step)
  }

  const isAsKnown = (name: string, standings: readonly Standing[]): boolean => {
    const known = running(name)
    return (
      known.size === standings.length && standings.every(({ actor, state }) => sameState(known.get(actor.key), state))
    )
  }

  const onOpened = (name: string, message: Fields): void => {
    const standings = list(message.actors).flatMap(value => actorOf(name, value) ?? [])
    const known = pages.get(name)
    const page = known ?? { actors: new Map(), isAwaited: true, unheard: 0 }
    for (const { actor } of standings) page.actors.set(actor.key, actor)
    pages.set(name, page)
    onPages(pages.size)
    if (known === undefined && message.past === undefined) post({ type: 'feed.wanted', past: true })
    else if (page.isAwaited) adopt(name, page, standings, list(message.past))
    else if (!isAsKnown(name, standings)) collector.add({ kind: 'opened', page: name, standings })
  }

  const onStarted = (name: string, page: Page, message: Fields): void => {
    const started = actorOf(name, message.actor)
    if (started !== undefined) page.actors.set(started.actor.key, started.actor)
  }

  const onStepped = (name: string, page: Page, message: Fields): void => {
    const step = stepOf(page, name, message)
    if (step !== undefined && !page.isAwaited) collector.add(step)
  }

  const onStopped = (name: string, page: Page, message: Fields): void => {
    const actor = page.actors.get(keyOf(name, String(message.actor)))
    if (actor === undefined) return
    page.actors.delete(actor.key)
    if (!page.isAwaited) collector.add({ kind: 'stopped', actor })
  }

  const others: Readonly<Partial<Record<string, typeof onStarted>>> = {
    'feed.started': onStarted,
    'feed.stepped': onStepped,
    'feed.stopped': onStopped,
  } satisfies Record<Exclude<Message, 'feed.opened'>, typeof onStarted>

  return {
    /** Anything may be said on a channel: what is not of the feed is not heard. */
    hear: (message: unknown): void => {
      if (!isFields(message) || typeof message.page !== 'string') return
      const page = pages.get(message.page)
      if (page !== undefined) page.unheard = 0
      if (message.type === ('feed.opened' satisfies Message)) onOpened(message.page, message)
      else if (page !== undefined) others[String(message.type)]?.(message.page, page, message)
    },
    /** To be called again and again: asks whoever is there, and forgets whoever has not answered. */
    ask: (): void => {
      for (const [name, page] of pages) {
        if (page.unheard >= PATIENCE) leave(name)
        else page.unheard += 1
      }
      post(pages.size === 0 ? { type: 'feed.wanted', past: true } : { type: 'feed.wanted' })
    },
  }
}
