import { left, right } from 'fp-ts/lib/Either.js'
import { remindersMachine } from '../../../machines/reminders/index.ts'
import { remindersOf } from '../../../machines/reminders/transitions.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, HOUR, instant, MINUTE } from '../../../models/codec/instant.ts'
import type { ChannelProgramme } from '../../../models/programme.ts'
import { defaultReminderPreferences } from '../../../models/reminder.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId, programme } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const NOW = instant(Date.UTC(2026, 5, 1, 20))

/** An hour of a channel that begins so many minutes from now. */
export const onChannel = (channel: string, minutes: number, id = `${channel}-${minutes}`): ChannelProgramme => ({
  ...programme(id, addMs(NOW, minutes * MINUTE), addMs(NOW, minutes * MINUTE + HOUR)),
  logicalChannelId: channelId(channel),
  channelName: channel.toUpperCase(),
  iconUrl: undefined,
  epgStatus: 'notStart',
})

export const news = onChannel('news', 10)
const tick = (minutes: number) => ({ type: 'clock.ticked' as const, now: addMs(NOW, minutes * MINUTE) })

export const remindersModel = chartModel({
  machine: remindersMachine,
  input: { now: addMs(NOW, 9 * MINUTE) },
  events: {
    'viewer.toggleReminder': ({ wishes }) =>
      wishes.length < 1 ? [{ type: 'viewer.toggleReminder', programme: news }] : [],
    'viewer.wantReminder': ({ wishes }) =>
      wishes.length < 1 ? [{ type: 'viewer.wantReminder', programme: news }] : [],
    'viewer.watchReminder': ({ shown }) =>
      shown.slice(0, 1).map(each => ({ type: 'viewer.watchReminder' as const, programme: each })),
    'viewer.closeReminders': [{ type: 'viewer.closeReminders' }],
    'viewer.choosePreferences': [
      {
        type: 'viewer.choosePreferences',
        preferences: { ...defaultReminderPreferences, notifies: true, tunes: true },
      },
    ],
    'clock.ticked': [tick(11)],
    'network.restored': [{ type: 'network.restored' }],
    'marks.recalled': [{ type: 'marks.recalled', marks: [] }],
    'preferences.recalled': [{ type: 'preferences.recalled', preferences: defaultReminderPreferences }],
    'reminders.changedElsewhere': [{ type: 'reminders.changedElsewhere' }],
    'notifications.refused': [{ type: 'notifications.refused' }],
    'tab.shown': [{ type: 'tab.shown' }],
    'tab.hidden': [{ type: 'tab.hidden' }],
  },
  outcomes: {
    load: [right([news]), left(OFFLINE)],
    save: [right(undefined), left(OFFLINE)],
    claim: [
      { mine: [news.programId], theirs: [], watching: undefined, hidden: [] },
      { mine: [], theirs: [news.programId], watching: undefined, hidden: [] },
      { mine: [], theirs: [], watching: channelId('news'), hidden: [] },
      { mine: [], theirs: [], watching: undefined, hidden: [news.programId] },
    ],
    notify: [[news.programId]],
  },
  project: context => [
    context.saved?.length,
    context.wishes.length > 0,
    remindersOf(context).length,
    context.now < news.start,
    context.watching,
    context.hidden,
    context.announced.includes(news.programId),
    context.notified.includes(news.programId),
    context.shown.length,
    context.preferences.tunes,
  ],
})
