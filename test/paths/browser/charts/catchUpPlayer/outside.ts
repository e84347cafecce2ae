import type { Outside, OutsideStep } from '@sintonia/statechart-paths'
import type { AnyMachineSnapshot } from 'xstate'
import type { CatchUpPlayerContext, CatchUpPlayerEvent } from '../../../../../machines/catchUpPlayer/types.ts'
import type { Channel } from '../../../../../models/channel.ts'
import type { Account } from '../livePlayer/lineups.ts'

export type World = {
  /** Who is signed in. */
  readonly account: Account
  /** What follows by itself before anything else. */
  readonly due: CatchUpPlayerEvent['type'] | undefined
  /** A hand has just gone to another place: the data of it may let wait. */
  readonly hasSought: boolean
}

export const contextOf = ({ context }: AnyMachineSnapshot): CatchUpPlayerContext => context

/** Who comes in another tab when the line-up becomes this one; undefined where nobody's coming would do that. */
export const comerFor = ([channel]: readonly Channel[], present: Account): Account | undefined => {
  if (channel === undefined || channel.playBackAuthority) return present === 'ana' ? 'leo' : 'ana'
  return present === 'guest' ? undefined : 'guest'
}

const canCome = ({ account, hasSought }: World, event: CatchUpPlayerEvent, at: AnyMachineSnapshot): boolean => {
  const { startPaused, rate } = contextOf(at)
  const [isStarting, isPlaying, isPaused] = ['starting', 'playing', 'paused'].map(state =>
    at.matches({ showing: state }),
  )
  switch (event.type) {
    case 'programme.finished':
      return at.matches('waiting')
    case 'viewer.play':
      return isPaused ?? false
    case 'viewer.pause':
    case 'viewer.seek':
    case 'network.restored':
    case 'engine.ended':
      return isPlaying ?? false
    case 'viewer.setRate':
      return isPlaying === true && event.rate !== rate
    case 'viewer.selectQuality':
      return isPlaying === true || isPaused === true
    case 'lineup.changed':
      return (isPlaying === true || at.matches('locked')) && comerFor(event.channels, account) !== undefined
    case 'engine.buffering':
      return hasSought
    case 'engine.playing':
      return (isStarting === true && !startPaused) || at.matches({ showing: 'buffering' })
    case 'engine.paused':
      return isStarting === true && startPaused
    case 'engine.retrying':
    case 'engine.failed':
      return isStarting ?? false
    default:
      return false
  }
}

const dueAfter = ({ event, actor }: OutsideStep): World['due'] => {
  if (actor === 'open') return 'engine.loading'
  switch (event.type) {
    case 'viewer.pause':
      return 'engine.paused'
    case 'viewer.play':
      return 'engine.playing'
    case 'engine.retrying':
      return 'engine.loading'
    default:
      return undefined
  }
}

export const outside: Outside<World> = {
  initial: { account: 'ana', due: undefined, hasSought: false },
  allows: (world, { event, actor, at }) => {
    if (actor !== undefined) return true
    if (world.due !== undefined) return event.type === world.due
    return canCome(world, event as CatchUpPlayerEvent, at)
  },
  after: ({ account }, step) => ({
    account: step.event.type === 'lineup.changed' ? (comerFor(step.event.channels, account) ?? account) : account,
    due: dueAfter(step),
    hasSought: step.event.type === 'viewer.seek',
  }),
}
