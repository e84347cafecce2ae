import { expect, test } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Exploration, Move } from '../explore.ts'
import type { Path, Walked } from '../path.ts'
import { fingerprint } from '../plain.ts'
import { activeNodes } from '../step.ts'
import { stepTitle } from '../titles.ts'
import type { Feed } from './feed.ts'
import { type BrowserModel, isNever, type Moment } from './model.ts'
import type { Visit } from './visit.ts'

/** How long a page may take to follow one step, in real ms. */
const PATIENCE = 15_000
/** How often a flowing page is looked at, in ms of both clocks. */
const SLICE = 50

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
    if (!isNever(entry)) await test.step(`on screen: ${state}`, () => entry(visit, snapshot))
  }
}

/** The steps of the actor that took transitions; the others changed nothing that a chart shows. */
const told = ({ feed }: Stage, actor: string) => feed.stepsOf(actor).filter(({ transitions }) => transitions.length > 0)

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits until the app has taken as many steps as the path; a page that flows is given time on its clock meanwhile. */
const untilTold = async (stage: Stage, actor: string, count: number): Promise<void> => {
  const end = Date.now() + PATIENCE
  while (told(stage, actor).length < count && Date.now() < end) {
    if (stage.browser.flows) await stage.visit.pass(SLICE)
    await wait(SLICE)
  }
}

/** Whether the app took the transitions of the path, and stands where the path stands. */
const compare = (stage: Stage, actor: string, walked: readonly Walked[]): void => {
  const wanted = walked.filter(({ facts }) => facts.taken.length > 0)
  const steps = told(stage, actor)
  expect(
    steps.map(({ transitions }) => transitions),
    'the transitions that the app took',
  ).toEqual(wanted.map(({ facts }) => facts.taken))
  const last = steps.at(-1)
  if (last !== undefined)
    expect(fingerprint(last.state), 'the state of the app').toBe(fingerprint(walked.at(-1)?.place.snapshot.value))
}

const perform = async ({ browser, visit }: Stage, move: Move, moment: Moment): Promise<void> => {
  const entry = move.actor === undefined ? browser.gestures[move.event.type] : browser.answers[move.actor]
  if (entry === undefined || isNever(entry)) throw new Error(`${move.event.type} has no gesture`)
  const payload = move.actor === undefined ? move.event : move.event.output
  await entry(visit, payload as never, moment)
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
  const done: Walked[] = [path.start]
  const settle = async (): Promise<void> => {
    actor ??= await feed.actorNamed(browser.actor)
    await untilTold(stage, actor, done.filter(({ facts }) => facts.taken.length > 0).length)
    compare(stage, actor, done)
  }
  for (const [index, move] of path.moves.entries()) {
    const walked = path.steps[index]
    if (walked === undefined) break
    const time = path.times[index] ?? now
    const title = `step ${index + 1} of ${path.moves.length}: ${stepTitle(exploration, move)}`
    await test.step(title, async () => {
      if (time > now) await visit.pass(time - now)
      now = Math.max(now, time)
      const before = (done.at(-1) ?? path.start).place.snapshot
      if (move.timer === undefined)
        await perform(stage, move, { before, after: walked.place.snapshot, next: path.moves[index + 1] })
      done.push(walked)
      await settle()
      await look(stage, walked)
    })
  }
}
