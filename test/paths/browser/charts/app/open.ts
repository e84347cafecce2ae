import type { Route } from 'playwright/test'
import { addMs, type Instant, MINUTE } from '../../../../../models/codec/instant.ts'
import { ANA } from '../../../../e2e/support/accounts.ts'
import { subscribeNext } from '../../../../e2e/support/reminders.ts'
import { leaveOnDevice, openBare, userSession } from '../../../../e2e/support/signIn.ts'
import { type Gate, isCall, makeGate } from '../../gate.ts'
import { perVisit, type Visit } from '../../visit.ts'
import { unchanged } from '../../ways.ts'
import { type OtherTab, openOtherTab, sessionsAt } from '../livePlayer/accounts.ts'
import { type Gates, makeGates } from './gates.ts'
import { atHandIn, REMINDED, type Scene } from './scene.ts'

type Parts = {
  readonly scene: Scene
  readonly gates: Gates
  readonly tab: OtherTab
  /** Where a logout waits for its answer. */
  readonly logOut: Gate
  /** When the programme begins of which the viewer wants to be reminded. */
  readonly begins: Instant | undefined
  /** So often something was changed that must not be the same twice. */
  changes: number
}
export const parts = perVisit<Parts>()

/** A number that no step of this visit has had. */
export const nextChange = (visit: Visit): number => {
  const around = parts.of(visit)
  around.changes += 1
  return around.changes
}

/** So long before the programme the page is opened: nothing is announced yet. */
const AHEAD = 14 * MINUTE

const subscribe = async ({ headEnd }: Visit): Promise<Instant> => {
  const [programme] = await subscribeNext(headEnd, [REMINDED.params.id ?? ''])
  if (programme === undefined) throw new Error('Nothing is subscribed')
  headEnd.control.moveClock({ to: addMs(programme.start, -AHEAD) })
  return programme.start
}

const signIn = async (visit: Visit, { found, isReminded }: Scene): Promise<void> => {
  if (found === undefined) return
  const { page, headEnd } = visit
  // the sessions at hand are as old as the operator's own time
  const session = isReminded ? await userSession(headEnd.origin, ANA) : (await sessionsAt(visit))[found]
  await leaveOnDevice(page, session)
}

/** The sessions at hand outlive the path: the operator hears of no logout. */
export const forgotten = (route: Route): Promise<void> => route.fulfill({ json: { errCode: 0 } })

/** A device that knows somebody, or nobody. */
export const prepare = async (visit: Visit, scene: Scene): Promise<void> => {
  const { page, headEnd } = visit
  const tab = await openOtherTab(visit)
  if (scene.isClosed) headEnd.control.setVisitorMode(false)
  const begins = scene.isReminded && (await subscribe(visit))
  await openBare(page)
  await signIn(visit, scene)
  if (scene.isSlow) await visit.hold('login')
  if (scene.hasMedia === undefined) await page.route(/\/live\//, () => undefined)
  const logOut = await makeGate(page, isCall('logout'))
  const gates = await makeGates(visit)
  for (const load of atHandIn(scene)) await gates.answer(load, unchanged, true)
  parts.keep(visit, { scene, gates, tab, logOut, begins, changes: 0 })
}
