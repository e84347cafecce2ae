import {
  type AppSnapshot,
  selectCatalogue,
  selectLivePlayer,
  selectPlace,
  selectReminders,
} from '../../machines/app/index.ts'
import { selectVodPlayer } from '../../machines/catalogue/index.ts'
import { selectIsRecordingWatched } from '../../machines/catchUpPlayer/index.ts'
import { selectIsTakenOver, selectIsWatching, selectRecording, selectToldId } from '../../machines/livePlayer/index.ts'
import { selectAreMessagesOpen } from '../../machines/messageCentre/index.ts'
import { selectAnnounced } from '../../machines/reminders/index.ts'
import type { PlayerKind, Scene } from '../../models/announcementChoice.ts'
import type { AppActor } from './context.ts'

const playingIn = (app: AppSnapshot): PlayerKind | undefined => {
  const catalogue = selectCatalogue(app)?.getSnapshot()
  if (catalogue !== undefined && selectVodPlayer(catalogue) !== undefined) return 'vod'
  const player = selectLivePlayer(app)?.getSnapshot()
  if (player === undefined) return undefined
  const recording = selectRecording(player)?.getSnapshot()
  if (recording !== undefined) return selectIsRecordingWatched(recording) ? 'playback' : undefined
  return selectIsWatching(player) ? 'live' : undefined
}

export const sceneOf = (app: AppSnapshot): Scene => {
  const playing = playingIn(app)
  const player = selectLivePlayer(app)?.getSnapshot()
  const isOfChannel = playing === 'live' || playing === 'playback'
  return {
    page: selectPlace(app).page,
    playing,
    channelId: isOfChannel && player ? selectToldId(player) : undefined,
  }
}

/** A reminder, a national broadcast, or the message centre is on screen: no popup lies over it (MSG-05). */
export const isHeldIn = (app: AppSnapshot): boolean => {
  const reminders = selectReminders(app)?.getSnapshot()
  const player = selectLivePlayer(app)?.getSnapshot()
  const centre = app.children.messageCentre?.getSnapshot()
  if (centre !== undefined && selectAreMessagesOpen(centre)) return true
  const isReminding = reminders !== undefined && selectAnnounced(reminders).length > 0
  return isReminding || (player !== undefined && selectIsTakenOver(player))
}

type SceneListener = (scene: Scene, isHeld: boolean) => void

/** Says what is on screen, at once and with every change of any chart that changes it. */
export const watchScene =
  (app: AppActor) =>
  (tell: SceneListener): (() => void) => {
    let last = ''
    const look = (): void => {
      const snapshot = app.getSnapshot()
      const [scene, isHeld] = [sceneOf(snapshot), isHeldIn(snapshot)]
      const now = JSON.stringify([scene, isHeld])
      if (now === last) return
      last = now
      tell(scene, isHeld)
    }
    look()
    const subscription = app.system.inspect(({ type }) => {
      if (type === '@xstate.snapshot') look()
    })
    return () => subscription.unsubscribe()
  }
