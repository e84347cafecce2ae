import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../../models/codec/instant.ts'
import { ROOT } from '../../scripts/lib/steps.ts'
import { makeCapacity } from './headEnd/capacity.ts'
import { makeLedger } from './headEnd/ledger.ts'
import { backAfter, bytesPerViewer, forMillion, loadOf, perViewerHour } from './report/figures.ts'
import { verdictsOf } from './report/goals.ts'
import type { Run } from './run.ts'
import { HOURS, SCENARIOS } from './scenarios/index.ts'
import { playInThread } from './threads.ts'

const VIEWERS = 40
/** A scenario takes seconds, and minutes of a machine that does other things beside. */
const TIMEOUT = { timeout: 5 * MINUTE }

/** A run in which these calls arrived at these moments. */
const runOf = (moments: ReadonlyArray<number>, more: Partial<Run> = {}): Run => {
  const ledger = makeLedger(0)
  for (const at of moments) ledger.count({ host: 'api', call: 'manifest', at, bytes: 500 })
  return {
    scenario: 'takeover',
    viewers: 10,
    seed: 1,
    rows: ledger.rows(),
    stretches: [{ name: 'the minute after it opens', from: 0, until: MINUTE, isHeld: true }],
    watching: [],
    playing: [],
    cards: 0,
    turnedAway: 0,
    healsAt: undefined,
    lastsMs: MINUTE,
    cost: { cpuSec: 0, megabytes: 0 },
    ...more,
  }
}

const seconds = (count: number) => Array.from({ length: count }, (_, at) => at)
const AT_ONCE = runOf(seconds(60).map(() => 30.5 * SECOND))
const SPREAD = runOf(seconds(60).map(second => second * SECOND))
const MINUTE_LONG = { from: 0, until: MINUTE }

describe('What arrived', () => {
  test('[AHEAD-48] all in one second is sixty times the mean of its minute, one a second is the mean', () => {
    expect(loadOf(AT_ONCE.rows, MINUTE_LONG)).toEqual({ mean: 1, peak: 60, ratio: 60 })
    expect(loadOf(SPREAD.rows, MINUTE_LONG)).toEqual({ mean: 1, peak: 1, ratio: 1 })
  })

  test('[AHEAD-48] on paper a million ask a hundred thousand times as often as ten', () => {
    expect(forMillion(SPREAD, loadOf(SPREAD.rows, MINUTE_LONG).mean)).toBe(100_000)
    expect(perViewerHour(SPREAD, ['api'], MINUTE_LONG)).toBe(360)
    expect(bytesPerViewer(SPREAD, ['api'], MINUTE_LONG)).toBe(3000)
  })

  test('[AHEAD-48] a goal is missed where all come at once, and where nothing could be counted', () => {
    const calls = (run: Run) => verdictsOf(run).find(({ figure }) => figure.includes('calls'))
    expect(calls(AT_ONCE)).toMatchObject({ isMet: false, goal: '<= 3 x' })
    expect(calls(SPREAD)).toMatchObject({ isMet: true, goal: '<= 3 x' })
    expect(calls(runOf([]))).toMatchObject({ isMet: false, measured: 'nothing arrived' })
  })

  test('[AHEAD-48] all play again when 99 of 100 do so to the end', () => {
    const watching = seconds(6).map(() => 200)
    const over = (playing: ReadonlyArray<number>) =>
      backAfter(runOf([], { watching, playing, healsAt: 2 * SECOND, lastsMs: 6 * SECOND }))
    expect(over([200, 0, 0, 198, 198, 200])).toBe(2 * SECOND)
    expect(over([200, 0, 198, 0, 198, 198])).toBe(3 * SECOND)
    expect(over([200, 0, 0, 150, 190, 197])).toBeUndefined()
  })

  test('machines that are asked for more than they can do turn away who would wait for too long', () => {
    const { waitOf, turnedAway } = makeCapacity(10)
    const waits = seconds(25).map(() => waitOf(0))
    expect(waits.slice(0, 3)).toEqual([0, 100, 200])
    expect(waits.slice(21)).toEqual([undefined, undefined, undefined, undefined])
    expect(turnedAway()).toBe(4)
    expect(waitOf(2000)).toBe(100)
  })
})

describe('A fleet', () => {
  test(
    '[AHEAD-48] a takeover takes all who watch along and brings them back, by real services and charts',
    TIMEOUT,
    async () => {
      const run = await playInThread({ name: 'takeover', viewers: VIEWERS, seed: 1 })
      const watchers = (VIEWERS * 8) / 10
      expect([run.watching.at(-1), run.playing.at(-1), run.cards, run.turnedAway]).toEqual([watchers, watchers, 0, 0])
      const asked = (call: string) =>
        run.rows.filter(row => row.call === call).reduce((sum, { requests }) => sum + requests, 0)
      expect(asked('channelList')).toBe(VIEWERS)
      expect(asked('login')).toBe(VIEWERS / 10)
      const held = run.stretches.filter(({ isHeld }) => isHeld)
      expect(verdictsOf(run).filter(({ goal }) => goal === '<= 3 x')).toHaveLength(2 * held.length)
    },
  )

  test(
    '[AHEAD-48] the same seed is the same evening, request for request; another one is another',
    TIMEOUT,
    async () => {
      const play = async (seed: number) => (await playInThread({ name: 'check', viewers: VIEWERS, seed })).rows
      const [first, again, other] = [await play(3), await play(3), await play(4)]
      expect(again).toEqual(first)
      expect(other).not.toEqual(first)
    },
  )
})

describe('docs/fleet.md', () => {
  const page = readFileSync(join(ROOT, 'docs/fleet.md'), 'utf8')

  test.each([...SCENARIOS, ...HOURS].map(({ title, story }) => [title, story]))(
    '[AHEAD-48] tells of %s, and what a million would cost',
    (title, story) => {
      expect(page).toContain(`| ${title} | ${story} |`)
      expect(page.split('## A million, on paper')[1]).toContain(`| ${title} |`)
    },
  )

  test('its picture is small enough to be kept', () => {
    expect(statSync(join(ROOT, 'docs/fleet.svg')).size).toBeLessThan(150_000)
  })
})
