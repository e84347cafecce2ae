import type { Outside, OutsideStep } from '@sintonia/statechart-paths'
import { isRight } from 'fp-ts/lib/Either.js'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { AppEvent } from '../../../../../machines/app/index.ts'
import { isBarred } from '../../../../../machines/app/transitions.ts'
import type { DeploymentOutput } from '../../../../../machines/app/types.ts'
import { HOME, loginPlace, needsUser, type Place, pathOf, placeOf, redirectTarget } from '../../../../../models/page.ts'
import type { ShareKeyProblem } from '../../../../../models/shareKey.ts'
import { type Account, META } from '../livePlayer/lineups.ts'
import { canCome } from './possible.ts'
import { atHandIn, BOOT, LOADS, type Load, REMINDED, type Scene, turnsIn } from './scene.ts'
import { contextOf, isIn, isRunning, LEADING } from './where.ts'

/** What follows by itself before anything else: an event, or the end of an actor. */
type Due = {
  readonly type: AppEvent['type'] | 'presentation'
  /** Where it leads, or who is signed in then. */
  readonly to?: string | undefined
  /** Something keeps it waiting: what is at hand comes before it. */
  readonly isLate?: true
}

type World = {
  readonly due: readonly Due[]
  /** Loads that were answered for good: the next time they are over in the same moment. */
  readonly answered: readonly Load[]
  /** The operator is known to read sealed bodies only. */
  readonly isSealed: boolean
  /** The device keeps a share key. */
  readonly hasKey: boolean
  readonly last: string
}

const due = (type: Due['type'], to?: Place): Due => (to === undefined ? { type } : { type, to: pathOf(to) })
const signed = (who: Account): Due => ({ type: 'session.changed', to: who })
const navigated = (to: Place): Due => due('viewer.navigated', to)

/** The last step counts for what comes next. */
const TOLD: readonly string[] = [...LEADING, 'request.started', 'viewer.giveShareKey', 'toast.requested']

const signedIn = ({ found, isClosed, isSlow }: Scene): readonly Due[] => {
  if (found !== undefined) return [signed(found)]
  if (isClosed) return [due('session.ended'), due('session.loginRequired')]
  return isSlow ? [due('session.ended')] : [due('session.ended'), signed('guest')]
}

/** Where the app sends the viewer, by the event that it answers. */
const sentBy = ({ event, at }: OutsideStep): readonly Due[] => {
  const context = contextOf(at)
  const { access, place, wanted } = context
  const toLogin = navigated(loginPlace(wanted ?? place))
  switch (event.type) {
    case 'viewer.navigated':
      return isBarred(context, event as unknown as Place) ? [navigated(place)] : []
    case 'viewer.logIn':
      return access === 'user' ? [] : [toLogin]
    case 'viewer.toggleFavourite':
    case 'viewer.seePlans':
      return access === 'guest' ? [toLogin] : []
    case 'viewer.logOut':
      return needsUser(place) ? [{ ...navigated(HOME), isLate: true }] : []
    case 'reminder.accepted':
      return [navigated(REMINDED)]
    default:
      return []
  }
}

/** Where a state leads that the viewer is sent away from. */
const sentFrom = ({ at }: OutsideStep, to: AnyMachineSnapshot): readonly Due[] => {
  const { place } = contextOf(to)
  const enters = (state: string): boolean => isIn(to, 'navigation', state) && !isIn(at, 'navigation', state)
  if (enters('sentToLogin')) return [navigated(loginPlace(place))]
  return enters('sentBack') ? [navigated(redirectTarget(place.params.redirect))] : []
}

const sessionAfter = (scene: Scene, { event, actor, at }: OutsideStep, to: AnyMachineSnapshot): readonly Due[] => {
  if (actor === 'loadOperator' && isRunning(to)) return signedIn(scene)
  switch (event.type) {
    case 'viewer.logOut':
      if (contextOf(at).access !== 'user') return []
      return [{ type: 'session.ended', isLate: true }, scene.isClosed ? due('session.loginRequired') : signed('guest')]
    case 'entrance.passed':
      return [signed('ana')]
    case 'rights.renewed':
      return [signed('leo')]
    default:
      return []
  }
}

/** What the viewer may not watch is not taken along; a picture that never plays is closed on the page that it came along to. */
const pictureAfter = ({ hasMedia }: Scene, { event, at }: OutsideStep, to: AnyMachineSnapshot): readonly Due[] => {
  if (!isRunning(at) || !isRunning(to) || !to.children.presentation) return []
  const { place } = contextOf(at)
  const leaves = event.type === 'viewer.navigated' && event.page !== 'liveTv'
  const staysAway = place.params.id === META || contextOf(to).place.page !== 'liveTv'
  return (leaves && staysAway && !hasMedia) || event.type === 'title.opened' ? [due('presentation')] : []
}

const isPendingIn =
  ({ lacking = [] }: Scene) =>
  ({ at, settled }: Pick<OutsideStep, 'at' | 'settled'>, load: Load): boolean =>
    at.children[load] !== undefined && !settled.has(load) && !lacking.includes(load)

/** The device knows a share key that fits or none; the viewer gives any. */
const isPossibleKey = ({ hasKey }: World, at: AnyMachineSnapshot, problem: ShareKeyProblem | undefined): boolean =>
  at.matches('tryingShareKey') ? problem !== 'missing' : problem === undefined || (problem === 'missing' && !hasKey)

const isPossibleEnd = (scene: Scene, world: World, { event: { output }, actor, at }: OutsideStep): boolean => {
  const load = actor as Load
  const isFailure = output?._tag === 'Left'
  if (load === 'openSeal') return isPossibleKey(world, at, output)
  // what is sealed once stays so, and this operator reads no seal
  if (load === 'loadDeployment' && !isFailure) return output.right.zeroTrust || !world.isSealed
  if (load === 'loadOperator' && world.isSealed) return isFailure
  if (load === 'loadOperator' && isFailure && output.left.tag === 'refused') return false
  return !isFailure || ((scene.failing ?? []).includes(load) && !world.answered.includes(load))
}

/** Whoever waits for it can go on without it; a network that is lost takes it along. */
const isLeft =
  ({ failing = [] }: Scene, { type }: AnyEventObject) =>
  (load: Load): boolean =>
    failing.includes(load) && type !== 'network.lost'

/** The small player beside a page has a button for it. */
const canClose = ({ hasMedia }: Scene, { at }: OutsideStep): boolean =>
  hasMedia === true && isRunning(at) && contextOf(at).place.page !== 'liveTv'

const aimOf = (event: AppEvent): string | undefined => {
  if (event.type === 'viewer.navigated') return pathOf(event)
  return event.type === 'session.changed' ? event.session.account.accountId : undefined
}

const isAsked = ({ type, to }: Due, { event, actor }: OutsideStep): boolean =>
  (actor ?? event.type) === type && (to === undefined || aimOf(event as AppEvent) === to)

export const outsideOf = (scene: Scene): Outside<World> => ({
  initial: {
    due: [due('viewer.navigated', placeOf(scene.address))],
    answered: [],
    isSealed: false,
    hasKey: false,
    last: '',
  },
  allows: (world, step) => {
    const [first] = world.due
    // in the very step that it follows
    if (first?.type === 'presentation') return isAsked(first, step)
    const isPending = isPendingIn(scene)
    const pending = turnsIn(scene).filter(load => isPending(step, load))
    const ready = [...world.answered, ...(first?.isLate ? atHandIn(scene) : [])]
    const atOnce = pending.find(load => ready.includes(load))
    if (atOnce !== undefined) return step.actor === atOnce && isPossibleEnd(scene, world, step)
    if (first !== undefined) return isAsked(first, step)
    if (step.actor === 'presentation') return pending.length === 0 && canClose(scene, step)
    if (step.actor !== undefined) return step.actor === pending[0] && isPossibleEnd(scene, world, step)
    return pending.every(isLeft(scene, step.event)) && canCome(scene, world.last, step.event as AppEvent, step.at)
  },
  after: (world, step, to) => {
    const { event, actor } = step
    const load = LOADS.find(each => each === actor)
    const isFinal = load !== undefined && !BOOT.some(each => each === load)
    return {
      due: [
        ...(world.due[0] !== undefined && isAsked(world.due[0], step) ? world.due.slice(1) : world.due),
        ...pictureAfter(scene, step, to),
        ...sentBy(step),
        ...sessionAfter(scene, step, to),
        ...sentFrom(step, to),
      ],
      answered: isFinal ? [...new Set([...world.answered, load])].sort() : world.answered,
      isSealed:
        world.isSealed ||
        (actor === 'loadDeployment' && isRight(event.output as DeploymentOutput) && event.output.right.zeroTrust),
      hasKey: world.hasKey || (actor === 'openSeal' && event.output === undefined),
      last: TOLD.includes(event.type) ? event.type : '',
    }
  },
})
