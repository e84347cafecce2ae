import type { Either } from 'fp-ts/lib/Either.js'
import type { AppProperties } from '../../models/appProperties.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Deployment } from '../../models/deployment.ts'
import type { Manifest } from '../../models/manifest.ts'
import type { Page, PageParams, Place } from '../../models/page.ts'
import type { ChannelProgramme } from '../../models/programme.ts'
import type { BroadcastFact } from '../broadcast/index.ts'
import type { ChannelUpdatesFact } from '../channelUpdates/index.ts'
import type { EpgSyncFact } from '../epgSync/index.ts'
import type { FavouritesFact } from '../favourites/index.ts'
import type { LineupFact } from '../lineup/index.ts'
import type { LoginFact } from '../login/index.ts'
import type { PictureFact } from '../presentation/index.ts'
import type { RemindersFact } from '../reminders/index.ts'
import type { RequestOverlayEvent } from '../requestOverlay/index.ts'
import type { SessionFact } from '../session/index.ts'
import type { SleepFact } from '../sleepTimer/index.ts'
import type { ToastsEvent } from '../toasts/index.ts'

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
  readonly deployment: Deployment | undefined
  readonly operator: Operator | undefined
  /** Why the app could not start. */
  readonly failure: CallFailure | undefined
  /** What the viewer gets to see; `undefined` until the line-up has answered. */
  readonly channels: ReadonlyArray<Channel> | undefined
  /** A national broadcast is on (CAST-01). */
  readonly isTakenOver: boolean
  /** Asked for before the reminders' code has come: made when it is there (REM-01). */
  readonly reminded: ReadonlyArray<ChannelProgramme>
}

export type AppEvent =
  | { readonly type: 'viewer.navigated'; readonly page: Page; readonly params: PageParams }
  | { readonly type: 'viewer.retry' }
  /** To the login page, and back here afterwards. */
  | { readonly type: 'viewer.logIn' }
  | { readonly type: 'viewer.logOut' }
  | { readonly type: 'viewer.toggleFavourite'; readonly channelId: LogicalChannelId }
  | { readonly type: 'viewer.toggleReminder'; readonly programme: ChannelProgramme }
  /** The viewer reads another language from now on. */
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'clock.ticked'; readonly now: Instant }
  | ToastsEvent
  | RequestOverlayEvent
  | SessionFact
  | LoginFact
  | LineupFact
  | FavouritesFact
  | PictureFact
  | BroadcastFact
  | ChannelUpdatesFact
  | EpgSyncFact
  | SleepFact
  | RemindersFact

/** What the view of the router obeys. */
export type AppEmitted = { readonly type: 'navigation.requested'; readonly to: string; readonly replace: boolean }

export type AppTag =
  | 'starting'
  | 'failed'
  | 'offline'
  | 'loginUnavailable'
  | 'livePlayerUnavailable'
  | 'guideUnavailable'

export type DeploymentOutput = Either<CallFailure, Deployment>
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
  readonly login: 'login'
  readonly broadcast: 'broadcast'
  readonly channelUpdates: 'channelUpdates'
  readonly epgSync: 'epgSync'
  readonly sleepTimer: 'sleepTimer'
  readonly reminders: 'reminders'
  readonly channelHistory: 'channelHistory'
  readonly channelTools: 'channelTools'
  readonly toasts: 'toasts'
  readonly requestOverlay: 'requestOverlay'
}
