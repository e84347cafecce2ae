import { left, right } from 'fp-ts/lib/Either.js'
import { appMachine } from '../../../machines/app/index.ts'
import { isBarred } from '../../../machines/app/transitions.ts'
import type { AppContext } from '../../../machines/app/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, instant, MINUTE } from '../../../models/codec/instant.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { chartModel } from '../../paths/model.ts'
import { channel, channelId, column } from '../../support/lineups.ts'
import { deployment, operator } from '../../support/operators.ts'
import { ana, guest, newcomer } from '../../support/sessions.ts'
import { onChannel } from '../reminders/model.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
const NOW = instant(Date.UTC(2026, 5, 1, 20))

const places: ReadonlyArray<Place> = [
  HOME,
  { page: 'liveTv', params: { id: 'news' } },
  { page: 'liveTv', params: { view: 'guide' } },
  { page: 'account', params: {} },
  { page: 'login', params: { redirect: '/my/account' } },
]

const to = (place: Place) => ({ type: 'viewer.navigated' as const, ...place })

/** Without those that a guest is asked about: the model of the user's own pages has them. */
const unasked = (open: ReadonlyArray<Place>) => (context: AppContext) =>
  open.filter(place => !isBarred(context, place)).map(to)

const definition = {
  machine: appMachine,
  input: { place: HOME, now: NOW },
  events: {
    'viewer.navigated': unasked(places),
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.chooseGroup': [],
    'group.left': [],
    'player.moved': [],
    'keyword.changed': [],
    'columns.changed': [],
    'viewer.logIn': [{ type: 'viewer.logIn' }],
    'viewer.logOut': [{ type: 'viewer.logOut' }],
    'viewer.seePlans': [],
    'viewer.chooseLocked': [],
    'viewer.stayGuest': [],
    'viewer.giveShareKey': [],
    'viewer.leaveSeal': [],
    'shareKey.refused': [],
    'rights.renewed': [],
    'account.renewed': [],
    'viewer.toggleFavourite': [{ type: 'viewer.toggleFavourite', channelId: channelId('news') }],
    'viewer.toggleReminder': ({ access, reminded }: AppContext) =>
      access === 'guest' || reminded.length > 0
        ? []
        : [{ type: 'viewer.toggleReminder' as const, programme: onChannel('news', 10) }],
    'reminder.accepted': [{ type: 'reminder.accepted', channelId: channelId('news') }],
    'language.changed': [{ type: 'language.changed' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.restored': [{ type: 'network.restored' }],
    'clock.ticked': [{ type: 'clock.ticked', now: addMs(NOW, MINUTE) }],
    'toast.requested': [{ type: 'toast.requested', toast: { tag: 'known', message: 'error.server' } }],
    'viewer.dismissToast': [{ type: 'viewer.dismissToast' }],
    'request.started': [{ type: 'request.started' }],
    'request.finished': [{ type: 'request.finished' }],
    'session.changed': [
      { type: 'session.changed', session: guest },
      { type: 'session.changed', session: ana },
    ],
    'session.ended': [{ type: 'session.ended' }],
    'session.loginRequired': [{ type: 'session.loginRequired' }],
    'entrance.passed': [{ type: 'entrance.passed', session: ana }],
    'lineup.changed': [{ type: 'lineup.changed', channels: [] }],
    'viewer.wantChannels': [{ type: 'viewer.wantChannels' }],
    'title.opened': [{ type: 'title.opened' }],
    'picture.came': [{ type: 'picture.came' }],
    'picture.lacked': [{ type: 'picture.lacked' }],
    'picture.locked': [{ type: 'picture.locked' }],
    'broadcast.started': [{ type: 'broadcast.started' }],
    'broadcast.ended': [{ type: 'broadcast.ended' }],
    'update.due': [{ type: 'update.due', dataTypes: ['CHANNEL_AUTH', 'EPG_PROGRAMS'] }],
    'sleep.came': [{ type: 'sleep.came' }],
    'release.gone': [],
    'guide.changed': [{ type: 'guide.changed', days: [] }],
  },
  outcomes: {
    loadDeployment: [right(deployment()), left(OFFLINE)],
    openSeal: [],
    forgetShareKey: [],
    loadOperator: [right(operator(true)), left(OFFLINE)],
    waitForRest: [undefined],
    loadLineup: [right(undefined)],
    loadLivePlayer: [right(undefined), left(OFFLINE)],
    loadGuide: [right(undefined), left(OFFLINE)],
    loadCatalogue: [right(undefined), left(OFFLINE)],
    loadMine: [],
    loadMessages: [],
    loadEntrance: [right(undefined), left(OFFLINE)],
    loadCompanions: [right(undefined), left(OFFLINE)],
    presentation: [undefined],
  },
  project: ({ place, access, accountId, reminded, plansWish, wanted }: AppContext) => [
    place,
    access,
    accountId,
    reminded.length,
    plansWish,
    wanted,
  ],
  equivalent: {
    'swap order with the next branch @ app.running.navigation.settled|always|0':
      'nobody must log in and has just done so at once',
  },
} as const

/** The screens, where no live television is sold; what goes on beside them has a model of its own. */
export const appModel = chartModel({
  ...definition,
  outcomes: {
    ...definition.outcomes,
    loadDeployment: [right(deployment({ businessType: 'vod' })), left(OFFLINE)],
    loadCompanions: [],
  },
})

/** What goes on beside the screens, whichever they are: the home page and two that a guest, or a user, has to leave. */
export const appBesideModel = chartModel({
  ...definition,
  variant: 'beside',
  events: { ...definition.events, 'viewer.navigated': unasked(places.filter(({ page }) => page !== 'liveTv')) },
})

/** A user's own pages, and the plans over any page: everything else stands still. */
export const appMineModel = chartModel({
  ...definition,
  variant: 'mine',
  events: {
    ...definition.events,
    'viewer.seePlans': [{ type: 'viewer.seePlans' }],
    'viewer.chooseLocked': [{ type: 'viewer.chooseLocked' }],
    'viewer.stayGuest': [{ type: 'viewer.stayGuest' }],
    'rights.renewed': [{ type: 'rights.renewed', session: ana }],
    'account.renewed': [{ type: 'account.renewed', session: ana }],
    'viewer.navigated': [HOME, { page: 'account', params: {} } as const, { page: 'profile', params: {} } as const].map(
      to,
    ),
    'viewer.toggleReminder': ({ access }: AppContext) =>
      access === 'guest' ? [{ type: 'viewer.toggleReminder' as const, programme: onChannel('news', 10) }] : [],
    'session.changed': [
      { type: 'session.changed', session: guest },
      { type: 'session.changed', session: ana },
      { type: 'session.changed', session: newcomer },
    ],
    'session.loginRequired': [],
    'session.ended': [],
    'network.lost': [],
    'broadcast.started': [],
    'broadcast.ended': [],
  },
  outcomes: {
    ...definition.outcomes,
    loadDeployment: [right(deployment({ businessType: 'vod' }))],
    loadOperator: [right(operator(true))],
    loadCatalogue: [],
    loadCompanions: [],
    loadLogin: [],
    loadMine: [right(undefined), left(OFFLINE)],
  },
})

/** With parameters that are all given, and all lacking. */
const ADDRESSED: ReadonlyArray<Place> = [
  { page: 'liveTv', params: {} },
  { page: 'liveTv', params: { view: 'guide', columnId: 'kids' } },
  { page: 'search', params: {} },
]

/** One page, and nothing stirs on it. */
const STILL = {
  'viewer.navigated': [],
  'viewer.retry': [],
  'viewer.logIn': [],
  'viewer.logOut': [],
  'viewer.toggleFavourite': [],
  'viewer.toggleReminder': [],
  'viewer.wantChannels': [],
  'reminder.accepted': [],
  'clock.ticked': [],
  'request.started': [],
  'request.finished': [],
  'toast.requested': [],
  'viewer.dismissToast': [],
  'broadcast.started': [],
  'broadcast.ended': [],
  'update.due': [],
  'sleep.came': [],
  'entrance.passed': [],
  'lineup.changed': [],
  'title.opened': [],
  'picture.came': [],
  'picture.lacked': [],
  'picture.locked': [],
  'guide.changed': [],
  'network.lost': [],
} as const

/** What the operator has to say, on one page: everything else stands still. */
export const appMessagesModel = chartModel({
  ...definition,
  variant: 'messages',
  events: { ...definition.events, ...STILL },
  outcomes: {
    ...definition.outcomes,
    loadDeployment: [right(deployment({ businessType: 'vod' }))],
    loadOperator: [right(operator(true))],
    loadCatalogue: [],
    loadLineup: [],
    loadEntrance: [],
    loadCompanions: [],
    loadMessages: [right(undefined), left(OFFLINE)],
  },
})

const WRONG: CallFailure = { tag: 'refused', errCode: 10109003, message: 'The share key does not fit' }

/** An operator that reads sealed bodies only, until its first answer. */
export const appSealedModel = chartModel({
  ...definition,
  variant: 'sealed',
  events: {
    ...definition.events,
    'viewer.giveShareKey': [{ type: 'viewer.giveShareKey', shareKey: 'a-key-of-nobody-at-all' }],
    'viewer.leaveSeal': [{ type: 'viewer.leaveSeal' }],
    'viewer.navigated': [],
    'viewer.toggleReminder': [],
  },
  outcomes: {
    ...definition.outcomes,
    loadDeployment: [right(deployment({ zeroTrust: true })), left(OFFLINE), left({ tag: 'unsealed' })],
    forgetShareKey: [undefined],
    openSeal: [undefined, 'missing', 'malformed', 'unreachable'],
    loadOperator: [left(WRONG), left(OFFLINE)],
  },
  project: ({ shareKeyProblem }: AppContext) => [shareKeyProblem],
} as const)

/** An operator that changes its share key while the app runs; a link may bring another one too. */
export const appShareKeyModel = chartModel({
  ...definition,
  variant: 'shareKey',
  events: {
    ...definition.events,
    ...STILL,
    'session.changed': [],
    'session.ended': [],
    'session.loginRequired': [],
    'language.changed': [],
    'network.restored': [],
    'viewer.giveShareKey': [{ type: 'viewer.giveShareKey', shareKey: 'a-key-of-nobody-at-all' }],
    'shareKey.refused': [{ type: 'shareKey.refused' }],
  },
  outcomes: {
    loadDeployment: [right(deployment({ zeroTrust: true }))],
    openSeal: [undefined, 'refused', 'unreachable'],
    loadOperator: [right(operator(true))],
    waitForRest: [],
    loadLineup: [],
    loadCatalogue: [],
    loadEntrance: [],
    loadLivePlayer: [],
    loadGuide: [],
    loadMine: [],
    loadMessages: [],
    loadCompanions: [],
  },
  project: ({ shareKeyProblem }: AppContext) => [shareKeyProblem],
} as const)

/** The operator has another release while the app runs, on one page: everything else stands still. */
export const appReleaseModel = chartModel({
  ...definition,
  variant: 'release',
  events: {
    ...definition.events,
    ...STILL,
    'session.changed': [],
    'session.ended': [],
    'session.loginRequired': [],
    'language.changed': [],
    'network.restored': [],
    'release.gone': [{ type: 'release.gone' }],
  },
  outcomes: {
    loadDeployment: [right(deployment({ businessType: 'vod' }))],
    openSeal: [],
    loadOperator: [right(operator(true))],
    waitForRest: [],
    loadLineup: [],
    loadCatalogue: [],
    loadEntrance: [],
    loadLivePlayer: [],
    loadGuide: [],
    loadMine: [],
    loadMessages: [],
    loadCompanions: [],
  },
} as const)

/** What the address names on a page of live television, in its guide and in the search: everything else stands still. */
export const appAddressModel = chartModel({
  ...definition,
  variant: 'address',
  events: {
    ...definition.events,
    ...STILL,
    'viewer.navigated': ADDRESSED.map(to),
    'viewer.chooseGroup': [undefined, 'kids'].map(columnId => ({ type: 'viewer.chooseGroup' as const, columnId })),
    'group.left': [{ type: 'group.left', columnId: undefined }],
    'player.moved': [undefined, addMs(NOW, -MINUTE)].map(start => ({
      type: 'player.moved' as const,
      channelId: channelId('sport'),
      start,
    })),
    'keyword.changed': [undefined, 'ida'].map(keyword => ({ type: 'keyword.changed' as const, keyword })),
    'columns.changed': [{ type: 'columns.changed', columns: [column('kids', [channel('sport')])] }],
    'session.changed': [{ type: 'session.changed', session: guest }],
    'session.ended': [],
    'session.loginRequired': [],
    'language.changed': [],
    'network.restored': [],
  },
  outcomes: {
    loadDeployment: [right(deployment())],
    openSeal: [],
    loadOperator: [right(operator(true))],
    waitForRest: [],
    loadLineup: [right(undefined)],
    loadCatalogue: [],
    loadEntrance: [],
    loadLivePlayer: [right(undefined)],
    loadGuide: [right(undefined)],
    loadMine: [],
    loadMessages: [],
    loadCompanions: [],
    presentation: [],
  },
  project: ({ place, access, columns }: AppContext) => [place, access, columns.length],
} as const)
