import type { AnyChartModel } from '@sintonia/statechart-paths'
import type { AnyStateMachine } from 'xstate'
import { agreementModel } from '../machines/agreement/model.ts'
import { announcementsModel } from '../machines/announcements/model.ts'
import {
  appAddressModel,
  appBesideModel,
  appMessagesModel,
  appMineModel,
  appModel,
  appReleaseModel,
  appSealedModel,
  appShareKeyModel,
} from '../machines/app/model.ts'
import { broadcastModel } from '../machines/broadcast/model.ts'
import { broadcastPlayerModel } from '../machines/broadcastPlayer/model.ts'
import { carouselModel } from '../machines/carousel/model.ts'
import { catalogueModel } from '../machines/catalogue/model.ts'
import { catchUpPlayerModel, timeShiftPlayerModel } from '../machines/catchUpPlayer/model.ts'
import { channelHistoryModel } from '../machines/channelHistory/model.ts'
import { channelSearchModel } from '../machines/channelSearch/model.ts'
import { channelToolsModel } from '../machines/channelTools/model.ts'
import { channelUpdatesModel } from '../machines/channelUpdates/model.ts'
import { codeFormModel, wholeCodeFormModel } from '../machines/codeForm/model.ts'
import { dialModel } from '../machines/dial/model.ts'
import { engineModel } from '../machines/engine/model.ts'
import { entranceModel } from '../machines/entrance/model.ts'
import { epgSyncModel } from '../machines/epgSync/model.ts'
import { favouriteChannelsModel } from '../machines/favouriteChannels/model.ts'
import { favouritesModel } from '../machines/favourites/model.ts'
import { guideModel } from '../machines/guide/model.ts'
import { hoverCardModel } from '../machines/hoverCard/model.ts'
import { kidsModeModel } from '../machines/kidsMode/model.ts'
import { lineupModel } from '../machines/lineup/model.ts'
import { liveHomeModel } from '../machines/liveHome/model.ts'
import { livePlayerModel, livePlayerOnAirModel } from '../machines/livePlayer/model.ts'
import { loginModel } from '../machines/login/model.ts'
import { marqueeModel } from '../machines/marquee/model.ts'
import { mediaModel } from '../machines/media/model.ts'
import { messageCentreModel } from '../machines/messageCentre/model.ts'
import { neighboursModel } from '../machines/neighbours/model.ts'
import { noticeModel } from '../machines/notice/model.ts'
import { ownAccountModel } from '../machines/ownAccount/model.ts'
import { passwordChangeModel } from '../machines/passwordChange/model.ts'
import { personModel } from '../machines/person/model.ts'
import { presentationModel } from '../machines/presentation/model.ts'
import { profileModel } from '../machines/profile/model.ts'
import { purchaseModel } from '../machines/purchase/model.ts'
import { qrLoginModel } from '../machines/qrLogin/model.ts'
import { rechargeModel } from '../machines/recharge/model.ts'
import { releaseModel } from '../machines/release/model.ts'
import { remindersModel } from '../machines/reminders/model.ts'
import { removalModel } from '../machines/removal/model.ts'
import { requestOverlayModel } from '../machines/requestOverlay/model.ts'
import { scheduleModel } from '../machines/schedule/model.ts'
import { liveSearchModel, vodSearchModel } from '../machines/search/model.ts'
import { closedSessionModel, sessionModel } from '../machines/session/model.ts'
import { signPictureModel } from '../machines/signPicture/model.ts'
import { sleepTimerModel } from '../machines/sleepTimer/model.ts'
import { titleDetailModel } from '../machines/titleDetail/model.ts'
import { titleListsModel } from '../machines/titleLists/model.ts'
import { titleStarModel } from '../machines/titleStar/model.ts'
import { toastsModel } from '../machines/toasts/model.ts'
import { vodCategoryModel } from '../machines/vodCategory/model.ts'
import { vodHomeModel } from '../machines/vodHome/model.ts'
import { askingVodPlayerModel, vodPlayerModel } from '../machines/vodPlayer/model.ts'

/** Every chart of the product with its model, from the root down; a chart has more models where its input decides much. */
export const chartModels: readonly AnyChartModel[] = [
  appModel,
  appBesideModel,
  appMineModel,
  appMessagesModel,
  appSealedModel,
  appShareKeyModel,
  appReleaseModel,
  appAddressModel,
  releaseModel,
  sessionModel,
  closedSessionModel,
  loginModel,
  entranceModel,
  codeFormModel,
  wholeCodeFormModel,
  agreementModel,
  passwordChangeModel,
  profileModel,
  qrLoginModel,
  lineupModel,
  favouritesModel,
  channelToolsModel,
  channelSearchModel,
  kidsModeModel,
  epgSyncModel,
  liveHomeModel,
  announcementsModel,
  marqueeModel,
  messageCentreModel,
  livePlayerModel,
  livePlayerOnAirModel,
  catchUpPlayerModel,
  timeShiftPlayerModel,
  guideModel,
  scheduleModel,
  catalogueModel,
  vodHomeModel,
  carouselModel,
  vodPlayerModel,
  askingVodPlayerModel,
  presentationModel,
  hoverCardModel,
  vodCategoryModel,
  titleDetailModel,
  titleStarModel,
  personModel,
  dialModel,
  noticeModel,
  neighboursModel,
  signPictureModel,
  sleepTimerModel,
  engineModel,
  mediaModel,
  broadcastModel,
  broadcastPlayerModel,
  channelUpdatesModel,
  remindersModel,
  channelHistoryModel,
  liveSearchModel,
  vodSearchModel,
  titleListsModel,
  favouriteChannelsModel,
  removalModel,
  purchaseModel,
  rechargeModel,
  ownAccountModel,
  requestOverlayModel,
  toastsModel,
]

/** The charts themselves, each once. */
export const chartMachines: readonly AnyStateMachine[] = [...new Set(chartModels.map(({ machine }) => machine))]
