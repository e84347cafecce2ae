import type { Outside, OutsideStep } from '@sintonia/statechart-paths'
import { activeNodes } from '@sintonia/statechart-paths'
import type { AnyMachineSnapshot } from 'xstate'
import type { Session } from '../../../../../machines/session/index.ts'
import type { VodPlayerContext, VodPlayerEvent } from '../../../../../machines/vodPlayer/types.ts'
import type { Account } from '../livePlayer/lineups.ts'
import { hasQualities, isExpired, isMovie } from './titles.ts'

/** What is around the player of titles, as far as it decides what can happen next. */
type World = {
  /** It lies small beside the page. */
  readonly isSmall: boolean
  /** The event, the timer or the actor's end that follows by itself before anything else. */
  readonly due: string | undefined
  /** The stream on its way is to stand still at its first frame. */
  readonly isToBePaused: boolean
  /** Its first picture has just come: the next one may let wait. */
  readonly isFresh: boolean
  readonly isAtIntro: boolean
}

export const contextOf = ({ context }: AnyMachineSnapshot): VodPlayerContext => context

type Picture = 'starting' | 'playing' | 'paused' | 'buffering' | 'retrying'
type State =
  | Picture
  | 'finding'
  | 'opening'
  | 'counting'
  | 'asking'
  | 'over'
  | 'locked'
  | 'gone'
  | 'unplayable'
  | 'failed'
  | 'closed'

/** Where it stands; of what is on, what the picture does. */
export const stateOf = (snapshot: AnyMachineSnapshot): State =>
  activeNodes(snapshot)
    .filter(({ type, path }) => type !== 'compound' && type !== 'parallel' && path[1] !== 'notes')
    .at(-1)
    ?.path.at(-1) as State

type Here = { readonly state: State; readonly world: World; readonly context: VodPlayerContext }
type When<Event> = (here: Here, event: Event) => boolean

const isIn =
  (...states: readonly State[]) =>
  ({ state }: Here): boolean =>
    states.includes(state)
/** The controls of the whole page are there. */
const overPage =
  (...states: readonly State[]) =>
  ({ state, world }: Here): boolean =>
    !world.isSmall && states.includes(state)

const isPlaying = isIn('playing')
const isControlled = overPage('playing')
const isInHand = overPage('playing', 'paused')
const hasLeft = overPage('playing', 'counting', 'asking', 'over', 'failed')
const isReady = isIn('finding', 'playing', 'over', 'locked', 'failed')
const isOffTheNetwork = ({ context }: Here): boolean => context.failure?.reason === 'network'

/** Who comes after whom, in another tab. */
const COMERS: Readonly<Partial<Record<string, Account>>> = { ana: 'leo', leo: 'guest', guest: 'ana' }

/** The accounts of the model are called as those of the operator. */
export const accountIn = ({ account: { accountId } }: Session): Account => accountId as Account & typeof accountId

/** When a person, the operator or the device can do it; what is not named follows something else, or does not come. */
const WHEN: { readonly [T in VodPlayerEvent['type']]?: When<Extract<VodPlayerEvent, { type: T }>> } = {
  'title.wished': ({ state, world }) =>
    world.isSmall && ['playing', 'counting', 'asking', 'over', 'failed'].includes(state),
  'viewer.shrink': isInHand,
  'viewer.expand': here => here.world.isSmall && isIn('playing', 'paused')(here),
  'viewer.navigated': hasLeft,
  'viewer.closePlayer': isPlaying,
  'viewer.pause': isPlaying,
  'viewer.play': ({ state, context }) => state === 'paused' || (state === 'over' && context.unattended === 0),
  'viewer.setRate': isControlled,
  'viewer.setAspect': isControlled,
  'viewer.setVolume': isControlled,
  'viewer.setMuted': isControlled,
  'viewer.playPrevious': isControlled,
  'viewer.playNext': overPage('playing', 'counting', 'asking', 'over'),
  'viewer.stayHere': isIn('counting'),
  'viewer.seek': here =>
    overPage('playing', 'over')(here) && !isMovie(here.context.item) && here.context.unattended === 0,
  'viewer.considerPlace': isControlled,
  'viewer.skipIntro': here => here.world.isAtIntro && isControlled(here),
  'viewer.selectQuality': here => isInHand(here) && hasQualities(here.context.item),
  'viewer.retry': here => overPage('failed')(here) && !isOffTheNetwork(here),
  'session.changed': (here, { session }) =>
    isReady(here) && accountIn(session) === COMERS[here.context.accountId ?? 'ana'],
  'network.restored': here => isPlaying(here) || (isIn('failed')(here) && isOffTheNetwork(here)),
  'page.hidden': isPlaying,
  'place.moved': isIn('playing', 'paused', 'buffering'),
  'engine.playing': ({ state, world }) => (state === 'starting' && !world.isToBePaused) || state === 'buffering',
  'engine.paused': ({ state, world }) => state === 'starting' && world.isToBePaused,
  'engine.buffering': here => isPlaying(here) && here.world.isFresh,
  'engine.retrying': ({ state, context }) => state === 'starting' && !isMovie(context.item),
  'engine.ended': isControlled,
  // a licence is asked for what is protected
  'engine.failed': ({ state, context }, { failure: { kind } }) =>
    state === 'starting' && (kind === 'noPermission' || kind === 'gone') === isMovie(context.item),
}

const canCome = (world: World, event: VodPlayerEvent, at: AnyMachineSnapshot): boolean => {
  const when = WHEN[event.type] as When<VodPlayerEvent> | undefined
  return when?.({ state: stateOf(at), world, context: contextOf(at) }, event) ?? false
}

const isDue = ({ due }: World, { event, actor, timer }: OutsideStep): boolean =>
  timer === undefined ? due === (actor ?? event.type) : timer.includes(due ?? '')

const canEnd = ({ timer = '', at }: OutsideStep): boolean =>
  timer.includes('reportEvery') ? stateOf(at) === 'playing' : true

/** Nobody has touched anything since an episode began by itself: it is short, and ends by itself too. */
const isLeftAlone = (at: AnyMachineSnapshot): boolean => contextOf(at).unattended > 0

const dueAfter = ({ event, actor, at }: OutsideStep, to: AnyMachineSnapshot): World['due'] => {
  const [before, now] = [stateOf(at), stateOf(to)]
  if (actor === 'open' && now === 'starting') return 'engine.loading'
  if (now === 'opening' && isExpired(contextOf(to).item)) return 'open'
  switch (event.type) {
    case 'viewer.setVolume':
    case 'viewer.setMuted':
      return 'stage.volumeChanged'
    case 'viewer.pause':
      return 'engine.paused'
    case 'viewer.play':
      return 'engine.playing'
    case 'viewer.seek':
      return before === 'playing' ? 'seekSettle' : 'engine.playing'
    case 'viewer.skipIntro':
      return 'seekSettle'
    case 'viewer.selectQuality':
    case 'engine.retrying':
      return 'engine.loading'
    case 'viewer.navigated':
      return now === 'failed' ? 'presentation' : undefined
    case 'engine.loading':
      return isLeftAlone(to) ? 'engine.playing' : undefined
    case 'engine.playing':
      return isLeftAlone(to) ? 'engine.ended' : undefined
    default:
      return undefined
  }
}

const isSmallAfter = ({ isSmall }: World, { event }: OutsideStep, to: AnyMachineSnapshot): boolean => {
  switch (event.type) {
    case 'viewer.shrink':
    case 'viewer.navigated':
      return true
    case 'viewer.expand':
      return false
    case 'title.wished':
      return isSmall && stateOf(to) !== 'finding'
    default:
      return isSmall
  }
}

const QUIET: readonly string[] = ['place.moved', 'page.hidden', 'network.restored']

export const outside: Outside<World> = {
  initial: { isSmall: false, due: undefined, isToBePaused: false, isFresh: false, isAtIntro: false },
  allows: (world, step) => {
    if (world.due !== undefined) return isDue(world, step)
    if (step.timer !== undefined) return canEnd(step)
    if (step.actor !== undefined) return step.actor !== 'presentation'
    return canCome(world, step.event as VodPlayerEvent, step.at)
  },
  after: (world, step, to) => {
    const { event, timer, at } = step
    const isOn = stateOf(to) === 'playing' && stateOf(at) === 'playing'
    return {
      isSmall: isSmallAfter(world, step, to),
      due: dueAfter(step, to),
      isToBePaused:
        event.type === 'viewer.selectQuality'
          ? stateOf(at) === 'paused'
          : world.isToBePaused && ['starting', 'retrying'].includes(stateOf(to)),
      isFresh:
        event.type === 'engine.playing' &&
        stateOf(at) === 'starting' &&
        world.due === undefined &&
        !isMovie(contextOf(to).item),
      isAtIntro:
        isOn &&
        (event.type === 'viewer.seek' || (world.isAtIntro && (timer !== undefined || QUIET.includes(event.type)))),
    }
  },
}
