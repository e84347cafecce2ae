import { fromCallback, fromPromise } from 'xstate'
import { type CodeSplit, codeSplit } from '../codeSplit.ts'
import { favouritesMachine } from '../favourites/index.ts'
import { lineupMachine } from '../lineup/index.ts'
import { liveHomeMachine } from '../liveHome/index.ts'
import type { livePlayerMachine } from '../livePlayer/index.ts'
import type { loginMachine } from '../login/index.ts'
import type { presentationMachine } from '../presentation/index.ts'
import { requestOverlayMachine } from '../requestOverlay/index.ts'
import { sessionMachine } from '../session/index.ts'
import { toastsMachine } from '../toasts/index.ts'
import type { AppEvent, CodeOutput, DeploymentOutput, OperatorOutput } from './types.ts'

const missing = (port: string) => () => Promise.reject(new Error(`${port} is not provided`))
const absent = (port: string) => () => {
  throw new Error(`${port} is not provided`)
}

/** Reads the deployment file (MODE-03). */
const loadDeployment = fromPromise<DeploymentOutput>(missing('loadDeployment'))
/** Asks for the manifest and the app's properties. */
const loadOperator = fromPromise<OperatorOutput>(missing('loadOperator'))
/** Fetches the code of the login form; after it `login` can start. */
const loadLogin = fromPromise<CodeOutput>(missing('loadLogin'))
const login: CodeSplit<typeof loginMachine> = codeSplit<typeof loginMachine>(absent('login'))
/** Fetches the code of the live player; after it `livePlayer` and `presentation` can start. */
const loadLivePlayer = fromPromise<CodeOutput>(missing('loadLivePlayer'))
const livePlayer: CodeSplit<typeof livePlayerMachine> = codeSplit<typeof livePlayerMachine>(absent('livePlayer'))
const presentation: CodeSplit<typeof presentationMachine> = codeSplit<typeof presentationMachine>(
  absent('presentation'),
)
/** Says when the network is lost and when it is back. */
const watchNetwork = fromCallback<AppEvent>(absent('watchNetwork'))
/** Says the server's time, at once and again and again. */
const watchClock = fromCallback<AppEvent>(absent('watchClock'))

export const appActors = {
  loadDeployment,
  loadOperator,
  loadLogin,
  login,
  loadLivePlayer,
  livePlayer,
  presentation,
  watchNetwork,
  watchClock,
  session: sessionMachine,
  lineup: lineupMachine,
  favourites: favouritesMachine,
  liveHome: liveHomeMachine,
  toasts: toastsMachine,
  requestOverlay: requestOverlayMachine,
}
