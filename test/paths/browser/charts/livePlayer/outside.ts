import type { Outside, OutsideStep } from '@sintonia/statechart-paths'
import { activeNodes } from '@sintonia/statechart-paths'
import type { AnyMachineSnapshot } from 'xstate'
import type { LivePlayerContext, LivePlayerEvent } from '../../../../../machines/livePlayer/types.ts'
import type { Channel } from '../../../../../models/channel.ts'
import { type Account, AURORA, comerFor, PLAZA, PRACA } from './lineups.ts'

/** What is around the chart in a browser, as far as it decides what can happen next. */
export type World = {
  /** Who is signed in, once somebody has seen a line-up. */
  readonly account: Account | undefined
  /** Whom the hosts of streams were told last: this account does not ask again for some minutes. */
  readonly knowing: Account | undefined
  /** The event, or the actor's end, that follows by itself before anything else. */
  readonly due: string | undefined
  /** The stream on its way is to stand still at its first frame. */
  readonly isToBePaused: boolean
  /** A hand touched the page: from then on a browser lets it sound. */
  readonly isTouched: boolean
}

export const contextOf = ({ context }: AnyMachineSnapshot): LivePlayerContext => context

type State =
  | 'awaitingLineup'
  | 'recalling'
  | 'empty'
  | 'opening'
  | 'noAuthority'
  | 'refused'
  | 'gone.channel'
  | 'failed.live'
  | `watching.${'starting' | 'playing' | 'paused.near' | 'buffering' | 'reloading'}`

const stateOf = (snapshot: AnyMachineSnapshot): State | undefined => {
  const [region, ...state] = activeNodes(snapshot).find(({ type, path }) => type === 'atomic' && path[0] === 'viewing')
    ?.path ?? ['']
  return region === 'viewing' ? (state.join('.') as State) : undefined
}

/** Neighbours that the operator's own line-up has side by side too. */
const ZAPPED: readonly (Channel['logicalChannelId'] | undefined)[] = [AURORA, PRACA, PLAZA]

const canZap = ({ channels = [], channelId, zapId }: LivePlayerContext, step: 1 | -1): boolean => {
  const isTuned = channels.some(({ logicalChannelId }) => logicalChannelId === channelId)
  const at = ZAPPED.indexOf(zapId ?? channelId)
  return isTuned && at !== -1 && ZAPPED[at + step] !== undefined
}

const WITH_LIST: readonly State[] = ['empty', 'opening', 'noAuthority', 'refused', 'failed.live']
const ON: readonly State[] = ['watching.starting', 'watching.playing', 'watching.paused.near', 'watching.buffering']

type Present = World & { readonly state: State | undefined; readonly context: LivePlayerContext }

/** Whether somebody, or something, outside can do this now. */
const canCome = (event: LivePlayerEvent, { state = 'recalling', context, ...world }: Present): boolean => {
  switch (event.type) {
    case 'viewer.selectChannel':
      return (
        [...WITH_LIST, ...ON].includes(state) &&
        !(state === 'watching.starting' && event.channelId === context.channelId) &&
        (context.channels ?? []).some(({ logicalChannelId }) => logicalChannelId === event.channelId)
      )
    case 'viewer.zap':
      return state !== 'empty' && [...WITH_LIST, ...ON].includes(state) && canZap(context, event.step)
    case 'viewer.considerChannel':
    case 'viewer.setVolume':
    case 'viewer.setMuted':
      return state === 'watching.playing'
    case 'viewer.play':
      return state === 'watching.paused.near'
    case 'viewer.pause':
      return state === 'watching.playing' || (state === 'watching.starting' && !world.isToBePaused)
    case 'viewer.selectQuality':
      return ['watching.playing', 'watching.paused.near'].includes(state) && context.channelId === AURORA
    case 'viewer.retry':
      return state === 'failed.live'
    case 'network.restored':
      return ['failed.live', 'watching.playing'].includes(state)
    case 'viewer.dismiss':
      return state === 'gone.channel'
    case 'lineup.changed':
      return (
        [...WITH_LIST, 'awaitingLineup', 'gone.channel', 'watching.playing'].includes(state) &&
        comerFor(event.channels, world.account) !== undefined
      )
    case 'engine.soundHeldBack':
      return state === 'watching.starting' && !world.isTouched && !context.isSoundHeldBack
    case 'engine.firstFrame':
      return ['watching.starting', 'watching.buffering', 'watching.reloading'].includes(state)
    case 'engine.buffering':
      return state === 'watching.starting' && !world.isToBePaused
    case 'engine.stalled':
      return state === 'watching.starting' || state === 'watching.buffering'
    case 'engine.failed':
      return event.failure.kind === 'network'
        ? state === 'watching.buffering'
        : ['watching.starting', 'watching.playing'].includes(state)
    default:
      return false
  }
}

/** Nothing that takes time comes while the keys settle: that would be over meanwhile. */
const AT_ONCE: readonly string[] = ['viewer.zap', 'viewer.selectChannel']

/** Whoever pauses has half a minute before the recording takes the place over; no path waits for that. */
const isOfHold = (timer: string): boolean => timer.includes('holdAfter')

const allows = (world: World, { event, actor, timer, at, timers }: OutsideStep): boolean => {
  if (timer !== undefined) return world.due === undefined && !isOfHold(timer)
  if (world.due !== undefined)
    return world.due === (actor ?? event.type) && (actor === undefined || event.output._tag === 'Right')
  if ([...timers].some(each => !isOfHold(each)) && !AT_ONCE.includes(event.type)) return false
  if (actor !== undefined) return true
  return canCome(event as LivePlayerEvent, { ...world, state: stateOf(at), context: contextOf(at) })
}

const isOpened = ({ actor, event }: OutsideStep): boolean => actor === 'open' && event.output._tag === 'Right'

const dueAfter = (
  { isToBePaused }: World,
  step: OutsideStep,
  to: AnyMachineSnapshot,
  knowsHosts: boolean,
): string | undefined => {
  if (isOpened(step)) return 'engine.loading'
  if (stateOf(to) === 'opening' && knowsHosts) return 'open'
  switch (step.event.type) {
    case 'engine.firstFrame':
      return isToBePaused ? 'engine.paused' : 'engine.playing'
    case 'viewer.pause':
      return stateOf(to) === 'watching.playing' ? 'engine.paused' : undefined
    case 'viewer.play':
      return 'engine.playing'
    case 'viewer.setVolume':
    case 'viewer.setMuted':
      return 'stage.volumeChanged'
    default:
      return undefined
  }
}

const pausesAfter = ({ isToBePaused }: World, step: OutsideStep, to: AnyMachineSnapshot): boolean => {
  if (isOpened(step)) return contextOf(to).startPaused
  return stateOf(to) === 'watching.starting' && (isToBePaused || step.event.type === 'viewer.pause')
}

const after = (world: World, step: OutsideStep, to: AnyMachineSnapshot): World => {
  const { event } = step
  const account = event.type === 'lineup.changed' ? comerFor(event.channels, world.account) : world.account
  const knowing = isOpened(step) ? account : world.knowing
  return {
    account,
    knowing,
    due: dueAfter(world, step, to, knowing === account),
    isToBePaused: pausesAfter(world, step, to),
    isTouched: world.isTouched || event.type.startsWith('viewer.'),
  }
}

export const outside: Outside<World> = {
  initial: { account: undefined, knowing: undefined, due: undefined, isToBePaused: false, isTouched: false },
  allows,
  after,
}
