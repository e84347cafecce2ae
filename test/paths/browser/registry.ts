import { agreementInBrowser } from './charts/agreement.ts'
import { announcementsInBrowser } from './charts/announcements.ts'
import { appInBrowser } from './charts/app.ts'
import { broadcastInBrowser } from './charts/broadcast.ts'
import { broadcastPlayerInBrowser } from './charts/broadcastPlayer.ts'
import { carouselInBrowser } from './charts/carousel.ts'
import { catalogueInBrowser } from './charts/catalogue.ts'
import { catchUpPlayerInBrowser } from './charts/catchUpPlayer.ts'
import { channelHistoryInBrowser } from './charts/channelHistory.ts'
import { channelSearchInBrowser } from './charts/channelSearch.ts'
import { channelToolsInBrowser } from './charts/channelTools.ts'
import { channelUpdatesInBrowser } from './charts/channelUpdates.ts'
import { codeFormInBrowser } from './charts/codeForm.ts'
import { dialInBrowser } from './charts/dial.ts'
import { engineInBrowser } from './charts/engine.ts'
import { entranceInBrowser } from './charts/entrance.ts'
import { epgSyncInBrowser } from './charts/epgSync.ts'
import { favouriteChannelsInBrowser } from './charts/favouriteChannels.ts'
import { favouritesInBrowser } from './charts/favourites.ts'
import { guideInBrowser } from './charts/guide.ts'
import { hoverCardInBrowser } from './charts/hoverCard.ts'
import { kidsModeInBrowser } from './charts/kidsMode.ts'
import { lineupInBrowser } from './charts/lineup.ts'
import { liveHomeInBrowser } from './charts/liveHome.ts'
import { livePlayerInBrowser } from './charts/livePlayer.ts'
import { livePlayerOnAirInBrowser } from './charts/livePlayerOnAir.ts'
import { loginInBrowser } from './charts/login.ts'
import { marqueeInBrowser } from './charts/marquee.ts'
import { messageCentreInBrowser } from './charts/messageCentre.ts'
import { noticeInBrowser } from './charts/notice.ts'
import { ownAccountInBrowser } from './charts/ownAccount.ts'
import { passwordChangeInBrowser } from './charts/passwordChange.ts'
import { personInBrowser } from './charts/person.ts'
import { presentationInBrowser } from './charts/presentation.ts'
import { purchaseInBrowser } from './charts/purchase.ts'
import { qrLoginInBrowser } from './charts/qrLogin.ts'
import { rechargeInBrowser } from './charts/recharge.ts'
import { releaseInBrowser } from './charts/release.ts'
import { remindersInBrowser } from './charts/reminders.ts'
import { removalInBrowser } from './charts/removal.ts'
import { requestOverlayInBrowser } from './charts/requestOverlay.ts'
import { scheduleInBrowser } from './charts/schedule.ts'
import { liveSearchInBrowser, vodSearchInBrowser } from './charts/search.ts'
import { closedSessionInBrowser, sessionInBrowser } from './charts/session.ts'
import { sleepTimerInBrowser } from './charts/sleepTimer.ts'
import { titleDetailInBrowser } from './charts/titleDetail.ts'
import { titleListsInBrowser } from './charts/titleLists.ts'
import { titleStarInBrowser } from './charts/titleStar.ts'
import { toastsInBrowser } from './charts/toasts.ts'
import { vodCategoryInBrowser } from './charts/vodCategory.ts'
import { vodHomeInBrowser } from './charts/vodHome.ts'
import { vodPlayerInBrowser } from './charts/vodPlayer.ts'
import type { BrowserModel } from './model.ts'

/** Every chart whose paths are walked in a real browser. */
export const browserModels: readonly BrowserModel[] = [
  ...appInBrowser,
  sessionInBrowser,
  closedSessionInBrowser,
  loginInBrowser,
  entranceInBrowser,
  agreementInBrowser,
  codeFormInBrowser,
  passwordChangeInBrowser,
  qrLoginInBrowser,
  rechargeInBrowser,
  purchaseInBrowser,
  ownAccountInBrowser,
  lineupInBrowser,
  liveHomeInBrowser,
  engineInBrowser,
  livePlayerInBrowser,
  livePlayerOnAirInBrowser,
  broadcastInBrowser,
  channelUpdatesInBrowser,
  epgSyncInBrowser,
  catchUpPlayerInBrowser,
  broadcastPlayerInBrowser,
  presentationInBrowser,
  favouritesInBrowser,
  channelToolsInBrowser,
  channelSearchInBrowser,
  kidsModeInBrowser,
  dialInBrowser,
  noticeInBrowser,
  sleepTimerInBrowser,
  releaseInBrowser,
  scheduleInBrowser,
  guideInBrowser,
  remindersInBrowser,
  channelHistoryInBrowser,
  announcementsInBrowser,
  marqueeInBrowser,
  catalogueInBrowser,
  vodHomeInBrowser,
  carouselInBrowser,
  vodCategoryInBrowser,
  hoverCardInBrowser,
  personInBrowser,
  titleDetailInBrowser,
  titleStarInBrowser,
  liveSearchInBrowser,
  vodSearchInBrowser,
  vodPlayerInBrowser,
  titleListsInBrowser,
  favouriteChannelsInBrowser,
  removalInBrowser,
  messageCentreInBrowser,
  toastsInBrowser,
  requestOverlayInBrowser,
]

/** The browser's side of a chart and its variant. */
export const browserModelOf = (chart: string, variant: string | undefined): BrowserModel | undefined =>
  browserModels.find(({ model }) => model.machine.id === chart && model.variant === variant)
