import { left, right } from 'fp-ts/lib/Either.js'
import { appMachine } from '../../../../../machines/app/index.ts'
import type { AppContext } from '../../../../../machines/app/types.ts'
import type { CallFailure } from '../../../../../models/callFailure.ts'
import { WRONG_SHARE_KEY } from '../../../../../models/errCode.ts'
import { HOME, loginPlace, type Place, pathOf, placeOf, redirectTarget } from '../../../../../models/page.ts'
import { FAILED_REQUEST } from '../../../../e2e/support/test.ts'
import { appModel } from '../../../../machines/app/model.ts'
import { news } from '../../../../machines/reminders/model.ts'
import { channelId } from '../../../../support/lineups.ts'
import { deployment, operator } from '../../../../support/operators.ts'
import { ana, guest, leo } from '../../../../support/sessions.ts'
import { REFUSED } from '../../gate.ts'
import { BREAKS, type BrowserModel, browserModel } from '../../model.ts'
import { answers } from './answers.ts'
import { gestures } from './gestures.ts'
import { looks } from './looks.ts'
import { prepare } from './open.ts'
import { outsideOf } from './outside.ts'
import { REMINDED, type Scene } from './scene.ts'
import { LEADING, SEALING } from './where.ts'

const WRONG: CallFailure = { tag: 'refused', errCode: WRONG_SHARE_KEY, message: 'The share key does not fit' }
const BROUGHT = 'the paths bring a share key on the page that asks for it; zero-trust.spec.ts opens links'
/** Why no hand and no answer brings it about. */
const BEYOND = {
  'app.loadingManifest|viewer.giveShareKey|0': BROUGHT,
  'app.failed|viewer.giveShareKey|0': BROUGHT,
  'app.openingSeal|done.actor.openSeal|1': BROUGHT,
  'app.loadingDeployment|done.actor.loadDeployment|2': SEALING,
  'app.unsealed|viewer.retry|0': SEALING,
  'app.unsealed|viewer.leaveSeal|0': SEALING,
  'app.leavingSeal|done.actor.forgetShareKey|0': SEALING,
  'app.running.seal.fitting|viewer.giveShareKey|0': BROUGHT,
  'app.running.seal.tryingLink|done.actor.openSeal|0': BROUGHT,
  'app.running.seal.tryingLink|done.actor.openSeal|1': BROUGHT,
  'app.running.seal.lacking|viewer.giveShareKey|0': BROUGHT,
  'app.running.seal.trying|done.actor.openSeal|0': BROUGHT,
  'app.running.seal.trying|done.actor.openSeal|1': BROUGHT,
  'app.running.messages.open|session.loginRequired|0': 'the session ends first, and what was told ends with it',
  'app.running.lineup.running.liveHome.open|viewer.retry|0':
    'beside live television the card of the home page tells its own charts',
  'app.running.live.open|update.due|0': 'updates.spec.ts lets the operator change its top channels beside the picture',
  'app.running.mine.closed|session.changed|0': 'newcomers are met in ways.spec.ts',
  'app.running.lineup.broken|viewer.retry|0': BREAKS,
  'app.running.lineup.running.liveHome.broken|always|0': BREAKS,
  'app.running.live.open.favourites.broken|session.changed|0': BREAKS,
  'app.running.live.open.favourites.broken|session.ended|0': BREAKS,
}
const SESSIONS = { ana, leo, guest }
const FETCHED = [right(undefined), left({ tag: 'offline' } as const)]

/** Where a person may want to go, and where the app may send somebody. */
const destinations =
  ({ places = [], address }: Scene) =>
  ({ place, wanted }: AppContext): readonly Place[] => {
    const all = [
      ...places,
      ...(placeOf(address) === undefined ? [] : [placeOf(address) as Place]),
      HOME,
      place,
      loginPlace(wanted ?? place),
      redirectTarget(place.params.redirect),
    ]
    return [...new Map(all.map(each => [pathOf(each), each])).values()]
  }

const sessionsIn = ({ comers = [], found = 'guest' }: Scene) => [...new Set([found, 'guest' as const, ...comers])]

/** The app's chart in one scene. */
export const appIn = (scene: Scene): BrowserModel => {
  const isBeginning = scene.failing?.includes('loadDeployment') ?? false
  return browserModel({
    model: {
      ...appModel,
      machine: appMachine,
      variant: scene.variant,
      project: context => [appModel.project(context), context.isTakenOver, context.shareKeyProblem],
    },
    open: async visit => {
      visit.allow(FAILED_REQUEST)
      await prepare(visit, scene)
    },
    gestures,
    answers,
    looks,
    asides: [
      // the address follows the channel that plays
      'player.moved',
      'columns.changed',
      'language.changed',
      'clock.ticked',
      'toast.requested',
      'request.started',
      'request.finished',
      'lineup.changed',
      'guide.changed',
      'picture.came',
      'picture.lacked',
      'picture.locked',
      'update.due',
    ],
    leading: [...LEADING, 'entrance.passed'],
    events: {
      'viewer.navigated': context =>
        destinations(scene)(context).map(place => ({ type: 'viewer.navigated' as const, ...place })),
      'session.changed': sessionsIn(scene).map(who => ({ type: 'session.changed' as const, session: SESSIONS[who] })),
      'entrance.passed': [{ type: 'entrance.passed', session: ana }],
      'viewer.stayGuest': [{ type: 'viewer.stayGuest' }],
      'viewer.seePlans': [{ type: 'viewer.seePlans' }],
      'viewer.toggleReminder': ({ reminded }) =>
        reminded.length > 0 ? [] : [{ type: 'viewer.toggleReminder', programme: news }],
      'reminder.accepted': [{ type: 'reminder.accepted', channelId: channelId(REMINDED.params.id ?? '') }],
      'viewer.chooseLocked': [{ type: 'viewer.chooseLocked' }],
      'viewer.giveShareKey': [{ type: 'viewer.giveShareKey', shareKey: 'a-key-of-nobody-at-all' }],
      'rights.renewed': [{ type: 'rights.renewed', session: leo }],
    },
    outcomes: {
      loadDeployment: isBeginning
        ? [right(deployment({ zeroTrust: true })), right(deployment()), left(REFUSED)]
        : [right(deployment())],
      openSeal: isBeginning ? [undefined, 'missing', 'malformed', 'refused', 'unreachable'] : [],
      loadOperator: [
        right(operator(scene.isClosed === undefined)),
        ...(isBeginning ? [left(WRONG), left(REFUSED)] : []),
      ],
      waitForRest: [undefined],
      loadLineup: [right(undefined)],
      loadCatalogue: FETCHED,
      loadLivePlayer: FETCHED,
      loadEntrance: FETCHED,
      loadMine: FETCHED,
      loadGuide: FETCHED,
      loadMessages: FETCHED,
      loadCompanions: FETCHED,
      presentation: [undefined],
    },
    outside: outsideOf(scene),
    beyond: BEYOND,
  })
}
