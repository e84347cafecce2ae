import type { Outside, OutsideStep } from '@sintonia/statechart-paths'
import type { AnyMachineSnapshot } from 'xstate'
import type { EngineContext, EngineEvent } from '../../../../../machines/engine/types.ts'

/** What is around the engine of a channel, as far as it decides what can happen next. */
type World = {
  /** What follows by itself before anything else, in this order. */
  readonly due: readonly EngineEvent['type'][]
  readonly last: string
  /** The code of the engine has come. */
  readonly isFetched: boolean
  /** A hand touched the page: from then on a browser lets it sound. */
  readonly isTouched: boolean
  /** Of the stream that was loaded last a picture was there. */
  readonly hasFrame: boolean
  /** It is to stand still at its first frame. */
  readonly isToBePaused: boolean
}

const contextOf = ({ context }: AnyMachineSnapshot): EngineContext => context
const isIn = (at: AnyMachineSnapshot, state: object | string): boolean => at.matches({ active: state })
const isLoading = (at: AnyMachineSnapshot): boolean => isIn(at, 'loading') || isIn(at, 'stalled')
const isBuffering = (at: AnyMachineSnapshot): boolean => isIn(at, { interrupted: 'buffering' })
/** A wait of two seconds and more is long enough for a hand. */
const waitsLong = (at: AnyMachineSnapshot): boolean =>
  isIn(at, { interrupted: 'recovering' }) && contextOf(at).networkTries >= 2

const canFail = (world: World, kind: string, at: AnyMachineSnapshot): boolean => {
  const { isFetched, isTouched, hasFrame } = world
  const isAsked = (isLoading(at) || (isBuffering(at) && !hasFrame)) && (isFetched || isTouched)
  switch (kind) {
    case 'refused':
      return (isLoading(at) && isAsked) || (isIn(at, { paused: 'near' }) && hasFrame)
    case 'network':
    case 'decoding':
      return isAsked
    case 'unsupported':
      return isLoading(at) && isAsked
    default:
      return false
  }
}

const canCome = (world: World, event: EngineEvent, at: AnyMachineSnapshot): boolean => {
  const { last, isFetched, isTouched, hasFrame, isToBePaused } = world
  const isStarting = isLoading(at) || (isBuffering(at) && !hasFrame)
  const [isPlaying, isPaused] = [isIn(at, 'playing'), isIn(at, 'paused')]
  switch (event.type) {
    case 'engine.load':
      return contextOf(at).generation === 0 || at.matches('failed') || isPlaying
    case 'engine.unload':
      return isPlaying
    case 'engine.pause':
      return (isLoading(at) && !isToBePaused) || isPlaying || (isBuffering(at) && hasFrame) || waitsLong(at)
    case 'engine.play':
      return isPaused
    case 'viewer.chooseTracks':
      return isPlaying && isTouched
    case 'network.restored':
      return waitsLong(at)
    case 'media.playRefused':
      return isLoading(at) && (isFetched ? last === 'media.playRefused' : !isTouched)
    case 'media.firstFrame':
      return isStarting && (isFetched || isTouched) && event.paused === isToBePaused
    case 'media.playing':
      return isBuffering(at) && hasFrame
    case 'media.waiting':
      return isPlaying && last === 'media.firstFrame'
    case 'media.failed':
      return canFail(world, event.failure.kind, at)
    default:
      return false
  }
}

const canEnd = ({ last, isFetched, hasFrame }: World, timer: string, at: AnyMachineSnapshot): boolean => {
  if (timer.includes('steadyTime')) return last === 'media.firstFrame'
  if (timer.includes('stallLimit') && isBuffering(at)) return hasFrame && isFetched
  return !(timer.includes('liveOffset') && last === 'media.playRefused')
}

/** Of a picture that is none every try fails, until there is none left. */
const isSpoiled = (event: EngineEvent): boolean => event.type === 'media.failed' && event.failure.kind === 'decoding'

const dueAfter = ({ event }: OutsideStep, at: AnyMachineSnapshot, to: AnyMachineSnapshot): World['due'] => {
  const isOn = isIn(at, 'playing') || isIn(at, 'interrupted')
  if (event.type === 'engine.pause' && isOn) return ['media.paused']
  if (isSpoiled(event as EngineEvent)) return to.matches('failed') ? [] : ['media.failed']
  if (event.type === 'viewer.chooseTracks') return ['media.tracksFound']
  if (event.type === 'engine.play' && isIn(to, { paused: 'near' })) return ['media.playing']
  return []
}

const HANDS: readonly string[] = ['engine.pause', 'engine.play', 'viewer.chooseTracks']

export const outside: Outside<World> = {
  initial: {
    due: [],
    last: '',
    isFetched: false,
    isTouched: false,
    hasFrame: false,
    isToBePaused: false,
  },
  allows: (world, { event, timer, at }) => {
    const [next] = world.due
    if (next !== undefined)
      return timer === undefined && event.type === next && (next !== 'media.failed' || isSpoiled(event as EngineEvent))
    return timer === undefined ? canCome(world, event as EngineEvent, at) : canEnd(world, timer, at)
  },
  after: (world, step, to) => {
    const { event, at } = step
    const isNew = contextOf(to).generation !== contextOf(at).generation
    return {
      due: [...world.due.slice(1), ...dueAfter(step, at, to)],
      last: event.type,
      isFetched: world.isFetched || event.type.startsWith('media.'),
      isTouched:
        world.isTouched || HANDS.includes(event.type) || (event.type === 'engine.load' && contextOf(at).generation > 0),
      hasFrame: !isNew && (world.hasFrame || event.type === 'media.firstFrame'),
      isToBePaused: !isNew && (world.isToBePaused || (event.type === 'engine.pause' && isLoading(at))),
    }
  },
}
