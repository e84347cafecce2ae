import type { Outside, OutsideStep } from '@sintonia/statechart-paths'
import type { AnyMachineSnapshot } from 'xstate'
import type { GuideContext, GuideEvent, HitsAnswer, Landmark } from '../../../../../machines/guide/types.ts'
import { addMs, DAY, HOUR, type Instant } from '../../../../../models/codec/instant.ts'
import { localDay } from '../../../../../models/localDay.ts'
import { middleOf } from '../../../../../models/stretch.ts'
import { NOW } from '../../../../machines/guide/model.ts'

/** A day that the device does not keep. */
export const LATER = 4
export const NOON = addMs(localDay(NOW, 0).start, 12 * HOUR)
export const UNKNOWN_TITLE = 'xyzzy'

export const contextOf = ({ context }: AnyMachineSnapshot): GuideContext => context

/** Where the screen stands in time: around noon, in the evening, or on the day that the device does not keep. */
type Spot = 'noon' | 'evening' | 'later'

export const spotOf = ({ focus }: GuideContext): Spot => {
  const at = focus?.at ?? NOON
  if (at >= addMs(NOON, 2 * DAY)) return 'later'
  return at >= addMs(NOON, 4 * HOUR) ? 'evening' : 'noon'
}

/** When each of them is. */
const TIMES: Readonly<Record<Spot, Instant>> = {
  noon: NOON,
  evening: addMs(NOON, 8 * HOUR),
  later: addMs(NOON, LATER * DAY),
}

export const timeOf = (context: GuideContext): Instant => TIMES[spotOf(context)]

/** The button of now is off where it is in sight; the evening of the later day is as little kept as its noon. */
const leadsOn = (context: GuideContext, landmark: Landmark): boolean =>
  (spotOf(context) === 'noon') === (landmark === 'evening')

type World = {
  /** What follows by itself. */
  readonly due: readonly GuideEvent['type'][]
  /** The operator has told of the later day. */
  readonly hasLater: boolean
  /** The field is open: whoever goes elsewhere closes it. */
  readonly isSearching: boolean
  /** A channel is hidden by now. */
  readonly hasHidden: boolean
}

const isKnown = (hasLater: boolean, at: Instant | undefined): boolean =>
  hasLater || at === undefined || at < addMs(NOON, 2 * DAY)

const isRead = ({ hasLater }: World, { asking }: GuideContext): boolean => isKnown(hasLater, middleOf(asking))

const isOvertaken = (at: AnyMachineSnapshot): boolean => at.matches({ reading: { asking: 'overtaken' } })

/** The device's own answer comes before anything else; the operator's when the path says so. */
const allowsEnd = (world: World, { actor, event, at, timers }: OutsideStep): boolean => {
  const context = contextOf(at)
  switch (actor) {
    case 'read':
      if (world.due.length > 0) return false
      if (isRead(world, context)) return event.output._tag === 'Right'
      // what the operator answers is stored on the device, which says so before the answer is there
      if (event.output._tag === 'Right' && !isOvertaken(at)) return false
      return timers.size === 0 && !at.matches({ focus: 'asking' })
    case 'programme':
      return event.output._tag === (isKnown(world.hasLater, context.focus?.at) ? 'Right' : 'Left')
    default:
      return (event.output as HitsAnswer).length > 0 === (context.searchText !== UNKNOWN_TITLE)
  }
}

const isBusy = (world: World, at: AnyMachineSnapshot): boolean =>
  at.matches({ focus: 'asking' }) ||
  at.matches({ search: 'asking' }) ||
  (at.matches({ reading: 'asking' }) && isRead(world, contextOf(at)))

const isFailed = (at: AnyMachineSnapshot): boolean => at.matches({ reading: 'failed' })
export const hasCard = (at: AnyMachineSnapshot): boolean => isFailed(at) && contextOf(at).reading === undefined

/** What ends a failure: the button of the card, or what comes while the grid still shows what it had. */
const endsFailure = ({ type }: GuideEvent, at: AnyMachineSnapshot): boolean =>
  hasCard(at) ? type === 'viewer.retry' : type === 'network.restored' || type === 'guide.changed'

const canCome = ({ isSearching, hasHidden }: World, event: GuideEvent, at: AnyMachineSnapshot): boolean => {
  const context = contextOf(at)
  const isReady = at.matches({ reading: 'ready' })
  const spot = spotOf(context)
  switch (event.type) {
    case 'viewer.search':
      return isReady && spot === 'noon' && context.searchText !== event.text
    case 'viewer.chooseHit':
      return isSearching && at.matches({ search: 'found' }) && context.hits.length > 0
    case 'viewer.closeSearch':
      return isSearching
    default:
      if (isSearching) return false
  }
  switch (event.type) {
    case 'viewer.focusCell':
    case 'clock.ticked':
    case 'language.changed':
      return isReady
    case 'guide.changed':
      return isReady || at.matches({ reading: 'asking' })
    case 'viewer.goTo':
      return isReady && leadsOn(context, event.landmark)
    case 'viewer.chooseDay':
      return isReady && spot === 'noon'
    case 'viewer.chooseGroup':
      return event.columnId !== context.columnId
    case 'lineup.changed':
      return at.matches({ reading: 'asking' }) && !hasHidden
    default:
      return false
  }
}

const allows = (world: World, step: OutsideStep): boolean => {
  const { event, actor, timer, at, timers } = step
  const [due] = world.due
  if (actor !== undefined) return allowsEnd(world, step)
  if (due !== undefined) return event.type === due
  if (isBusy(world, at)) return false
  if (timer !== undefined) return true
  const isGathering = at.matches({ reading: 'gathering' }) && timers.size === 1
  if (isGathering) return event.type === 'viewer.goTo' && leadsOn(contextOf(at), event.landmark as Landmark)
  if (isFailed(at)) return timers.size === 1 && endsFailure(event as GuideEvent, at)
  return timers.size === 0 && canCome(world, event as GuideEvent, at)
}

/** The grid follows the focus to another time of the days; the field closes when the focus leaves it. */
const dueAfter = ({ due }: World, { event, at }: OutsideStep, to: AnyMachineSnapshot): World['due'] => {
  if (event.type === due[0]) return due.slice(1)
  if (event.type === 'viewer.chooseHit') return ['viewer.closeSearch']
  return spotOf(contextOf(at)) === spotOf(contextOf(to)) ? due : ['viewer.sawCells']
}

const after = (world: World, step: OutsideStep, to: AnyMachineSnapshot): World => {
  const { actor, event, at } = step
  const isTold = actor === 'read' && event.output._tag === 'Right' && !isRead(world, contextOf(at))
  const isClosing = event.type === 'viewer.closeSearch' || event.type === 'viewer.chooseHit'
  return {
    due: dueAfter(world, step, to),
    hasLater: world.hasLater || isTold,
    isSearching: event.type === 'viewer.search' || (world.isSearching && !isClosing),
    hasHidden: world.hasHidden || event.type === 'lineup.changed',
  }
}

export const outside: Outside<World> = {
  initial: {
    due: ['viewer.sawCells'],
    hasLater: false,
    isSearching: false,
    hasHidden: false,
  },
  allows,
  after,
}
