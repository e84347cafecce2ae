import { expect, test } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Exploration, Move } from '../explore.ts'
import type { Path, Walked } from '../path.ts'
import { fingerprint } from '../plain.ts'
import { activeNodes } from '../step.ts'
import { stepTitle } from '../titles.ts'
import type { Feed } from './feed.ts'
import { afterStep, type BrowserModel, byItself, isNever, type Moment } from './model.ts'
import type { Visit } from './visit.ts'

/** How long a page may take to follow one step, in real ms. */
const PATIENCE = 15_000

type Stage = {
  readonly browser: BrowserModel
  readonly visit: Visit
  readonly feed: Feed
  readonly exploration: Exploration
}

const innermost = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path, id }) => path.join('.') || id)

/** Looks at the screen for every innermost state that is active. */
const look = async ({ browser, visit }: Stage, { place: { snapshot } }: Walked): Promise<void> => {
  for (const state of innermost(snapshot)) {
    const entry = browser.looks[state]
    if (entry === undefined)
      throw new Error(
        `chart ${browser.model.machine.id}: nothing says what is on screen in ${state}; ` +
          `add looks: { '${state}': ... } in test/paths/browser/charts/${browser.model.machine.id}.ts`,
      )
    if (isNever(entry)) continue
    await test.step(`on screen: ${state}`, () => {
      const seen = entry(visit, snapshot)
      return browser.flows ? visit.flow(seen) : seen
    })
  }
}

/** The steps of the actor that took transitions; the others changed nothing that a chart shows. */
const told = ({ feed }: Stage, actor: string) => feed.stepsOf(actor).filter(({ transitions }) => transitions.length > 0)

/** Waits until the app has taken as many steps as the path; a page that flows is given time on its clock meanwhile. */
const untilTold = async (stage: Stage, actor: string, count: number): Promise<void> => {
  const isTold = expect
    .poll(() => told(stage, actor).length, { timeout: PATIENCE, intervals: [20, 50] })
    .toBeGreaterThanOrEqual(count)
    .catch(() => undefined)
  await (stage.browser.flows ? stage.visit.flow(isTold) : isTold)
}

type Expected = Pick<Walked, 'facts' | 'place'>

const taking = (walked: readonly Expected[]): readonly Expected[] =>
  walked.filter(({ facts }) => facts.taken.length > 0)

/**
 * Whether the app took the transitions of the path, and stands where the path stands. What ends by itself may have ended
 * already: then the app is ahead, on the path's own way, or past its end.
 */
const compare = (stage: Stage, actor: string, done: readonly Expected[], ahead: readonly Expected[]): boolean => {
  const count = taking(done).length
  const steps = told(stage, actor)
  const whole = taking([...done, ...ahead])
  const wanted = whole.slice(0, Math.max(count, steps.length))
  expect(
    steps.slice(0, whole.length).map(({ transitions }) => transitions),
    'the transitions that the app took',
  ).toEqual(wanted.map(({ facts }) => facts.taken))
  const last = steps[count - 1]
  if (last !== undefined)
    expect(fingerprint(last.state), 'the state of the app').toBe(fingerprint(taking(done).at(-1)?.place.snapshot.value))
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

/**
 * Walks a path in the browser: after every step the app must have taken exactly the transitions of the path, stand in
 * its state, and show on screen what the looks of that state say.
 */
export const walkInBrowser = async (stage: Stage, path: Path): Promise<void> => {
  const { browser, visit, feed, exploration } = stage
  await browser.open(visit)
  let actor: string | undefined
  let now = 0
  const settle = async (done: readonly Walked[], ahead: readonly Walked[]): Promise<boolean> => {
    actor ??= await feed.actorNamed(browser.actor)
    await untilTold(stage, actor, taking(done).length)
    return compare(stage, actor, done, ahead)
  }
  for (const [index, move] of path.moves.entries()) {
    const walked = path.steps[index]
    if (walked === undefined) break
    const time = path.times[index] ?? now
    const title = `step ${index + 1} of ${path.moves.length}: ${stepTitle(exploration, move)}`
    await test.step(title, async () => {
      if (time > now) await visit.pass(time - now)
      now = Math.max(now, time)
      const { snapshot: before } = (path.steps[index - 1] ?? path.start).place
      if (move.timer === undefined)
        await perform(stage, move, entryOf(stage, move, path.moves[index - 1]), {
          before,
          after: walked.place.snapshot,
          next: path.moves[index + 1],
        })
      const done = [path.start, ...path.steps.slice(0, index + 1)]
      const isStill = await settle(done, path.steps.slice(index + 1))
      const next = path.moves[index + 1]
      const isPassing = next !== undefined && entryOf(stage, next, move) === byItself
      if (isStill && !isPassing) await look(stage, walked)
    })
  }
}
