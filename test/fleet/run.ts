import { getHeapStatistics } from 'node:v8'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { makeShell } from '../../src/services/offline/shell.ts'
import { openAnswers } from './headEnd/answers.ts'
import { makeHeadEnd } from './headEnd/headEnd.ts'
import { makeLedger, type Row } from './headEnd/ledger.ts'
import type { Habit, Scenario, Stretch } from './scenarios/scenario.ts'
import { takeOverGlobals } from './simulation/globals.ts'
import { makeRandom } from './simulation/random.ts'
import { makeSimulation, type Simulation } from './simulation/simulation.ts'
import { type OpenViewer, openViewer, type ViewerParts } from './viewer/viewer.ts'

export interface Run {
  readonly scenario: string
  readonly viewers: number
  readonly seed: number
  readonly rows: ReadonlyArray<Row>
  readonly stretches: ReadonlyArray<Stretch>
  /** Of those who watch, so many are there and so many have a moving picture, in each second. */
  readonly watching: ReadonlyArray<number>
  readonly playing: ReadonlyArray<number>
  /** Of those who watch, so many have a card in place of a picture at the end, and must ask again themselves. */
  readonly cards: number
  /** Requests that the operator's machines had no time for. */
  readonly turnedAway: number
  readonly healsAt: number | undefined
  readonly lastsMs: number
  /** What it took of this machine. */
  readonly cost: { readonly cpuSec: number; readonly megabytes: number }
}

interface RunParts {
  readonly scenario: Scenario
  readonly viewers: number
  readonly seed: number
}

/** 19:45 in São Paulo. */
const BEGINS_AT = Date.UTC(2026, 5, 13, 22, 45)
/** A viewer who was there before leaves what a device has of an earlier visit. */
const EARLIER_VISIT_MS = 3 * MINUTE
/** A release changes a third of the files that the worker of the page keeps. */
const CHANGED_FILES = 74

/** Machines for fifteen times what a viewer may ask for by the goal of the issue: 60 requests in an hour. */
const capacityFor = (viewers: number): number => Math.max(50, viewers / 4)

const lineOf = ({ isFar }: Habit, random: () => number): ViewerParts['line'] => {
  const nearMs = 20 + random() * 60
  return () =>
    isFar
      ? { roundTripMs: 1500, bytesPerMs: 1000, loses: () => random() < 0.05 }
      : { roundTripMs: nearMs, bytesPerMs: 2500, loses: () => false }
}

/** What the worker of the page fetches when a release is found: none of its changed files is on the device. */
const fetchRelease = (fetch: typeof globalThis.fetch, release: number): Promise<void> => {
  const kept = new Map<string, unknown>()
  const cache = {
    keys: async () => [],
    put: async (key: string, response: unknown) => void kept.set(key, response),
    delete: async () => true,
  }
  const shell = makeShell(
    {
      version: String(release),
      files: Array.from({ length: CHANGED_FILES }, (_, at) => `/assets/${release}-${at}.js`),
      pages: [],
    },
    {
      caches: { open: async () => cache, match: async () => undefined } as never,
      fetch,
      origin: '',
      patience: () => new Promise(() => undefined),
    },
  )
  return shell.install()
}

interface CrowdParts extends RunParts {
  readonly simulation: Simulation
  readonly begins: number
  readonly open: (
    parts: Pick<ViewerParts, 'number' | 'kind' | 'place' | 'line' | 'random' | 'sessionAgeMs'>,
    isNew: boolean,
  ) => OpenViewer
}

/** Lets the viewers come, hide and reload by their habits. */
const bringCrowd = ({
  scenario,
  viewers,
  seed,
  simulation,
  begins,
  open,
}: CrowdParts): ReadonlyMap<number, OpenViewer> => {
  const there = new Map<number, OpenViewer>()
  const atMs = (ms: number, run: () => void): void => void simulation.after(begins + ms - simulation.now(), run)
  for (let number = 1; number <= viewers; number += 1) {
    const random = makeRandom(seed * 1_000_003 + number)
    const habit = scenario.habit(number, viewers, random)
    const line = lineOf(habit, random)
    const come = (): void => {
      const viewer = open(
        {
          number,
          kind: habit.kind,
          place: { page: habit.page, params: {} },
          line,
          random,
          ...(habit.kind === 'user' && { sessionAgeMs: random() * 20 * MINUTE }),
        },
        habit.isNew === true,
      )
      there.set(number, viewer)
      simulation.after(8 * SECOND, viewer.showRows)
      if (habit.isHidden) simulation.after(30 * SECOND, () => viewer.show(false))
    }
    atMs(habit.opensAt, come)
    const { reopensAt } = habit
    if (reopensAt !== undefined)
      atMs(Math.max(reopensAt, habit.opensAt + 10 * SECOND), () => {
        const before = there.get(number)
        before?.close()
        if (before !== undefined) void fetchRelease(before.fetch, 1)
        come()
      })
  }
  return there
}

/** Plays a scenario to its end; the same seed gives the same run. The calling thread's timers and time are the simulation's from then on. */
export const runScenario = async ({ scenario, viewers, seed }: RunParts): Promise<Run> => {
  const cpuBefore = process.threadCpuUsage()
  const simulation = makeSimulation(BEGINS_AT - EARLIER_VISIT_MS)
  const { channels, isCacheable } = scenario
  const answers = await openAnswers({ channels, isCacheable, now: simulation.now })
  takeOverGlobals(simulation)
  const ledger = makeLedger(BEGINS_AT)
  const unseen = makeLedger(BEGINS_AT)
  let counting = unseen
  const headEnd = makeHeadEnd({
    simulation,
    answers,
    ledger: { count: arrival => counting.count(arrival), rows: ledger.rows },
    capacity: capacityFor(viewers),
  })
  const earlier = openViewer({
    number: 0,
    kind: 'user',
    place: { page: 'liveTv', params: {} },
    simulation,
    headEnd,
    line: lineOf({ kind: 'user', page: 'liveTv', opensAt: 0 }, () => 0),
    random: makeRandom(seed),
    sessionAgeMs: 0,
  })
  await simulation.runUntil(BEGINS_AT - SECOND)
  earlier.close()
  const storedGuide = earlier.stored
  await simulation.runUntil(BEGINS_AT)
  counting = ledger

  const there = bringCrowd({
    scenario,
    viewers,
    seed,
    simulation,
    begins: BEGINS_AT,
    open: (parts, isNew) => openViewer({ ...parts, simulation, headEnd, ...(!isNew && { storedGuide }) }),
  })
  scenario.play({
    at: (ms, run) => void simulation.after(BEGINS_AT + ms - simulation.now(), run),
    setFaults: headEnd.setFaults,
    announce: headEnd.announce,
    endTokens: headEnd.tokens.endAll,
    beginsAt: BEGINS_AT,
  })
  const watching: number[] = []
  const playing: number[] = []
  for (let second = 1; second * SECOND <= scenario.lastsMs; second += 1) {
    await simulation.runUntil(BEGINS_AT + second * SECOND)
    const watchers = [...there.values()].filter(({ isWatching }) => isWatching)
    watching.push(watchers.length)
    playing.push(watchers.filter(({ isPlaying }) => isPlaying()).length)
  }
  const megabytes = getHeapStatistics().used_heap_size / 1e6
  const cards = [...there.values()].filter(({ hasCard }) => hasCard()).length
  for (const viewer of there.values()) viewer.close()
  await answers.close()
  const { user, system } = process.threadCpuUsage(cpuBefore)
  return {
    scenario: scenario.name,
    viewers,
    seed,
    rows: ledger.rows(),
    stretches: scenario.stretches,
    watching,
    playing,
    cards,
    turnedAway: headEnd.turnedAway(),
    healsAt: scenario.healsAt,
    lastsMs: scenario.lastsMs,
    cost: { cpuSec: (user + system) / 1e6, megabytes },
  }
}
