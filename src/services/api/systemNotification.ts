import type { Language } from '../../../models/language.ts'
import { type ChannelProgramme, textsIn } from '../../../models/programme.ts'

type NotificationClass = Pick<typeof Notification, 'permission' | 'requestPermission'> &
  (new (
    title: string,
    options?: NotificationOptions,
  ) => Notification)

export interface NotificationParts {
  readonly language: () => Language
  /** A browser may have no notifications. */
  readonly window: Pick<Window, 'focus'> & { readonly Notification?: NotificationClass }
}

/** Whether the system may tell of reminders; asks the person, who has just wished for it. */
export const mayNotify = async ({ window }: Pick<NotificationParts, 'window'>): Promise<boolean> => {
  const { Notification } = window
  if (Notification === undefined) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

const clock = (at: number, language: Language): string =>
  new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false })

/** One notification for each programme, whichever tab tells of it; a press brings the page to the front. */
export const systemNotification =
  ({ language, window }: NotificationParts) =>
  (programme: ChannelProgramme): void => {
    const { Notification } = window
    if (Notification?.permission !== 'granted') return
    const { programId, channelName, iconUrl, start } = programme
    const notification = new Notification(textsIn(programme, language()).title, {
      body: `${channelName} · ${clock(start, language())}`,
      tag: programId,
      ...(iconUrl !== undefined && { icon: iconUrl }),
    })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  }
