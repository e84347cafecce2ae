import { defaultReminderPreferences } from '../../models/reminder.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { remindersSetup } from './setup.ts'
import { announcing, clock, list, tab } from './states.ts'

export const remindersMachine = remindersSetup.createMachine({
  id: 'reminders',
  ...(FOR_READERS && {
    description: 'The programmes that a user wants to be reminded of, and the dialog that does it.',
  }),
  options: { maxIterations: 200 },
  context: ({ input: { now } }) => ({
    saved: undefined,
    marks: [],
    wishes: [],
    now,
    alarmAt: now,
    watching: undefined,
    hidden: [],
    announced: [],
    notified: [],
    shown: [],
    preferences: defaultReminderPreferences,
    isNotifyingRefused: false,
  }),
  invoke: {
    id: 'device',
    src: 'device',
    onError: { ...(FOR_READERS && { description: 'What was chosen on the device stays as it is.' }) },
  },
  on: {
    'viewer.toggleReminder': {
      ...(FOR_READERS && {
        description: 'Shows at once; it is saved in its turn.',
        meta: { requirements: ['REM-01'] },
      }),
      actions: { type: 'wishReminder', params: ({ event }) => ({ programme: event.programme }) },
    },
    'viewer.wantReminder': {
      guard: { type: 'isNotReminded', params: ({ event }) => ({ programme: event.programme }) },
      ...(FOR_READERS && { meta: { requirements: ['REM-01'] } }),
      actions: { type: 'wishReminder', params: ({ event }) => ({ programme: event.programme }) },
    },
    'viewer.choosePreferences': {
      ...(FOR_READERS && { meta: { requirements: ['AHEAD-12'] } }),
      actions: [
        { type: 'takePreferences', params: ({ event }) => ({ preferences: event.preferences }) },
        { type: 'keepPreferences', params: ({ event }) => ({ preferences: event.preferences }) },
      ],
    },
    'marks.recalled': { actions: { type: 'takeMarks', params: ({ event }) => ({ marks: event.marks }) } },
    'preferences.recalled': {
      actions: { type: 'takePreferences', params: ({ event }) => ({ preferences: event.preferences }) },
    },
    'notifications.refused': {
      ...(FOR_READERS && { description: 'The viewer is told so.' }),
      actions: 'refuseNotifying',
    },
  },
  type: 'parallel',
  states: { list, clock, tab, announcing },
})
