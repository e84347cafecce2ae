import { and } from 'xstate'
import { FOR_READERS } from '../kit/readers.ts'
import { remindersSetup } from './setup.ts'
import { allDue, dueIn, firstToTune } from './transitions.ts'
import type { RemindersAnswer } from './types.ts'

const listed = ({ event }: { readonly event: { readonly output: RemindersAnswer } }) => ({ answer: event.output })

export const list = remindersSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The reminders of this user: one shows at once, and is put back when the operator does not take it.',
    meta: { requirements: ['REM-01'] },
  }),
  initial: 'loading',
  on: {
    'reminders.changedElsewhere': {
      ...(FOR_READERS && {
        description: 'Two tabs are one session. A change that was on its way is sent again after it.',
        meta: { requirements: ['AHEAD-13'] },
      }),
      target: '.loading',
    },
  },
  states: {
    loading: {
      ...(FOR_READERS && { description: 'The list is asked for; what the device remembers is shown until then.' }),
      invoke: {
        id: 'load',
        src: 'loadReminders',
        onDone: [
          {
            guard: { type: 'isListed', params: listed },
            target: 'ready',
            actions: [{ type: 'takeReminders', params: listed }, 'keepMarks'],
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    ready: {
      ...(FOR_READERS && { description: 'Everything is saved.' }),
      always: { guard: 'hasWish', target: 'saving' },
    },
    saving: {
      ...(FOR_READERS && { description: 'The oldest change is on its way to the operator.' }),
      invoke: {
        id: 'save',
        src: 'saveReminder',
        input: ({ context }) => context.wishes[0],
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            actions: ['keepFirst', 'keepMarks'],
          },
          {
            ...(FOR_READERS && { description: 'The operator did not take it: as it was before.' }),
            target: 'ready',
            actions: 'undoFirst',
          },
        ],
        onError: { target: 'ready', actions: 'undoFirst' },
      },
    },
    failed: {
      ...(FOR_READERS && { description: 'The list could not be had; asked again a little later.' }),
      after: { listRetry: 'loading' },
      on: { 'network.restored': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) } },
    },
  },
})

export const clock = remindersSetup.createStateConfig({
  ...(FOR_READERS && {
    description: "The server's time, by which reminders fall due.",
    meta: { requirements: ['AHEAD-31'] },
  }),
  initial: 'running',
  states: {
    running: {
      ...(FOR_READERS && { description: 'Waits for the next reminder; every tick puts the wait right.' }),
      entry: 'setAlarm',
      after: {
        untilAlarm: {
          target: 'running',
          reenter: true,
          actions: 'passTime',
          ...(FOR_READERS && { meta: { requirements: ['REM-02'] } }),
        },
      },
      on: {
        'clock.ticked': {
          target: 'running',
          reenter: true,
          actions: { type: 'takeTime', params: ({ event }) => ({ now: event.now }) },
        },
      },
    },
  },
})

export const tab = remindersSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Whether the viewer sees this tab.', meta: { requirements: ['AHEAD-12'] } }),
  initial: 'shown',
  states: {
    shown: {
      ...(FOR_READERS && { description: 'It is on the screen: it can show the dialog.' }),
      on: { 'tab.hidden': 'hidden' },
    },
    hidden: {
      ...(FOR_READERS && { description: 'Only the system can tell of a reminder.' }),
      on: { 'tab.shown': 'shown' },
    },
  },
})

export const announcing = remindersSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'What is due is shown once, in the one tab that the viewer sees.',
    meta: { requirements: ['REM-02', 'AHEAD-12'] },
  }),
  initial: 'resting',
  on: {
    'viewer.watchReminder': {
      ...(FOR_READERS && {
        description: 'To the channel; what the dialog showed is deleted.',
        meta: { requirements: ['REM-03'] },
      }),
      actions: [{ type: 'accept', params: ({ event }) => ({ programme: event.programme }) }, 'dismissShown'],
    },
    'viewer.closeReminders': { ...(FOR_READERS && { meta: { requirements: ['REM-03'] } }), actions: 'dismissShown' },
  },
  states: {
    resting: {
      ...(FOR_READERS && { description: 'Nothing is due, or the dialog shows it.' }),
      always: [
        {
          guard: 'isTimeToTune',
          ...(FOR_READERS && {
            description: 'The programme has begun, and the viewer wishes to be taken there.',
            meta: { requirements: ['AHEAD-12'] },
          }),
          actions: [{ type: 'accept', params: ({ context }) => ({ programme: firstToTune(context) }) }, 'dismissShown'],
        },
        { guard: and(['isTabShown', 'isAnyDue']), target: 'claiming' },
        {
          guard: 'isAnyToNotify',
          ...(FOR_READERS && { description: 'The viewer does not see this tab.' }),
          target: 'notifying',
        },
      ],
    },
    claiming: {
      ...(FOR_READERS && { description: 'The tabs settle which of them shows it.' }),
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => ({ programmes: dueIn(context) }),
        onDone: { target: 'resting', actions: { type: 'takeClaimed', params: ({ event }) => event.output } },
        onError: {
          ...(FOR_READERS && { description: 'Nobody can be asked: better shown twice than never.' }),
          target: 'resting',
          actions: { type: 'takeClaimed', params: ({ context }) => allDue(context) },
        },
      },
    },
    notifying: {
      ...(FOR_READERS && { description: 'No page of the app is seen: the system tells of it.' }),
      invoke: {
        id: 'notify',
        src: 'notify',
        input: ({ context }) => ({ programmes: dueIn(context) }),
        onDone: {
          target: 'resting',
          actions: { type: 'noteNotified', params: ({ event }) => ({ ids: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: { type: 'noteNotified', params: ({ context }) => ({ ids: allDue(context).mine }) },
        },
      },
    },
  },
})
