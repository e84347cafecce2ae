import { channelHistoryInBrowser } from './charts/channelHistory.ts'
import { channelSearchInBrowser } from './charts/channelSearch.ts'
import { channelToolsInBrowser } from './charts/channelTools.ts'
import { dialInBrowser } from './charts/dial.ts'
import { favouritesInBrowser } from './charts/favourites.ts'
import { guideInBrowser } from './charts/guide.ts'
import { kidsModeInBrowser } from './charts/kidsMode.ts'
import { livePlayerInBrowser } from './charts/livePlayer.ts'
import { livePlayerOnAirInBrowser } from './charts/livePlayerOnAir.ts'
import { loginInBrowser } from './charts/login.ts'
import { presentationInBrowser } from './charts/presentation.ts'
import { remindersInBrowser } from './charts/reminders.ts'
import { requestOverlayInBrowser } from './charts/requestOverlay.ts'
import { scheduleInBrowser } from './charts/schedule.ts'
import { closedSessionInBrowser, sessionInBrowser } from './charts/session.ts'
import { sleepTimerInBrowser } from './charts/sleepTimer.ts'
import { toastsInBrowser } from './charts/toasts.ts'
import type { BrowserModel } from './model.ts'

/** Every chart whose paths are walked in a real browser. */
export const browserModels: readonly BrowserModel[] = [
  sessionInBrowser,
  closedSessionInBrowser,
  loginInBrowser,
  livePlayerInBrowser,
  livePlayerOnAirInBrowser,
  presentationInBrowser,
  favouritesInBrowser,
  channelToolsInBrowser,
  channelSearchInBrowser,
  kidsModeInBrowser,
  dialInBrowser,
  sleepTimerInBrowser,
  scheduleInBrowser,
  guideInBrowser,
  remindersInBrowser,
  channelHistoryInBrowser,
  requestOverlayInBrowser,
  toastsInBrowser,
]

/** The browser's side of a chart and its variant. */
export const browserModelOf = (chart: string, variant: string | undefined): BrowserModel | undefined =>
  browserModels.find(({ model }) => model.machine.id === chart && model.variant === variant)
