import type { Exploration, Move, Path, Walked } from '@sintonia/statechart-paths'
import { fingerprint, innermostNodes, stepTitle } from '@sintonia/statechart-paths'
import { expect, test } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { FeedStep } from '../../../models/chartFeed.ts'
import type { Feed } from './feed.ts'
import { afterStep, type BrowserModel, byItself, isNever, type Moment } from './model.ts'
import type { Visit } from './visit.ts'

/** How long a page may take to follow one step, in real ms. */
const PATIENCE = 30_000

type Stage = {
  readonly browser: BrowserModel
  readonly visit: Visit
  readonly feed: Feed
  readonly exploration: Exploration
}

const innermost = (snapshot: AnyMachineSnapshot): readonly string[] =>
  innermostNodes(snapshot).map(({ path, id }) => path.join('.') || id)

/** Looks at the screen for every innermost state that is active. */
const look = async ({ browser, visit }: Stage, { place: { snapshot } }: Walked): Promise<void> => {
  for (const state of innermost(snapshot)) {
    const entry = browser.looks[state]
    if (entry === undefined || isNever(entry)) continue
    await test.step(`on screen: ${state}`, () => {
      const seen = entry(visit, snapshot)
      return browser.flows ? visit.flow(seen) : seen
    })
  }
}

type Expected = Pick<Walked, 'facts' | 'place'>

const taking = (walked: readonly Expected[]): readonly Expected[] =>
  walked.filter(({ facts }) => facts.taken.length > 0)

/** The steps that count for a path, and those that came unasked and have not come back yet. */
type Told = { readonly steps: readonly FeedStep[]; readonly away: readonly FeedStep[] }

/**
 * A step that took no transition changed nothing that a chart shows. What comes unasked does not count either, unless the
 * path expects it, where it leaves the state as it is or more of the kind leads back to it: a picture that stops for a
 * blink and goes on.
 */
const counted = ({ feed, browser }: Stage, actor: string, whole: readonly Expected[]): Told => {
  const steps: FeedStep[] = []
  let away: readonly FeedStep[] = []
  const isWhere = (state: FeedStep['state']) => fingerprint(state) === fingerprint(steps.at(-1)?.state)
  for (const step of feed.stepsOf(actor).filter(({ transitions }) => transitions.length > 0)) {
    const isExpected = whole[steps.length]?.facts.taken.join() === step.transitions.join()
    if (!isExpected && browser.asides.includes(step.event.type)) {
      away = isWhere(step.state) ? [] : [...away, step]
    } else {
      steps.push(...(isExpected ? [] : away), step)
      away = []
    }
  }
  return { steps, away }
}

/** The path as far as it was walked, and the rest of it. */
type Progress = {
  readonly done: readonly Expected[]
  readonly ahead: readonly Expected[]
  /** Of the step that was made last, for whoever reads what went wrong. */
  readonly title: string
}

/** Waits until the app has taken as many steps as the path; a page that flows is given time on its clock meanwhile. */
const untilTold = async (stage: Stage, actor: string, { done, ahead }: Progress): Promise<void> => {
  const whole = taking([...done, ...ahead])
  const isThere = (): boolean => {
    const { steps, away } = counted(stage, actor, whole)
    return steps.length >= taking(done).length && away.length === 0
  }
  const isTold = expect
    .poll(isThere, { timeout: PATIENCE, intervals: [20, 50] })
    .toBe(true)
    .catch(() => undefined)
  await (stage.browser.flows ? stage.visit.flow(isTold) : isTold)
}

/**
 * Whether the app took the transitions of the path, and stands where the path stands. What ends by itself may have ended
 * already: then the app is ahead, on the path's own way, or past its end.
 */
const compare = (stage: Stage, actor: string, { done, ahead, title }: Progress): boolean => {
  const count = taking(done).length
  const whole = taking([...done, ...ahead])
  const { steps: kept, away } = counted(stage, actor, whole)
  const steps = [...kept, ...away]
  const wanted = whole.slice(0, Math.max(count, steps.length))
  expect(
    steps.slice(0, whole.length).map(({ transitions }) => transitions),
    `${title}: the transitions that the app took`,
  ).toEqual(wanted.map(({ facts }) => facts.taken))
  const last = steps[count - 1]
  if (last !== undefined)
    expect(fingerprint(last.state), `${title}: the state of the app`).toBe(
      fingerprint(taking(done).at(-1)?.place.snapshot.value),
    )
  return steps.length === count
}

const entryOf = ({ browser }: Stage, move: Move, before: Move | undefined) =>
  move.actor === undefined
    ? afterStep(browser.gestures[move.event.type], before?.event.type)
    : browser.answers[move.actor]

type Entry = ReturnType<typeof entryOf>

const perform = async (stage: Stage, move: Move, entry: Entry, moment: Moment): Promise<void> => {
  if (entry === undefined || isNever(entry)) throw new Error(`${move.event.type} has no gesture`)
  const payload = move.actor === undefined ? move.event : move.event.output
  await entry(stage.visit, payload as never, moment)
}

const hasTimers = ({ place }: Walked): boolean => place.pending.timers.size > 0

/** A clock that goes by itself is held where a timer of the chart begins, and let go where none runs any more. */
const clockAround = async (
  { browser, visit }: Stage,
  [before, after]: readonly [Walked, Walked],
  step: () => Promise<boolean>,
): Promise<boolean> => {
  if (browser.runs && !hasTimers(before) && hasTimers(after)) await visit.holdClock()
  const isStill = await step()
  if (browser.runs && hasTimers(before) && !hasTimers(after)) await visit.letClockGo()
  return isStill
}

/** So much time passes before the next step. */
const goOn = ({ browser, visit }: Stage, ms: number): Promise<void> => {
  if (browser.keepsTime) visit.headEnd.control.moveClock({ byMs: ms })
  return browser.leaps ? visit.leap(ms) : visit.pass(ms)
}

/** Forgets what the chart did until it stood where the path begins. */
const letRest = async ({ browser, feed }: Stage, { start }: Path): Promise<void> => {
  const actor = await feed.actorOf(browser.model.machine.id)
  const now = () => fingerprint((feed.stepsOf(actor).at(-1) ?? { state: start.place.snapshot.value }).state)
  await expect.poll(now, 'the chart rests where the path begins').toBe(fingerprint(start.place.snapshot.value))
  feed.rest(actor)
}

/**
 * Walks a path in the browser: after every step the app must have taken exactly the transitions of the path, stand in
 * its state, and show on screen what the looks of that state say.
 */
export const walkInBrowser = async (stage: Stage, path: Path): Promise<void> => {
  const { browser, visit, feed, exploration } = stage
  await browser.open(visit)
  if (browser.fromRest) await letRest(stage, path)
  let actor: string | undefined
  let now = 0
  const settle = async (progress: Progress): Promise<boolean> => {
    actor ??= await feed.actorOf(browser.model.machine.id)
    await untilTold(stage, actor, progress)
    return compare(stage, actor, progress)
  }
  for (const [index, move] of path.moves.entries()) {
    const walked = path.steps[index]
    if (walked === undefined) break
    const time = path.times[index] ?? now
    const title = `step ${index + 1} of ${path.moves.length}: ${stepTitle(exploration, move)}`
    await test.step(title, async () => {
      if (time > now) await goOn(stage, time - now)
      now = Math.max(now, time)
      const last = path.steps[index - 1] ?? path.start
      const ahead = path.moves.slice(index + 1)
      const [next] = ahead
      const done = [path.start, ...path.steps.slice(0, index + 1)]
      const progress = { done, ahead: path.steps.slice(index + 1), title }
      const isStill = await clockAround(stage, [last, walked], async () => {
        const moment = { before: last.place.snapshot, after: walked.place.snapshot, next, ahead }
        if (move.timer === undefined) await perform(stage, move, entryOf(stage, move, path.moves[index - 1]), moment)
        return settle(progress)
      })
      const isPassing =
        next === undefined ? browser.leading.includes(move.event.type) : entryOf(stage, next, move) === byItself
      if (!isStill || isPassing) return
      await look(stage, walked).catch(error => {
        // what went on by itself meanwhile was too short to be looked at
        if (actor === undefined || compare(stage, actor, progress)) throw error
      })
    })
  }
}
