import { type AnyActorRef, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { DataType } from '../../models/channelUpdate.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Column } from '../../models/column.ts'
import { withinMode } from '../../models/contentMode.ts'
import { WRONG_SHARE_KEY } from '../../models/errCode.ts'
import {
  HOME,
  loginPlace,
  needsUser,
  type Page,
  type Place,
  pathOf,
  redirectTarget,
  withParams,
} from '../../models/page.ts'
import type { ChannelProgramme } from '../../models/programme.ts'
import type { ShareKeyProblem } from '../../models/shareKey.ts'
import { type Answered, hasSucceeded } from '../kit/loadable.ts'
import type { ChartMeta } from '../kit/meta.ts'
import type { PresentationEvent } from '../presentation/index.ts'
import type { Session, SessionEvent } from '../session/index.ts'
import { toastOf } from '../toasts.ts'
import { appActors } from './actors.ts'
import {
  beginsWithChannels,
  hasReminders,
  isBarred,
  isDoneLoggingIn,
  isOfChannels,
  leavesCatalogue,
  leavesHome,
  leavesLive,
  leavesLogin,
  mustLogIn,
  showsGrid,
  showsProfile,
  toPlace,
  tuningOf,
  wantsCatalogue,
  wantsChannelNews,
  wantsLive,
  wantsLiveHome,
  wantsLogin,
  wantsMine,
  withToggled,
} from './transitions.ts'
import type {
  Access,
  AppChildren,
  AppContext,
  AppEmitted,
  AppEvent,
  AppInput,
  AppTag,
  DeploymentOutput,
  OperatorOutput,
  PlansWish,
} from './types.ts'

/** Those that only a user has. */
const USERS = ['reminders', 'channelHistory'] as const
/** What the operator does at its time, announced or not. */
const ALARMS = ['broadcast', 'channelUpdates'] as const
/** The charts beside the screens. */
const COMPANIONS = [...ALARMS, 'epgSync'] as const

interface App {
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

/** Those of them that have not broken: the app lives on without the others, and tells them nothing. */
const living = <Id extends string>({ children }: App, ids: ReadonlyArray<Id>): ReadonlyArray<Id> =>
  ids.filter(id => children?.[id]?.getSnapshot().status === 'active')

interface Telling<Id extends string> {
  readonly enqueue: { readonly sendTo: (id: Id, event: AppEvent) => void }
  readonly event: AppEvent
  readonly self: AnyActorRef
}

/** Passes the event on. */
const tellLiving = <Id extends string>({ enqueue, event, self }: Telling<Id>, ids: ReadonlyArray<Id>): void => {
  for (const id of living(self.getSnapshot(), ids)) enqueue.sendTo(id, event)
}

const EXCUSE = toastOf('error.unavailable')

interface Opened {
  readonly session: Session
}

interface Going {
  readonly place: Place
}
/** What the address of a page names from now on. */
interface Moved {
  readonly page: Page
  readonly names: Readonly<Record<string, string | undefined>>
}
type PageFact = Extract<PresentationEvent, { readonly type: 'page.entered' | 'page.left' }>

export const appSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    emitted: {} as AppEmitted,
    children: {} as AppChildren,
    tags: {} as AppTag,
    meta: {} as ChartMeta,
  },
  actors: appActors,
  actions: {
    takePlace: assign((_, { place }: Going) => ({ place })),
    move: enqueueActions(({ context, enqueue }, { names }: Moved) => {
      const place = withParams(context.place, names)
      enqueue.assign({ place })
      enqueue.emit({ type: 'address.changed', to: pathOf(place) })
    }),
    takeTime: assign((_, { now }: { now: Instant }) => ({ now })),
    takeDeployment: assign((_, { answer }: Answered<DeploymentOutput>) => {
      if (answer._tag === 'Right') return { deployment: answer.right, failure: undefined }
      return answer.left.tag === 'unsealed' ? {} : { failure: answer.left }
    }),
    takeOperator: assign(({ context: { deployment } }, { answer }: Answered<OperatorOutput>) => {
      if (answer._tag === 'Left') return { failure: answer.left }
      const { contentMode } = answer.right.properties
      return {
        operator: answer.right,
        deployment: deployment && withinMode(deployment, contentMode),
        failure: undefined,
      }
    }),
    noteShareKey: assign((_, { problem }: { readonly problem: ShareKeyProblem | undefined }) => ({
      shareKeyProblem: problem,
    })),
    excuseLink: enqueueActions(({ enqueue, self }, { problem }: { readonly problem: ShareKeyProblem | undefined }) => {
      const excuse = toastOf(problem === 'unreachable' ? 'error.network' : 'shareKey.linkRefused')
      for (const id of living(self.getSnapshot(), ['toasts'])) enqueue.sendTo(id, excuse)
    }),
    askAgain: raise({ type: 'network.restored' }),
    takeAccess: assign((_, { access }: { access: Access }) => ({ access, accountId: undefined })),
    takeViewer: assign((_, { session: { status, account } }: Opened) => ({
      access: status,
      accountId: account.accountId,
    })),
    takeChannels: assign((_, { channels }: { channels: ReadonlyArray<Channel> }) => ({ channels })),
    takeColumns: assign((_, { columns }: { readonly columns: ReadonlyArray<Column> }) => ({ columns })),
    noteTakeover: assign((_, { isTakenOver }: { readonly isTakenOver: boolean }) => ({ isTakenOver })),
    endBroadcast: raise({ type: 'broadcast.ended' }),
    dropFailure: assign({ failure: undefined }),
    dropChannels: assign({ channels: undefined }),
    dropAccess: assign({ access: 'unknown', accountId: undefined }),
    goToLogin: emit(({ context }, { replace }: { replace: boolean }) =>
      toPlace(loginPlace(context.wanted ?? context.place), replace),
    ),
    keepWanted: assign((_, { place }: Going) => ({ wanted: place })),
    dropWanted: assign({ wanted: undefined }),
    stayHere: emit(({ context }) => toPlace(context.place, true)),
    goBack: emit(({ context }) => toPlace(redirectTarget(context.place.params.redirect), true)),
    goToChannel: emit((_, { channelId }: { readonly channelId: LogicalChannelId }) =>
      toPlace({ page: 'liveTv', params: { id: channelId } }, false),
    ),
    goHome: emit(toPlace(HOME, true)),
    tellToasts: enqueueActions(step => tellLiving(step, ['toasts'])),
    tellOverlay: enqueueActions(step => tellLiving(step, ['requestOverlay'])),
    tellSession: sendTo('session', (_, { event }: { event: SessionEvent }) => event),
    tellLineup: sendTo('lineup', ({ event }) => event),
    retryLineup: sendTo('lineup', { type: 'viewer.retry' }),
    tellFavourites: sendTo('favourites', ({ event }) => event),
    tellLiveHome: sendTo('liveHome', ({ event }) => event),
    tellLivePlayer: sendTo('livePlayer', ({ event }) => event),
    tellAlarms: enqueueActions(step => tellLiving(step, ALARMS)),
    tellGuideSync: enqueueActions(step => tellLiving(step, ['epgSync'])),
    tellCompanions: enqueueActions(step => tellLiving(step, COMPANIONS)),
    tellMessages: enqueueActions(step => tellLiving(step, ['announcements', 'messageCentre'])),
    pauseLivePlayer: sendTo('livePlayer', { type: 'viewer.pause' }),
    outdateGuide: enqueueActions(({ enqueue, self }) => {
      for (const id of living(self.getSnapshot(), ['epgSync'])) enqueue.sendTo(id, { type: 'guide.outdated' })
    }),
    tellChannelTools: enqueueActions(step => tellLiving(step, ['channelTools'])),
    tellReminders: enqueueActions(step => tellLiving(step, ['reminders'])),
    tellHistory: enqueueActions(step => tellLiving(step, ['channelHistory'])),
    tellUsers: enqueueActions(step => tellLiving(step, USERS)),
    keepEarlyReminder: assign(({ context }, { programme }: { readonly programme: ChannelProgramme }) => ({
      reminded: withToggled(context.reminded, programme),
    })),
    makeEarlyReminders: enqueueActions(({ enqueue, context }) => {
      for (const programme of context.reminded) enqueue.sendTo('reminders', { type: 'viewer.wantReminder', programme })
      enqueue.assign({ reminded: [] })
    }),
    dropEarlyReminders: assign({ reminded: [] }),
    excuseReminders: enqueueActions(({ enqueue, context, self }) => {
      if (context.reminded.length === 0) return
      enqueue.assign({ reminded: [] })
      for (const id of living(self.getSnapshot(), ['toasts'])) enqueue.sendTo(id, EXCUSE)
    }),
    tellPurchase: sendTo('purchase', ({ event }) => event),
    tellRightsChanged: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('purchase', { type: 'rights.changed' })
      enqueue.sendTo('ownAccount', { type: 'rights.changed' })
    }),
    keepPlansWish: assign((_, { wish }: { readonly wish: PlansWish }) => ({ plansWish: wish })),
    dropPlansWish: assign({ plansWish: undefined }),
    showWishedPlans: enqueueActions(({ enqueue, context }) => {
      if (context.plansWish) enqueue.sendTo('purchase', context.plansWish)
      enqueue.assign({ plansWish: undefined })
    }),
    excusePlans: enqueueActions(({ enqueue, context, self }) => {
      if (context.plansWish) for (const id of living(self.getSnapshot(), ['toasts'])) enqueue.sendTo(id, EXCUSE)
    }),
    tellProfile: sendTo('profile', ({ event }) => event),
    tellEntrance: sendTo('entrance', ({ event }) => event),
    tellGuide: sendTo('guide', ({ event }) => event),
    tellSchedule: sendTo('schedule', ({ event }) => event),
    tellCatalogue: sendTo('catalogue', ({ event }) => event),
    tellPresentation: sendTo('presentation', ({ event }) => event),
    placePicture: sendTo('presentation', (_, fact: PageFact) => fact),
    tuneLivePlayer: sendTo('livePlayer', (_, { place }: Going) => ({
      type: 'address.named' as const,
      ...tuningOf(place),
    })),
  },
  guards: {
    hasSucceeded: (_, answered: Answered) => hasSucceeded(_, answered),
    isKnown: (_, { problem }: { readonly problem: ShareKeyProblem | undefined }) => problem === undefined,
    isUnreachable: (_, { problem }: { readonly problem: ShareKeyProblem | undefined }) => problem === 'unreachable',
    isSealed: (_, { answer }: Answered<DeploymentOutput>) => answer._tag === 'Right' && answer.right.zeroTrust,
    isUnsealed: (_, { answer }: Answered<DeploymentOutput>) => answer._tag === 'Left' && answer.left.tag === 'unsealed',
    isOfWrongShareKey: (_, { answer }: Answered<OperatorOutput>) =>
      answer._tag === 'Left' && answer.left.tag === 'refused' && answer.left.errCode === WRONG_SHARE_KEY,
    mustLogIn: ({ context }) => mustLogIn(context.access, context.place),
    isDoneLoggingIn: ({ context }) => isDoneLoggingIn(context.access, context.place),
    isBarred: ({ context }, { place }: Going) => isBarred(context, place),
    isHere: ({ context }, { place }: Going) => pathOf(place) === pathOf(context.place),
    isMove: ({ context: { place } }, { page, names }: Moved) =>
      place.page === page && pathOf(withParams(place, names)) !== pathOf(place),
    isOnUserPage: ({ context }) => needsUser(context.place),
    isGuest: ({ context }) => context.access === 'guest',
    isUser: ({ context }) => context.access === 'user',
    isNotUser: ({ context }) => context.access !== 'user',
    wantsChannelNews: ({ context }) => wantsChannelNews(context.access, context.deployment),
    hasReminders: ({ context }) => hasReminders(context.access, context.deployment),
    hasAccess: ({ context }) => context.access === 'guest' || context.access === 'user',
    isClosed: ({ context }) => context.access === 'closed',
    isSomebody: ({ context }) => context.access !== 'unknown',
    isNobody: ({ context }) => context.access === 'unknown',
    isSameAccount: ({ context }, { session: { status, account } }: Opened) =>
      status === 'user' && account.accountId === context.accountId,
    isNewcomer: (_, { session: { status, account } }: Opened) =>
      status === 'user' && account.freeTrialStatus === 'UNUSED',
    isOfProgrammes: (_, { dataTypes }: { readonly dataTypes: ReadonlyArray<DataType> }) =>
      dataTypes.includes('EPG_PROGRAMS'),
    isOfChannels: (_, { dataTypes }: { readonly dataTypes: ReadonlyArray<DataType> }) => isOfChannels(dataTypes),
    isLivePlace: (_, { place }: Going) => place.page === 'liveTv',
    wantsLive: ({ context }) => wantsLive(context.access, context.place),
    leavesLive: ({ context }) => leavesLive(context.access, context.place),
    showsGrid: ({ context }) => showsGrid(context.place),
    showsProfile: ({ context }) => showsProfile(context.place),
    showsOtherPage: ({ context }) => !showsProfile(context.place),
    showsList: ({ context }) => !showsGrid(context.place),
    beginsWithChannels: ({ context }) => beginsWithChannels(context),
    wantsLiveHome: ({ context }) => wantsLiveHome(context.access, context.place, context.deployment),
    leavesHome: ({ context }) => leavesHome(context.access, context.place),
    wantsCatalogue: ({ context }) => wantsCatalogue(context.access, context.place, context.deployment),
    leavesCatalogue: ({ context }) => leavesCatalogue(context.access, context.place),
    wantsLogin: ({ context }) => wantsLogin(context.access, context.place),
    wantsMine: ({ context }) => wantsMine(context.access, context.place),
    leavesLogin: ({ context }) => leavesLogin(context.access, context.place),
  },
})
