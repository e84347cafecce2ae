import type { AnyMachineSnapshot } from 'xstate'
import type { AppEvent } from '../../../../../machines/app/index.ts'
import type { AppContext } from '../../../../../machines/app/types.ts'
import { needsUser, type Place, pathOf } from '../../../../../models/page.ts'
import type { Scene } from './scene.ts'
import { contextOf, isIn, isRunning, LEADING } from './where.ts'

/** Where something may come about. */
type Here = {
  readonly scene: Scene
  readonly at: AnyMachineSnapshot
  readonly context: AppContext
  /** What came last, where that counts. */
  readonly last: string
}

type Possible = {
  readonly [T in AppEvent['type']]?: (here: Here, event: Extract<AppEvent, { type: T }>) => boolean
}

const isUser = ({ context }: Here): boolean => context.access === 'user'
const isOn = ({ context }: Here, page: Place['page']): boolean => context.place.page === page
const isOnGuide = (here: Here): boolean => isOn(here, 'liveTv') && here.context.place.params.view === 'guide'
const isOnLive = (here: Here): boolean => isOn(here, 'liveTv') && !isOnGuide(here)
const isOnGrid = (here: Here): boolean => isOnGuide(here) && isIn(here.at, 'guide', 'grid')
const isOnPlayer = (here: Here): boolean => isOnLive(here) && isIn(here.at, 'live', 'open')
const isOnForm = (here: Here): boolean => isOn(here, 'login') && isIn(here.at, 'account', 'open')
const isHeard = ({ at }: Here): boolean => at.matches({ running: { companions: { open: { everybody: 'heard' } } } })
const hasFailed = ({ at }: Here, part: string): boolean => isIn(at, part, 'unavailable')

/** The page on screen is the one of the part that could not be fetched, with the button that asks again. */
const canRetry = (here: Here): boolean => {
  const { place } = here.context
  switch (place.page) {
    case 'liveTv':
      return hasFailed(here, isOnGuide(here) ? 'guide' : 'live')
    case 'login':
      return hasFailed(here, 'account')
    case 'vodDetail':
      return hasFailed(here, 'catalogue')
    default:
      return needsUser(place) && hasFailed(here, 'mine')
  }
}

/** What needs more than a running app; all else can come at any time. */
const POSSIBLE: Possible = {
  'viewer.navigated': ({ scene: { places = [] }, context, last }, to) =>
    pathOf(context.place) !== pathOf(to) &&
    places.some(each => pathOf(each) === pathOf(to)) &&
    !LEADING.some(type => type === last),
  'viewer.retry': canRetry,
  'viewer.logIn': () => false,
  'viewer.stayGuest': () => false,
  'network.restored': () => false,
  'viewer.logOut': here => isUser(here) && !isOn(here, 'login'),
  'viewer.toggleFavourite': here => isOnLive(here) && isIn(here.at, 'lineup', 'running') && !hasFailed(here, 'live'),
  'viewer.toggleReminder': isOnGrid,
  'viewer.seePlans': isOnGrid,
  'viewer.chooseLocked': isOnGrid,
  'viewer.dismissToast': ({ last }) => last === 'toast.requested',
  'toast.requested': here => here.last === 'viewer.toggleFavourite' && isUser(here),
  'session.changed': ({ context: { access } }, { session: { status } }) =>
    access === 'unknown' ? status === 'guest' : (access === 'user') !== (status === 'user'),
  'entrance.passed': here => isOnForm(here) && here.context.place.params.view === undefined,
  'request.started': isOnForm,
  'request.finished': ({ last }) => last === 'request.started',
  'broadcast.started': here => !here.context.isTakenOver && isHeard(here),
  'broadcast.ended': here => here.context.isTakenOver && isHeard(here),
  'update.due': isHeard,
  'rights.renewed': here => isOn(here, 'subscribe') && isIn(here.at, 'mine', 'open'),
  'reminder.accepted': ({ at }) => at.matches({ running: { companions: { open: { users: 'open' } } } }),
  'sleep.came': isOnPlayer,
  'picture.came': isOnPlayer,
  'picture.lacked': isOnPlayer,
  'picture.locked': isOnPlayer,
  'title.opened': here => isOn(here, 'vodDetail') && isIn(here.at, 'live', 'open'),
  // a guide that nobody has opened is not fetched
  'guide.changed': here => isOnGrid(here) && isHeard(here),
  // on an open page a link brings it
  'viewer.giveShareKey': () => false,
  'lineup.changed': ({ at, context }) => isIn(at, 'lineup', 'running') && context.access === 'guest',
}

/** What alone can come where the viewer sees nothing else to do; undefined on an open page. */
const onlyAt = (at: AnyMachineSnapshot): readonly AppEvent['type'][] | undefined => {
  if (at.matches('lackingShareKey')) return ['viewer.giveShareKey']
  if (at.matches('failed')) return ['viewer.retry', 'network.restored', 'clock.ticked']
  if (!isRunning(at)) return []
  if (isIn(at, 'network', 'down')) return ['network.restored']
  return isIn(at, 'navigation', 'prompting') ? ['viewer.stayGuest', 'viewer.logIn'] : undefined
}

/** What somebody at this screen can do, and what can come to it. */
export const canCome = <Event extends AppEvent>(
  scene: Scene,
  last: string,
  event: Event,
  at: AnyMachineSnapshot,
): boolean => {
  if (!scene.events.includes(event.type)) return false
  const only = onlyAt(at)
  if (only !== undefined) return only.includes(event.type)
  const isPossible: ((here: Here, event: never) => boolean) | undefined = POSSIBLE[event.type]
  return isPossible?.({ scene, at, context: contextOf(at), last }, event as never) ?? true
}
