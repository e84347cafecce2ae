import { type AppSnapshot, selectCatalogue, selectPlace, selectReminders } from '../../../machines/app/index.ts'
import { selectVodPlayer } from '../../../machines/catalogue/index.ts'
import { selectAreMessagesOpen } from '../../../machines/messageCentre/index.ts'
import { selectAnnounced } from '../../../machines/reminders/index.ts'
import type { Scene } from '../../../models/announcementChoice.ts'
import type { AppActor } from '../../ui/context.ts'
import { isTyping, onTyping } from '../../ui/typing.ts'
import type { LiveFacts } from './liveFacts.ts'

type Live = LiveFacts | undefined

export const sceneOf = (app: AppSnapshot, live: Live): Scene => {
  const { page } = selectPlace(app)
  const catalogue = selectCatalogue(app)?.getSnapshot()
  if (catalogue !== undefined && selectVodPlayer(catalogue) !== undefined) {
    return { page, playing: 'vod', channelId: undefined }
  }
  const watched = live?.watched()
  return { page, playing: watched?.kind, channelId: watched?.channelId }
}

/** A reminder, a national broadcast, or the message centre is on screen: no popup lies over it (MSG-05). */
export const isHeldIn = (app: AppSnapshot, live: Live): boolean => {
  const reminders = selectReminders(app)?.getSnapshot()
  const centre = app.children.messageCentre?.getSnapshot()
  if (centre !== undefined && selectAreMessagesOpen(centre)) return true
  const isReminding = reminders !== undefined && selectAnnounced(reminders).length > 0
  return isReminding || live?.isTakenOver() === true
}

type SceneListener = (scene: Scene, isHeld: boolean, isTyping: boolean) => void

/** Says what is on screen, at once and with every change of any chart that changes it. */
export const watchScene =
  (app: AppActor, live: () => Live, page?: Document) =>
  (tell: SceneListener): (() => void) => {
    let last = ''
    const look = (): void => {
      const snapshot = app.getSnapshot()
      const seen = [
        sceneOf(snapshot, live()),
        isHeldIn(snapshot, live()),
        page !== undefined && isTyping(page),
      ] as const
      const now = JSON.stringify(seen)
      if (now === last) return
      last = now
      tell(...seen)
    }
    look()
    const subscription = app.system.inspect(({ type }) => {
      if (type === '@xstate.snapshot') look()
    })
    const stopTyping = page && onTyping(page, look)
    return () => {
      subscription.unsubscribe()
      stopTyping?.()
    }
  }
