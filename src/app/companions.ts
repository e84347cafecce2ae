import { type AppSnapshot, selectCatalogue, selectLineup, selectLivePlayer } from '../../machines/app/index.ts'
import { selectVodPlayer } from '../../machines/catalogue/index.ts'
import { selectIsRecordingPlaying } from '../../machines/catchUpPlayer/index.ts'
import { selectAllChannels, selectIsKidsMode, selectIsLoading } from '../../machines/lineup/index.ts'
import {
  selectIsPlaying,
  selectIsTakenOver,
  selectProgramme,
  selectRecording,
  selectToldId,
} from '../../machines/livePlayer/index.ts'
import { selectDurationSec, selectPositionSec, selectTitleRate } from '../../machines/vodPlayer/index.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import { type Instant, SECOND } from '../../models/codec/instant.ts'
import { provideBroadcast } from '../services/api/broadcast.ts'
import { provideChannelHistory } from '../services/api/channelHistory.ts'
import { provideKidsMode } from '../services/api/channelTools.ts'
import { provideChannelUpdates } from '../services/api/channelUpdates.ts'
import { provideReminders } from '../services/api/reminders.ts'
import type { GuideService } from '../services/guide/index.ts'
import { provideEpgSync } from '../services/guide/provideEpgSync.ts'
import { provideSleepTimer } from '../services/player/comforts/sleepTimer.ts'
import type { Services } from './services.ts'

const programmeOf = (app: AppSnapshot) => {
  const player = selectLivePlayer(app)?.getSnapshot()
  return player && selectProgramme(player)
}

/** What is left of the title that is open, in milliseconds at its speed; `undefined` where none is, or nobody knows its length. */
const titleLeftIn = (app: AppSnapshot): number | undefined => {
  const catalogue = selectCatalogue(app)?.getSnapshot()
  const player = catalogue && selectVodPlayer(catalogue)?.getSnapshot()
  if (player === undefined || selectDurationSec(player) === 0) return undefined
  return ((selectDurationSec(player) - selectPositionSec(player)) * SECOND) / selectTitleRate(player)
}

/** The channel that the viewer chose and that plays; a national broadcast is nobody's choice. */
const playingIn = (app: AppSnapshot): LogicalChannelId | undefined => {
  const player = selectLivePlayer(app)?.getSnapshot()
  if (player === undefined || selectIsTakenOver(player)) return undefined
  const recording = selectRecording(player)?.getSnapshot()
  const isPlaying = recording === undefined ? selectIsPlaying(player) : selectIsRecordingPlaying(recording)
  return isPlaying ? selectToldId(player) : undefined
}

/** Kids mode hides a channel wherever it would be named; until the line-up is there nobody knows. */
const hidesIn = (app: AppSnapshot, channelId: LogicalChannelId): boolean => {
  const lineup = selectLineup(app)?.getSnapshot()
  if (lineup === undefined || selectIsLoading(lineup)) return true
  const isShown = selectAllChannels(lineup).some(channel => channel.logicalChannelId === channelId)
  return selectIsKidsMode(lineup) && !isShown
}

interface CompanionsParts {
  readonly services: Services
  readonly app: () => AppSnapshot
  readonly window: Window
  /** The programme's moment on screen. */
  readonly moment: () => Instant | undefined
  readonly guideOpened: Promise<GuideService>
}

/** What goes on beside the screens: code that is fetched when the page has painted. */
export const makeCompanions = ({ services, app, window, moment, guideOpened }: CompanionsParts) => ({
  broadcast: provideBroadcast({ ...services, deviceNow: Date.now }),
  channelUpdates: provideChannelUpdates(services),
  epgSync: provideEpgSync({ opened: guideOpened, tabs: services.tabs }),
  sleepTimer: provideSleepTimer({
    timer: services.timer,
    left: () => {
      const titleLeft = titleLeftIn(app())
      if (titleLeft !== undefined) return titleLeft
      const stop = programmeOf(app())?.stop
      return stop === undefined ? undefined : stop - (moment() ?? services.clock.now())
    },
  }),
  kidsMode: provideKidsMode(services),
  reminders: provideReminders({
    ...services,
    window,
    hides: channelId => hidesIn(app(), channelId),
    watching: () => selectLivePlayer(app())?.getSnapshot().context.channelId,
  }),
  channelHistory: provideChannelHistory({ ...services, playing: () => playingIn(app()) }),
})
