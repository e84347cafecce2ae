import { fromCallback, fromPromise } from 'xstate'
import type { broadcastMachine } from '../broadcast/index.ts'
import type { channelHistoryMachine } from '../channelHistory/index.ts'
import type { channelToolsMachine } from '../channelTools/index.ts'
import type { channelUpdatesMachine } from '../channelUpdates/index.ts'
import { type CodeSplit, codeSplit } from '../codeSplit.ts'
import type { epgSyncMachine } from '../epgSync/index.ts'
import type { favouritesMachine } from '../favourites/index.ts'
import type { guideMachine } from '../guide/index.ts'
import { lineupMachine } from '../lineup/index.ts'
import { liveHomeMachine } from '../liveHome/index.ts'
import type { livePlayerMachine } from '../livePlayer/index.ts'
import type { loginMachine } from '../login/index.ts'
import { unprovided } from '../port.ts'
import type { presentationMachine } from '../presentation/index.ts'
import type { remindersMachine } from '../reminders/index.ts'
import { requestOverlayMachine } from '../requestOverlay/index.ts'
import type { scheduleMachine } from '../schedule/index.ts'
import { sessionMachine } from '../session/index.ts'
import type { sleepTimerMachine } from '../sleepTimer/index.ts'
import { toastsMachine } from '../toasts/index.ts'
import type { AppEvent, CodeOutput, DeploymentOutput, OperatorOutput } from './types.ts'

/** Reads the deployment file (MODE-03). */
const loadDeployment = fromPromise<DeploymentOutput>(unprovided('loadDeployment'))
/** Asks for the manifest and the app's properties. */
const loadOperator = fromPromise<OperatorOutput>(unprovided('loadOperator'))
/** Fetches the code of the login form; after it `login` can start. */
const loadLogin = fromPromise<CodeOutput>(unprovided('loadLogin'))
const login: CodeSplit<typeof loginMachine> = codeSplit<typeof loginMachine>(unprovided('login'))
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
/** Waits until the page has painted and fetches the code of what goes on beside the screens. */
const loadCompanions = fromPromise<CodeOutput>(unprovided('loadCompanions'))
const broadcast: CodeSplit<typeof broadcastMachine> = codeSplit<typeof broadcastMachine>(unprovided('broadcast'))
const channelUpdates: CodeSplit<typeof channelUpdatesMachine> = codeSplit<typeof channelUpdatesMachine>(
  unprovided('channelUpdates'),
)
const epgSync: CodeSplit<typeof epgSyncMachine> = codeSplit<typeof epgSyncMachine>(unprovided('epgSync'))
const sleepTimer: CodeSplit<typeof sleepTimerMachine> = codeSplit<typeof sleepTimerMachine>(unprovided('sleepTimer'))
const reminders: CodeSplit<typeof remindersMachine> = codeSplit<typeof remindersMachine>(unprovided('reminders'))
const channelHistory: CodeSplit<typeof channelHistoryMachine> = codeSplit<typeof channelHistoryMachine>(
  unprovided('channelHistory'),
)
/** Fetches the code of the guide; after it `guide` and `schedule` can start. */
const loadGuide = fromPromise<CodeOutput>(unprovided('loadGuide'))
const guide: CodeSplit<typeof guideMachine> = codeSplit<typeof guideMachine>(unprovided('guide'))
const schedule: CodeSplit<typeof scheduleMachine> = codeSplit<typeof scheduleMachine>(unprovided('schedule'))
/** Says when the network is lost and when it is back. */
const watchNetwork = fromCallback<AppEvent>(unprovided('watchNetwork'))
/** Says the server's time, at once and again and again. */
const watchClock = fromCallback<AppEvent>(unprovided('watchClock'))

export const appActors = {
  loadDeployment,
  loadOperator,
  loadLogin,
  login,
  loadLivePlayer,
  livePlayer,
  presentation,
  loadGuide,
  guide,
  schedule,
  loadCompanions,
  broadcast,
  channelUpdates,
  epgSync,
  sleepTimer,
  reminders,
  channelHistory,
  watchNetwork,
  watchClock,
  session: sessionMachine,
  lineup: lineupMachine,
  favourites,
  liveHome: liveHomeMachine,
  channelTools,
  toasts: toastsMachine,
  requestOverlay: requestOverlayMachine,
}
