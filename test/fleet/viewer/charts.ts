import { waitingActor, withStubs } from '@sintonia/statechart-paths'
import { announcementsMachine } from '../../../machines/announcements/index.ts'
import { appMachine } from '../../../machines/app/index.ts'
import { broadcastMachine } from '../../../machines/broadcast/index.ts'
import { broadcastPlayerMachine } from '../../../machines/broadcastPlayer.ts'
import { carouselMachine } from '../../../machines/carousel.ts'
import { catalogueMachine } from '../../../machines/catalogue/index.ts'
import { catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import { channelHistoryMachine } from '../../../machines/channelHistory/index.ts'
import { channelToolsMachine } from '../../../machines/channelTools.ts'
import { channelUpdatesMachine } from '../../../machines/channelUpdates.ts'
import { dialMachine } from '../../../machines/dial.ts'
import { engineMachine } from '../../../machines/engine/index.ts'
import { epgSyncMachine } from '../../../machines/epgSync.ts'
import { favouritesMachine } from '../../../machines/favourites.ts'
import { guideMachine } from '../../../machines/guide/index.ts'
import { hoverCardMachine } from '../../../machines/hoverCard.ts'
import { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { lineupMachine } from '../../../machines/lineup/index.ts'
import { liveHomeMachine } from '../../../machines/liveHome.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import { marqueeMachine } from '../../../machines/marquee.ts'
import { mediaMachine } from '../../../machines/media/index.ts'
import { messageCentreMachine } from '../../../machines/messageCentre/index.ts'
import { neighboursMachine } from '../../../machines/neighbours.ts'
import { noticeMachine } from '../../../machines/notice.ts'
import { presentationMachine } from '../../../machines/presentation/index.ts'
import { remindersMachine } from '../../../machines/reminders/index.ts'
import { removalOf } from '../../../machines/removal.ts'
import { requestOverlayMachine } from '../../../machines/requestOverlay.ts'
import { scheduleMachine } from '../../../machines/schedule/index.ts'
import { sessionMachine } from '../../../machines/session/index.ts'
import { signPictureMachine } from '../../../machines/signPicture.ts'
import { sleepTimerMachine } from '../../../machines/sleepTimer.ts'
import { toastsMachine } from '../../../machines/toasts.ts'
import { vodHomeMachine } from '../../../machines/vodHome/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { shared } from './ownPort.ts'

/** The code that plays a broadcast, given to a viewer when one begins. */
export const broadcastPlayer = shared(broadcastPlayerMachine)

export const catchUpPlayer = shared(catchUpPlayerMachine)

const livePlayer = shared(livePlayerMachine, {
  neighbours: shared(neighboursMachine),
  dial: dialMachine,
  notice: noticeMachine,
  engine: shared(engineMachine, { media: shared(mediaMachine) }),
  catchUpPlayer,
  broadcastPlayer,
})

/** Of pages of titles all but the home page is left out: nobody opens it here. */
const catalogue = shared(catalogueMachine, {
  hoverCard: hoverCardMachine,
  vodHome: shared(vodHomeMachine, { carousel: shared(carouselMachine) }),
  vodCategory: waitingActor,
  titleDetail: waitingActor,
  search: waitingActor,
  titleLists: waitingActor,
  favouriteChannels: waitingActor,
  loadPlayer: waitingActor,
  vodPlayer: waitingActor,
})

/**
 * The app's chart with its children. Left out is what needs a page: full screen and picture-in-picture; and what nobody asks for
 * here: the way in, the account's own pages, the tools beside the channel list, a share key.
 */
export const app = shared(appMachine, {
  session: shared(sessionMachine),
  toasts: toastsMachine,
  requestOverlay: requestOverlayMachine,
  lineup: shared(lineupMachine),
  liveHome: shared(liveHomeMachine),
  livePlayer,
  favourites: shared(favouritesMachine),
  guide: shared(guideMachine),
  schedule: shared(scheduleMachine),
  catalogue,
  broadcast: shared(broadcastMachine),
  channelUpdates: shared(channelUpdatesMachine),
  epgSync: shared(epgSyncMachine),
  signPicture: shared(signPictureMachine),
  sleepTimer: shared(sleepTimerMachine),
  kidsMode: shared(kidsModeMachine),
  reminders: shared(remindersMachine),
  channelHistory: shared(channelHistoryMachine, { removal: shared(removalOf<LogicalChannelId>()) }),
  announcements: shared(announcementsMachine, { marquee: marqueeMachine }),
  messageCentre: shared(messageCentreMachine),
  presentation: withStubs(presentationMachine),
  channelTools: withStubs(channelToolsMachine),
  openSeal: waitingActor,
  forgetShareKey: waitingActor,
  loadMine: waitingActor,
  purchase: waitingActor,
  recharge: waitingActor,
  ownAccount: waitingActor,
  profile: waitingActor,
  loadEntrance: waitingActor,
  entrance: waitingActor,
})
