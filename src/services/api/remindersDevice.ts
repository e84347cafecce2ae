import { fromCallback } from 'xstate'
import type { RemindersCommand, RemindersNews } from '../../../machines/reminders/index.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { defaultReminderPreferences, ReminderMark, ReminderPreferences } from '../../../models/reminder.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { mayNotify, type NotificationParts } from './systemNotification.ts'

type DeviceParts = {
  readonly storage: DeviceStorage
  readonly tabs: Tabs
} & Pick<NotificationParts, 'window'>

/** What the device keeps of the reminders, and what the other tabs do with it (STORE-01, AHEAD-13). */
export const remindersDevice = (parts: DeviceParts) => {
  const { storage, tabs } = parts
  const marks = storage.value('user', 'reminders', tolerantArray(ReminderMark))
  const preferences = storage.value('device', 'reminderPreferences', ReminderPreferences)
  return fromCallback<RemindersCommand>(({ sendBack, receive }) => {
    const tell = (news: RemindersNews): void => sendBack(news)
    const recall = (): void => {
      tell({ type: 'preferences.recalled', preferences: preferences.read() ?? defaultReminderPreferences })
    }
    const keep = async (chosen: ReminderPreferences): Promise<void> => {
      const isRefused = chosen.notifies && !(await mayNotify(parts))
      preferences.write(isRefused ? { ...chosen, notifies: false } : chosen)
      if (isRefused) tell({ type: 'notifications.refused' })
    }
    receive(command => {
      if (command.type === 'marks.keep') marks.write(command.marks)
      else keep(command.preferences).catch(() => tell({ type: 'notifications.refused' }))
    })
    const stopStorage = tabs.onStorage(key => {
      if (key === marks.name) tell({ type: 'reminders.changedElsewhere' })
      if (key === preferences.name) recall()
    })
    const tellSeen = (seen: boolean): void => tell({ type: seen ? 'tab.shown' : 'tab.hidden' })
    const stopVisibility = tabs.onVisibility(tellSeen)
    recall()
    tell({ type: 'marks.recalled', marks: marks.read() ?? [] })
    tellSeen(tabs.isVisible())
    return () => {
      stopStorage()
      stopVisibility()
    }
  })
}
