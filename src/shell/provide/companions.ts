import { type AppSnapshot, selectLineup, selectLivePlayer } from '../../../machines/app/index.ts'
import { broadcastMachine } from '../../../machines/broadcast/index.ts'
import { channelUpdatesMachine } from '../../../machines/channelUpdates.ts'
import { epgSyncMachine } from '../../../machines/epgSync.ts'
import { selectAllChannels, selectIsKidsMode, selectIsLoading } from '../../../machines/lineup/index.ts'
import { remindersMachine } from '../../../machines/reminders/index.ts'
import { signPictureMachine } from '../../../machines/signPicture.ts'
import { sleepTimerMachine } from '../../../machines/sleepTimer.ts'
import type { PrepareTurn } from '../../../models/broadcast.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { broadcastPorts } from '../../services/api/broadcast.ts'
import { channelUpdatesPorts } from '../../services/api/channelUpdates.ts'
import { remindersPorts } from '../../services/api/reminders.ts'
import type { GuideService } from '../../services/guide/index.ts'
import { epgSyncPorts } from '../../services/guide/provideEpgSync.ts'
import { sleepTimerPorts } from '../../services/player/integrations/sleepTimer.ts'
import { plays } from '../../services/player/plays.ts'
import { signPicturePorts } from '../../services/player/sign/ports.ts'
import type { SignSpot } from '../../services/player/sign/spot.ts'
import type { LiveFacts } from './liveFacts.ts'
import { provideChannelHistory } from './provideChannelHistory.ts'
import { provideKidsMode } from './provideChannelTools.ts'
import type { Services } from './services.ts'

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
  /** There as soon as a player runs. */
  readonly live: () => LiveFacts | undefined
  /** What is left of the title that is open, in milliseconds at its speed. */
  readonly titleLeft: () => number | undefined
  /** Of the pictures that there are by now. */
  readonly signSpots: () => ReadonlyArray<SignSpot | undefined>
  readonly guideOpened: Promise<GuideService>
  /** Fetches what a turn of the broadcast takes, where a player runs. */
  readonly prepareTurn: PrepareTurn
}

/** What goes on beside the screens: code that is fetched when the page has painted. */
export const makeCompanions = ({
  services,
  app,
  window,
  live,
  titleLeft,
  signSpots,
  guideOpened,
  prepareTurn,
}: CompanionsParts) => {
  const heard = { ...services, plays: () => plays(window) }
  return {
    broadcast: broadcastMachine.provide({
      actors: { ...broadcastPorts({ ...heard, deviceNow: Date.now, prepare: prepareTurn }) },
    }),
    channelUpdates: channelUpdatesMachine.provide({ actors: { ...channelUpdatesPorts(heard) } }),
    epgSync: epgSyncMachine.provide({ actors: { ...epgSyncPorts({ ...heard, opened: guideOpened }) } }),
    sleepTimer: sleepTimerMachine.provide({
      actors: {
        ...sleepTimerPorts({
          timer: services.timer,
          left: () => titleLeft() ?? live()?.programmeLeft(),
        }),
      },
    }),
    signPicture: signPictureMachine.provide({
      actors: { ...signPicturePorts({ ...services, spots: signSpots, document: window.document }) },
    }),
    kidsMode: provideKidsMode(services),
    reminders: remindersMachine.provide({
      actors: {
        ...remindersPorts({
          ...services,
          window,
          hides: channelId => hidesIn(app(), channelId),
          watching: () => selectLivePlayer(app())?.getSnapshot().context.channelId,
        }),
      },
    }),
    channelHistory: provideChannelHistory({ ...services, playing: () => live()?.playing() }),
  }
}
