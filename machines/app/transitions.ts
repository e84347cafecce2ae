import { type DefaultPlayConfig, defaultPlayConfig } from '../../models/appProperties.ts'
import { LogicalChannelId } from '../../models/channelIds.ts'
import type { DataType } from '../../models/channelUpdate.ts'
import { toId } from '../../models/codec/id.ts'
import { instant } from '../../models/codec/instant.ts'
import { type Deployment, hasChannels, sellsLive, sellsVod } from '../../models/deployment.ts'
import { defaultLayoutConfig, playHistoryReportMs } from '../../models/layoutConfig.ts'
import { GUIDE_VIEW, landingOf, needsUser, type Place, pathOf } from '../../models/page.ts'
import type { ChannelProgramme } from '../../models/programme.ts'
import type { ShareKeyProblem } from '../../models/shareKey.ts'
import type { CatalogueInput } from '../catalogue/index.ts'
import type { Tuning } from '../livePlayer/index.ts'
import type { Access, AppContext, AppEmitted, AppEvent, Operator } from './types.ts'

/** Where an event leads. */
export const going = ({ event: { page, params } }: { readonly event: Place }) => ({ place: { page, params } })

/** The place is not open to this viewer, who has to log in first (ROUTE-07, SES-02, MODE-05). */
export const mustLogIn = (access: Access, place: Place): boolean =>
  (access === 'closed' && place.page !== 'login') || (access === 'guest' && needsUser(place))

/** From a page that is open to a guest to one that is not: the guest is asked and stays (ROLE-02). */
export const isBarred = ({ access, place }: Pick<AppContext, 'access' | 'place'>, to: Place): boolean =>
  access === 'guest' && needsUser(to) && !needsUser(place) && place.page !== 'login'

/** A viewer who is logged in has nothing to do on the login page. */
export const isDoneLoggingIn = (access: Access, { page }: Place): boolean => access === 'user' && page === 'login'

export const wantsLive = (access: Access, { page }: Place): boolean =>
  page === 'liveTv' && (access === 'guest' || access === 'user')

/** Before it plays, leaving the page ends the player, and so does losing every right; a session that is being renewed does not (SES-07). */
export const leavesLive = (access: Access, { page }: Place): boolean => page !== 'liveTv' || access === 'closed'

/** The channel whose line the grid begins with. */
export const lineOf = ({ params }: Place): LogicalChannelId | undefined => toId(LogicalChannelId, params.id)

/** The guide of all channels is a view of live TV (EPG-10). */
export const showsGrid = ({ page, params }: Place): boolean => page === 'liveTv' && params.view === GUIDE_VIEW

/** Somebody is signed in, and there are channels to hear of (MODE-01). */
export const wantsChannelNews = (access: Access, deployment: Deployment | undefined): boolean =>
  deployment !== undefined && hasChannels(deployment) && (access === 'guest' || access === 'user')

/** Reminders and a history of channels are a user's, where channels are played live (MODE-01, MODE-06). */
export const hasReminders = (access: Access, deployment: Deployment | undefined): boolean =>
  access === 'user' && deployment !== undefined && sellsLive(deployment)

/** How long what is watched is collected before it is reported (CHAN-09). */
export const reportMsOf = (operator: Operator | undefined): number =>
  playHistoryReportMs(operator?.properties.layoutConfig ?? defaultLayoutConfig)

/** From one question for announcements and messages to the next, as the operator wishes it (MSG-06). */
export const checkMsOf = (operator: Operator | undefined): number =>
  (operator?.properties.layoutConfig ?? defaultLayoutConfig).msg_chk_int

/** Asked for, or no longer: the second press takes the first one back. */
export const withToggled = (
  programmes: ReadonlyArray<ChannelProgramme>,
  programme: ChannelProgramme,
): ReadonlyArray<ChannelProgramme> => {
  const others = programmes.filter(({ programId }) => programId !== programme.programId)
  return others.length === programmes.length ? [...programmes, programme] : others
}

/** The page does not show titles first, or not only them: without its channels it has nothing to show. */
export const beginsWithChannels = ({ place, deployment, operator }: AppContext): boolean => {
  if (deployment === undefined || operator === undefined) return false
  const { page } = landingOf(place, deployment)
  if (page === 'home') return sellsLive(deployment) && operator.properties.layoutConfig.home_live_layout_switch
  return page !== 'vodCategory' && page !== 'vodDetail'
}

/** The home page is there, and live television on it (MODE-01). */
export const wantsLiveHome = (access: Access, place: Place, deployment: Deployment | undefined): boolean =>
  deployment !== undefined &&
  hasChannels(deployment) &&
  place.page === 'home' &&
  landingOf(place, deployment).page === 'home' &&
  (access === 'guest' || access === 'user')

export const leavesHome = (access: Access, { page }: Place): boolean => page !== 'home' || access === 'closed'

/** All pages but live television's, the login and those of the account. */
const isOfCatalogue = (place: Place): boolean => place.page !== 'liveTv' && place.page !== 'login' && !needsUser(place)

/** Before it is there; once it is, it lives on over all pages. */
export const leavesCatalogue = (access: Access, place: Place): boolean => !isOfCatalogue(place) || access === 'closed'

/** A page of the catalogue is there, and sold (MODE-01). Its code need not wait until somebody is signed in. */
export const wantsCatalogue = (access: Access, place: Place, deployment: Deployment | undefined): boolean =>
  deployment !== undefined && !leavesCatalogue(access, place) && landingOf(place, deployment).page === place.page

/** How whatever plays begins (MODE-07). */
export const playConfigOf = (operator: Operator | undefined): DefaultPlayConfig =>
  operator?.properties.defaultPlayConfig ?? defaultPlayConfig

/** What the catalogue's charts have to know of the deployment. */
export const catalogueInputOf = ({ place, now, access, deployment, operator }: AppContext): CatalogueInput => ({
  place,
  now,
  isUser: access === 'user',
  sellsLive: deployment !== undefined && hasChannels(deployment),
  sellsVod: deployment !== undefined && sellsVod(deployment),
  playConfig: playConfigOf(operator),
  offersTop: (operator?.properties.layoutConfig ?? defaultLayoutConfig).popular_search_switch,
})

export const wantsLogin = (access: Access, { page }: Place): boolean => page === 'login' && access !== 'user'
export const leavesLogin = (access: Access, place: Place): boolean => !wantsLogin(access, place)

/** A page of the user's own is open. */
export const wantsMine = (access: Access, place: Place): boolean => access === 'user' && needsUser(place)

/** The page that shows who the viewer is to the operator. */
export const showsProfile = ({ page }: Place): boolean => page === 'profile'

const WHOLE_MS = /^\d{1,15}$/

/** The channel, and the programme of it, that an address of live TV names (ROUTE-03). */
export const tuningOf = ({ page, params }: Place): Tuning => {
  const channelId = page === 'liveTv' ? toId(LogicalChannelId, params.id) : undefined
  const isProgramme = channelId !== undefined && WHOLE_MS.test(params.start ?? '')
  return { channelId, start: isProgramme ? instant(Number(params.start)) : undefined }
}

/** `replace`: in place of the address that is there now. */
export const toPlace = (place: Place, replace: boolean): AppEmitted => ({
  type: 'navigation.requested',
  to: pathOf(place),
  replace,
})

interface SealTried {
  readonly event: { readonly output: ShareKeyProblem | undefined }
}

/** What the operator said of the share key that was tried. */
export const problemTold = ({ event }: SealTried) => ({ problem: event.output })

/** The share key that the event brings; without one the kept one counts. */
export const shareKeyOf = (event: AppEvent): string | undefined =>
  event.type === 'viewer.giveShareKey' ? event.shareKey : undefined

/** Channels, their groups or the rights to them have changed (CHAN-11). */
export const isOfChannels = (dataTypes: ReadonlyArray<DataType>): boolean =>
  dataTypes.some(dataType => /^CHANNEL_/.test(dataType))
