import { fromCallback, fromPromise } from 'xstate'
import type { ShareKeyProblem } from '../../models/shareKey.ts'
import type { announcementsMachine } from '../announcements/index.ts'
import type { broadcastMachine } from '../broadcast/index.ts'
import type { catalogueMachine } from '../catalogue/index.ts'
import type { channelHistoryMachine } from '../channelHistory/index.ts'
import type { channelToolsMachine } from '../channelTools.ts'
import type { channelUpdatesMachine } from '../channelUpdates.ts'
import type { entranceMachine } from '../entrance/index.ts'
import type { epgSyncMachine } from '../epgSync.ts'
import type { favouritesMachine } from '../favourites.ts'
import type { guideMachine } from '../guide/index.ts'
import type { kidsModeMachine } from '../kidsMode.ts'
import { type CodeSplit, codeSplit } from '../kit/codeSplit.ts'
import { unprovided } from '../kit/port.ts'
import type { lineupMachine } from '../lineup/index.ts'
import type { liveHomeMachine } from '../liveHome.ts'
import type { livePlayerMachine } from '../livePlayer/index.ts'
import type { messageCentreMachine } from '../messageCentre/index.ts'
import type { ownAccountMachine } from '../ownAccount.ts'
import type { presentationMachine } from '../presentation/index.ts'
import type { profileMachine } from '../profile/index.ts'
import type { purchaseMachine } from '../purchase.ts'
import type { rechargeMachine } from '../recharge.ts'
import type { releaseMachine } from '../release.ts'
import type { remindersMachine } from '../reminders/index.ts'
import { requestOverlayMachine } from '../requestOverlay.ts'
import type { scheduleMachine } from '../schedule/index.ts'
import { sessionMachine } from '../session/index.ts'
import type { signPictureMachine } from '../signPicture.ts'
import type { sleepTimerMachine } from '../sleepTimer.ts'
import { toastsMachine } from '../toasts.ts'
import type { AppEvent, CodeOutput, DeploymentOutput, OperatorOutput } from './types.ts'

/** Reads the deployment file (MODE-03). */
const loadDeployment = fromPromise<DeploymentOutput>(unprovided('loadDeployment'))
/** Seals the bodies of all calls with the given share key once the operator has accepted it, else with the one that is kept (MODE-04). */
const openSeal = fromPromise<ShareKeyProblem | undefined, string | undefined>(unprovided('openSeal'))
/** Takes the share key off this device. */
const forgetShareKey = fromPromise<void>(unprovided('forgetShareKey'))
/** Asks for the manifest and the app's properties. */
const loadOperator = fromPromise<OperatorOutput>(unprovided('loadOperator'))
/** Ends when the page has painted and rests. */
const waitForRest = fromPromise<void>(unprovided('waitForRest'))
/** Fetches the code of the line-up, however often it has to ask; after it `lineup` and `liveHome` can start. */
const loadLineup = fromPromise<CodeOutput>(unprovided('loadLineup'))
const lineup: CodeSplit<typeof lineupMachine> = codeSplit<typeof lineupMachine>(unprovided('lineup'))
const liveHome: CodeSplit<typeof liveHomeMachine> = codeSplit<typeof liveHomeMachine>(unprovided('liveHome'))
/** Fetches the code of the user's own pages; after it `purchase`, `recharge`, `ownAccount` and `profile` can start. */
const loadMine = fromPromise<CodeOutput>(unprovided('loadMine'))
const purchase: CodeSplit<typeof purchaseMachine> = codeSplit<typeof purchaseMachine>(unprovided('purchase'))
const recharge: CodeSplit<typeof rechargeMachine> = codeSplit<typeof rechargeMachine>(unprovided('recharge'))
const ownAccount: CodeSplit<typeof ownAccountMachine> = codeSplit<typeof ownAccountMachine>(unprovided('ownAccount'))
const profile: CodeSplit<typeof profileMachine> = codeSplit<typeof profileMachine>(unprovided('profile'))
/** Fetches the code of the way in; after it `entrance` can start. */
const loadEntrance = fromPromise<CodeOutput>(unprovided('loadEntrance'))
const entrance: CodeSplit<typeof entranceMachine> = codeSplit<typeof entranceMachine>(unprovided('entrance'))
/** Fetches the code of live TV; after it `livePlayer`, `presentation`, `favourites` and `channelTools` can start. */
const loadLivePlayer = fromPromise<CodeOutput>(unprovided('loadLivePlayer'))
const livePlayer: CodeSplit<typeof livePlayerMachine> = codeSplit<typeof livePlayerMachine>(unprovided('livePlayer'))
const favourites: CodeSplit<typeof favouritesMachine> = codeSplit<typeof favouritesMachine>(unprovided('favourites'))
const channelTools: CodeSplit<typeof channelToolsMachine> = codeSplit<typeof channelToolsMachine>(
  unprovided('channelTools'),
)
const presentation: CodeSplit<typeof presentationMachine> = codeSplit<typeof presentationMachine>(
  unprovided('presentation'),
)
/** Waits until the page has painted and fetches the code of what the operator has to say. */
const loadMessages = fromPromise<CodeOutput>(unprovided('loadMessages'))
/** Waits until the page has painted and fetches the code of what goes on beside the screens. */
const loadCompanions = fromPromise<CodeOutput>(unprovided('loadCompanions'))
const broadcast: CodeSplit<typeof broadcastMachine> = codeSplit<typeof broadcastMachine>(unprovided('broadcast'))
const channelUpdates: CodeSplit<typeof channelUpdatesMachine> = codeSplit<typeof channelUpdatesMachine>(
  unprovided('channelUpdates'),
)
const epgSync: CodeSplit<typeof epgSyncMachine> = codeSplit<typeof epgSyncMachine>(unprovided('epgSync'))
const kidsMode: CodeSplit<typeof kidsModeMachine> = codeSplit<typeof kidsModeMachine>(unprovided('kidsMode'))
const signPicture: CodeSplit<typeof signPictureMachine> = codeSplit<typeof signPictureMachine>(
  unprovided('signPicture'),
)
const sleepTimer: CodeSplit<typeof sleepTimerMachine> = codeSplit<typeof sleepTimerMachine>(unprovided('sleepTimer'))
const reminders: CodeSplit<typeof remindersMachine> = codeSplit<typeof remindersMachine>(unprovided('reminders'))
const channelHistory: CodeSplit<typeof channelHistoryMachine> = codeSplit<typeof channelHistoryMachine>(
  unprovided('channelHistory'),
)
const messageCentre: CodeSplit<typeof messageCentreMachine> = codeSplit<typeof messageCentreMachine>(
  unprovided('messageCentre'),
)
const announcements: CodeSplit<typeof announcementsMachine> = codeSplit<typeof announcementsMachine>(
  unprovided('announcements'),
)
/** Fetches the code of the guide; after it `guide` and `schedule` can start. */
const loadGuide = fromPromise<CodeOutput>(unprovided('loadGuide'))
const guide: CodeSplit<typeof guideMachine> = codeSplit<typeof guideMachine>(unprovided('guide'))
const schedule: CodeSplit<typeof scheduleMachine> = codeSplit<typeof scheduleMachine>(unprovided('schedule'))
/** Fetches the code of the catalogue; after it `catalogue` can start. */
const loadCatalogue = fromPromise<CodeOutput>(unprovided('loadCatalogue'))
const catalogue: CodeSplit<typeof catalogueMachine> = codeSplit<typeof catalogueMachine>(unprovided('catalogue'))
/** There as soon as the page has come to rest: `release.gone` is told by the same code. */
const release: CodeSplit<typeof releaseMachine> = codeSplit<typeof releaseMachine>(unprovided('release'))
/** Says when the network is lost and when it is back. */
const watchNetwork = fromCallback<AppEvent>(unprovided('watchNetwork'))
/** Says the server's time, at once and again and again. */
const watchClock = fromCallback<AppEvent>(unprovided('watchClock'))

export const appActors = {
  loadDeployment,
  openSeal,
  forgetShareKey,
  loadOperator,
  waitForRest,
  loadLineup,
  lineup,
  liveHome,
  loadMine,
  purchase,
  recharge,
  ownAccount,
  profile,
  loadEntrance,
  entrance,
  loadLivePlayer,
  livePlayer,
  presentation,
  loadGuide,
  guide,
  schedule,
  loadCatalogue,
  catalogue,
  loadCompanions,
  broadcast,
  channelUpdates,
  epgSync,
  sleepTimer,
  signPicture,
  kidsMode,
  reminders,
  channelHistory,
  loadMessages,
  announcements,
  messageCentre,
  release,
  watchNetwork,
  watchClock,
  session: sessionMachine,
  favourites,
  channelTools,
  toasts: toastsMachine,
  requestOverlay: requestOverlayMachine,
}
