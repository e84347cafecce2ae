import type { AnyStateMachine } from 'xstate'
import { appBesideModel, appModel } from '../machines/app/model.ts'
import { broadcastModel } from '../machines/broadcast/model.ts'
import { broadcastPlayerModel } from '../machines/broadcastPlayer/model.ts'
import { catchUpPlayerModel, timeShiftPlayerModel } from '../machines/catchUpPlayer/model.ts'
import { channelHistoryModel } from '../machines/channelHistory/model.ts'
import { channelSearchModel } from '../machines/channelSearch/model.ts'
import { channelToolsModel } from '../machines/channelTools/model.ts'
import { channelUpdatesModel } from '../machines/channelUpdates/model.ts'
import { dialModel } from '../machines/dial/model.ts'
import { engineModel } from '../machines/engine/model.ts'
import { epgSyncModel } from '../machines/epgSync/model.ts'
import { favouritesModel } from '../machines/favourites/model.ts'
import { guideModel } from '../machines/guide/model.ts'
import { kidsModeModel } from '../machines/kidsMode/model.ts'
import { lineupModel } from '../machines/lineup/model.ts'
import { liveHomeModel } from '../machines/liveHome/model.ts'
import { livePlayerModel } from '../machines/livePlayer/model.ts'
import { loginModel } from '../machines/login/model.ts'
import { presentationModel } from '../machines/presentation/model.ts'
import { remindersModel } from '../machines/reminders/model.ts'
import { requestOverlayModel } from '../machines/requestOverlay/model.ts'
import { scheduleModel } from '../machines/schedule/model.ts'
import { closedSessionModel, sessionModel } from '../machines/session/model.ts'
import { sleepTimerModel } from '../machines/sleepTimer/model.ts'
import { toastsModel } from '../machines/toasts/model.ts'
import type { AnyChartModel } from './model.ts'

/** Every chart of the product with its model, from the root down; a chart has more models where its input decides much. */
export const chartModels: readonly AnyChartModel[] = [
  appModel,
  appBesideModel,
  sessionModel,
  closedSessionModel,
  loginModel,
  lineupModel,
  favouritesModel,
  channelToolsModel,
  channelSearchModel,
  kidsModeModel,
  epgSyncModel,
  liveHomeModel,
  livePlayerModel,
  catchUpPlayerModel,
  timeShiftPlayerModel,
  guideModel,
  scheduleModel,
  presentationModel,
  dialModel,
  sleepTimerModel,
  engineModel,
  broadcastModel,
  broadcastPlayerModel,
  channelUpdatesModel,
  remindersModel,
  channelHistoryModel,
  requestOverlayModel,
  toastsModel,
]

/** The charts themselves, each once. */
export const chartMachines: readonly AnyStateMachine[] = [...new Set(chartModels.map(({ machine }) => machine))]
