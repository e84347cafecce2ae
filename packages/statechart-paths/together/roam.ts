import type { AnyActorRef, AnyEventObject } from 'xstate'
import { unexplored } from '../explore/unexplored.ts'
import { chance } from '../generate/walk.ts'
import { type Candidate, candidates, isHeard, noneSettled } from '../model/candidates.ts'
import type { AnyChartModel } from '../model/model.ts'
import { fingerprint } from '../model/plain.ts'
import { innermostNodes } from '../model/step.ts'
import { answer } from '../model/stub.ts'
import { stepTitle } from '../model/titles.ts'
import { type Cast, type Lost, type Performance, type Player, perform, placeOf } from './troupe.ts'

/** All charts of a system that run at one moment. */
export type Moment = readonly Player[]

/** What must hold, by its words; told the moment before, where there was one. */
export type Rules = Readonly<Record<string, (now: Moment, before: Moment | undefined) => boolean>>

export type Play = {
  readonly root: AnyChartModel
  readonly cast: Cast
  readonly rules: Rules
  /** By chart the events that real charts tell it: nobody outside does. */
  readonly told: ReadonlyMap<string, ReadonlySet<string>>
  /** Who waits after telling whom what: it must not be lost. */
  readonly awaited: readonly Lost[]
  /** Ways to where it becomes interesting, each step by the beginning of its title. */
  readonly ways: readonly (readonly string[])[]
}

/** How far to go: so many walks from places that are known, each of so many steps. */
export type Extent = { readonly walks: number; readonly steps: number; readonly seed: number }

/** What does not hold, and the shortest way to it that was found. */
export type Fault = { readonly rule: string; readonly way: readonly string[] }

export type Roamed = {
  readonly faults: readonly Fault[]
  /** How many combinations of states were seen. */
  readonly places: number
  /** The innermost states of all charts that were seen. */
  readonly states: ReadonlySet<string>
}

type Step = { readonly title: () => string; readonly make: () => void }

/** Whole numbers below a limit that the seed decides. */
const chances = (seed: number) => {
  const random = chance(seed)
  return (below: number): number => Math.floor(random() * below)
}

const titleOf = ({ at, model }: Player, candidate: Candidate): string =>
  [at, stepTitle(unexplored(model), candidate)].filter(part => part !== '').join(': ')

const isStub = (actor: AnyActorRef): boolean => !('machine' in actor.getSnapshot())

/** What may happen to one chart from outside: somebody tells it something, or a call that it made is answered. */
const stepsOf = (player: Player, { told }: Play): readonly Step[] => {
  const { model, actor, snapshot } = player
  const isTold = ({ type }: AnyEventObject): boolean =>
    !type.startsWith('viewer.') && told.get(model.machine.id)?.has(type) === true
  return candidates(model, snapshot, noneSettled(new Map())).flatMap((candidate): readonly Step[] => {
    const { actor: id, event } = candidate
    const title = () => titleOf(player, candidate)
    if (id === undefined)
      return isTold(event) || !isHeard(snapshot, candidate) ? [] : [{ title, make: () => actor.send(event) }]
    const child: AnyActorRef | undefined = snapshot.children[id]
    const isOpen = child !== undefined && isStub(child) && child.getSnapshot().status === 'active'
    return isOpen && 'output' in event ? [{ title, make: () => answer(child, event.output) }] : []
  })
}

const stepsAt = ({ players, clock }: Performance, play: Play): readonly Step[] => [
  ...players()
    .filter(({ snapshot }) => snapshot.status === 'active')
    .flatMap(player => stepsOf(player, play)),
  ...(clock.waits() ? [{ title: () => 'time goes on', make: clock.goOn }] : []),
]

/** A way from the start: the numbers of its steps among those that were open each time. */
type Way = readonly number[]

/** A way by numbers, or by the beginnings of titles. */
type Begin = readonly (number | string)[]

const stepAt = (open: readonly Step[], wanted: number | string): number =>
  typeof wanted === 'number' ? wanted : open.findIndex(({ title }) => title().startsWith(wanted))

/** Places that are known, each with the shortest way to it and how often a walk began there. */
const atlas = () => {
  const known = new Map<string, { way: Way; begun: number }>()
  return {
    size: () => known.size,
    note: (place: string, way: Way): void => {
      const entry = known.get(place)
      if (entry === undefined) known.set(place, { way, begun: 0 })
      else if (entry.way.length > way.length) entry.way = way
    },
    /** The way to a place from which few walks began. */
    pick: (among: (below: number) => number): Way => {
      const least = Math.min(...[...known.values()].map(({ begun }) => begun))
      const rare = [...known.values()].filter(({ begun }) => begun === least)
      const entry = rare[among(rare.length)]
      if (entry !== undefined) entry.begun += 1
      return entry?.way ?? []
    },
  }
}

const brokenIn = (performance: Performance, now: Moment): readonly string[] => [
  ...performance.failures().map(String),
  ...now
    .filter(({ snapshot }) => snapshot.status === 'error')
    .map(({ at, snapshot }) => `${at}: ${String(snapshot.error)}`),
]

/** Everything that does not hold at a moment, by its words. */
const faultsAt = (performance: Performance, play: Play, before: Moment | undefined): readonly string[] => {
  const now = performance.players()
  const lost = performance.takeLost().filter(each => play.awaited.some(wish => fingerprint(wish) === fingerprint(each)))
  return [
    ...brokenIn(performance, now).map(error => `nothing breaks (${error})`),
    ...lost.map(({ to, event }) => `what is awaited is heard (${to} lost ${event})`),
    ...Object.entries(play.rules).flatMap(([rule, holds]) => (holds(now, before) ? [] : [rule])),
  ]
}

/**
 * Walks of a whole system by chance. Each begins at a combination of states from which few have begun, so that rare
 * ones are not left for the common ones; the same seed gives the same walks.
 */
export const roam = (play: Play, { walks, steps, seed }: Extent): Roamed => {
  const among = chances(seed)
  const { note, pick, size } = atlas()
  const states = new Set<string>()
  const faults = new Map<string, Fault>()
  const walk = (begin: Begin, more: number): void => {
    const performance = perform(play.root, play.cast)
    const titles: string[] = []
    const way: number[] = []
    let before: Moment | undefined
    const tell = (rule: string): void => {
      const known = faults.get(rule)
      if (known === undefined || known.way.length > titles.length) faults.set(rule, { rule, way: [...titles] })
    }
    const look = (): void => {
      const now = performance.players()
      note(placeOf(now), [...way])
      for (const { snapshot } of now) for (const { id } of innermostNodes(snapshot)) states.add(id)
      for (const rule of faultsAt(performance, play, before)) tell(rule)
      before = now
    }
    look()
    while (way.length < begin.length + more) {
      const open = stepsAt(performance, play)
      const wanted = begin[way.length] ?? among(open.length)
      const index = stepAt(open, wanted)
      const step = open[index]
      if (step === undefined && typeof wanted === 'string') tell(`every way is open (${wanted})`)
      if (step === undefined) break
      titles.push(step.title())
      way.push(index)
      step.make()
      look()
    }
    performance.stop()
  }
  for (const known of play.ways) walk(known, 0)
  for (let count = 0; count < walks; count += 1) walk(pick(among), steps)
  return { faults: [...faults.values()], places: size(), states }
}
