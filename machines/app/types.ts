import type { Either } from 'fp-ts/lib/Either.js'
import type { AccountId } from '../../models/account.ts'
import type { AppProperties } from '../../models/appProperties.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Column } from '../../models/column.ts'
import type { Deployment } from '../../models/deployment.ts'
import type { Manifest } from '../../models/manifest.ts'
import type { Page, PageParams, Place } from '../../models/page.ts'
import type { ChannelProgramme } from '../../models/programme.ts'
import type { ShareKeyProblem } from '../../models/shareKey.ts'
import type { BroadcastFact } from '../broadcast/index.ts'
import type { CatalogueFact } from '../catalogue/index.ts'
import type { ChannelUpdatesFact } from '../channelUpdates.ts'
import type { EntranceFact } from '../entrance/index.ts'
import type { EpgSyncFact } from '../epgSync.ts'
import type { GuideFact } from '../guide/index.ts'
import type { ColumnsFact, LineupFact } from '../lineup/index.ts'
import type { LivePlayerFact } from '../livePlayer/index.ts'
import type { OwnAccountFact } from '../ownAccount.ts'
import type { PictureFact } from '../presentation/index.ts'
import type { ProfileFact } from '../profile/index.ts'
import type { PurchaseFact } from '../purchase.ts'
import type { RechargeFact } from '../recharge.ts'
import type { RemindersFact } from '../reminders/index.ts'
import type { RequestOverlayEvent } from '../requestOverlay.ts'
import type { SessionFact } from '../session/index.ts'
import type { SleepFact } from '../sleepTimer.ts'
import type { ToastWish } from '../toasts.ts'

/** What the operator says of the deployment before anybody is signed in. */
export interface Operator {
  readonly manifest: Manifest
  readonly properties: AppProperties
}

/** `unknown`: nobody is signed in yet, or for the moment. `closed`: only the login page is open. */
export type Access = 'unknown' | 'closed' | 'guest' | 'user'

export interface AppInput {
  /** Where the browser stands when the app starts. */
  readonly place: Place
  /** The best guess of the server's time. */
  readonly now: Instant
}

export interface AppContext {
  readonly place: Place
  readonly now: Instant
  readonly access: Access
  /** Whose session it is. */
  readonly accountId: AccountId | undefined
  readonly deployment: Deployment | undefined
  readonly operator: Operator | undefined
  /** Why the app could not start. */
  readonly failure: CallFailure | undefined
  /** Why no body can be sealed: a share key is asked for (MODE-04). */
  readonly shareKeyProblem: ShareKeyProblem | undefined
  /** What the viewer gets to see; `undefined` until the line-up has answered. */
  readonly channels: ReadonlyArray<Channel> | undefined
  /** The groups of the channels. */
  readonly columns: ReadonlyArray<Column>
  /** A national broadcast is on (CAST-01). */
  readonly isTakenOver: boolean
  /** Asked for before the reminders' code has come: made when it is there (REM-01). */
  readonly reminded: ReadonlyArray<ChannelProgramme>
  /** Asked for before their code has come: shown when it is there (ROLE-05). */
  readonly plansWish: PlansWish | undefined
  /** The page for users that a guest wanted to open: where a login leads (UI-02). */
  readonly wanted: Place | undefined
}

/** What shows the plans: at once, or for something that the account has no right to. */
export type PlansWish = { readonly type: 'viewer.seePlans' } | { readonly type: 'viewer.chooseLocked' }

export type AppEvent =
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  /** A group of channels; `undefined`: all of them. */
  | { readonly type: 'viewer.chooseGroup'; readonly columnId: string | undefined }
  | { readonly type: 'viewer.retry' }
  /** From the operator: a link that was opened in this tab, or pasted; the key alone does too (ROUTE-14). */
  | { readonly type: 'viewer.giveShareKey'; readonly shareKey: string }
  /** The share key of this device is forgotten: what is said from now on is not sealed. */
  | { readonly type: 'viewer.leaveSeal' }
  /** The operator has another share key than the one in use. */
  | { readonly type: 'shareKey.refused' }
  /** To the login page, and back here afterwards. */
  | { readonly type: 'viewer.logIn' }
  | { readonly type: 'viewer.logOut' }
  /** Channels are in sight, or about to be. */
  | { readonly type: 'viewer.wantChannels' }
  | { readonly type: 'viewer.toggleFavourite'; readonly channelId: LogicalChannelId }
  | { readonly type: 'viewer.toggleReminder'; readonly programme: ChannelProgramme }
  /** A right is lacking: a guest logs in, a user sees what can be bought. */
  | PlansWish
  /** Not to the login page: the guest stays one. */
  | { readonly type: 'viewer.stayGuest' }
  /** The viewer reads another language from now on. */
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.restored' }
  /** A file of this page did not come, and the operator's page is another one by now. */
  | { readonly type: 'release.gone' }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | ToastWish
  | RequestOverlayEvent
  | SessionFact
  | EntranceFact
  | LineupFact
  | ColumnsFact
  | GuideFact
  | LivePlayerFact
  | PictureFact
  | BroadcastFact
  | ChannelUpdatesFact
  | EpgSyncFact
  | SleepFact
  | CatalogueFact
  | RemindersFact
  | PurchaseFact
  | RechargeFact
  | OwnAccountFact
  | ProfileFact

/** What the view of the router obeys. */
export type AppEmitted =
  | { readonly type: 'navigation.requested'; readonly to: string; readonly replace: boolean }
  /** The viewer is at the same page, and its address is another one by now: the browser's follows, and nobody is told. */
  | { readonly type: 'address.changed'; readonly to: string }

export type AppTag =
  | 'starting'
  | 'unsealed'
  | 'shareKeyPage'
  | 'shareKeyDialog'
  | 'shareKeyTried'
  | 'failed'
  | 'offline'
  | 'there'
  | 'guestPrompt'
  | 'entranceUnavailable'
  | 'livePlayerUnavailable'
  | 'guideUnavailable'
  | 'catalogueUnavailable'
  | 'mineUnavailable'

/** `unsealed`: the device holds a share key, and the deployment file says that nothing is sealed (MODE-04). */
export type DeploymentOutput = Either<CallFailure | { readonly tag: 'unsealed' }, Deployment>
export type OperatorOutput = Either<CallFailure, Operator>
/** The code of a part of the app was fetched, or could not be. */
export type CodeOutput = Either<CallFailure, void>

/** The children by id, with the name of their logic. */
export type AppChildren = {
  readonly session: 'session'
  readonly lineup: 'lineup'
  readonly favourites: 'favourites'
  readonly liveHome: 'liveHome'
  readonly livePlayer: 'livePlayer'
  readonly presentation: 'presentation'
  readonly guide: 'guide'
  readonly schedule: 'schedule'
  readonly catalogue: 'catalogue'
  readonly purchase: 'purchase'
  readonly recharge: 'recharge'
  readonly ownAccount: 'ownAccount'
  readonly profile: 'profile'
  readonly entrance: 'entrance'
  readonly broadcast: 'broadcast'
  readonly channelUpdates: 'channelUpdates'
  readonly epgSync: 'epgSync'
  readonly sleepTimer: 'sleepTimer'
  readonly signPicture: 'signPicture'
  readonly kidsMode: 'kidsMode'
  readonly reminders: 'reminders'
  readonly channelHistory: 'channelHistory'
  readonly announcements: 'announcements'
  readonly messageCentre: 'messageCentre'
  readonly release: 'release'
  readonly channelTools: 'channelTools'
  readonly toasts: 'toasts'
  readonly requestOverlay: 'requestOverlay'
}
