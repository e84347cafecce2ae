import type { ChannelProgramme } from '../../../models/programme.ts'
import { appSetup } from '../setup.ts'
import { reportMsOf } from '../transitions.ts'

interface Reminded {
  readonly programme: ChannelProgramme
}

const heard = appSetup.createStateConfig({
  description: 'Each lives by itself: when one breaks, the others live on.',
  always: { guard: 'isClosed', target: 'unheard' },
  invoke: [
    {
      id: 'broadcast',
      src: 'broadcast',
      input: ({ context: { operator, now } }) => ({ announced: operator?.manifest.broadcastProperties, now }),
      onError: {
        description: 'No broadcast is heard of any more, and the one that is on is over.',
        actions: 'endBroadcast',
      },
    },
    {
      id: 'channelUpdates',
      src: 'channelUpdates',
      input: ({ context }) => ({ now: context.now }),
      onError: { description: 'What the operator changes shows at the next visit.' },
    },
    {
      id: 'epgSync',
      src: 'epgSync',
      onError: { description: 'The guide is asked for as it is needed.' },
    },
  ],
  exit: { type: 'noteTakeover', params: { isTakenOver: false } },
  on: {
    'broadcast.started': {
      meta: { requirements: ['CAST-01'] },
      actions: { type: 'noteTakeover', params: { isTakenOver: true } },
    },
    'broadcast.ended': {
      meta: { requirements: ['CAST-03'] },
      actions: { type: 'noteTakeover', params: { isTakenOver: false } },
    },
    'update.due': {
      guard: { type: 'isOfProgrammes', params: ({ event }) => ({ dataTypes: event.dataTypes }) },
      meta: { requirements: ['CHAN-11', 'EPG-02'] },
      actions: 'outdateGuide',
    },
    'session.changed': { actions: 'tellGuideSync' },
    'clock.ticked': { actions: 'tellAlarms' },
    'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellCompanions' },
  },
})

const everybody = appSetup.createStateConfig({
  description: 'What the operator announces and changes.',
  initial: 'unheard',
  states: {
    unheard: {
      description: 'Nobody is signed in, or there are no channels.',
      always: { guard: 'wantsChannelNews', target: 'heard' },
    },
    heard,
  },
})

const sleep = appSetup.createStateConfig({
  description: 'When the picture is to pause by itself: it stays so, whoever signs in or out, and whatever is sold.',
  meta: { requirements: ['AHEAD-15', 'MODE-01'] },
  invoke: { id: 'sleepTimer', src: 'sleepTimer', onError: { description: 'Nothing pauses by itself.' } },
})

const kids = appSetup.createStateConfig({
  description: 'The dialogs of kids mode, where no list of channels leads to them.',
  meta: { requirements: ['AHEAD-22', 'MODE-01'] },
  invoke: { id: 'kidsMode', src: 'kidsMode', onError: { description: 'Kids mode stays as it is.' } },
})

const users = appSetup.createStateConfig({
  description: 'Reminders and the channels that were watched, which a guest has not.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The viewer is not a user, or there are no channels.',
      meta: { requirements: ['ROLE-01', 'MODE-01'] },
      always: { guard: 'hasReminders', target: 'open' },
    },
    open: {
      description: 'The reminders and the history of this user.',
      meta: { requirements: ['REM-01', 'CHAN-09', 'ROLE-03'] },
      entry: 'makeEarlyReminders',
      always: { guard: 'isNotUser', target: 'closed' },
      invoke: [
        {
          id: 'reminders',
          src: 'reminders',
          input: ({ context }) => ({ now: context.now }),
          onError: { description: 'No reminders until the next session.' },
        },
        {
          id: 'channelHistory',
          src: 'channelHistory',
          input: ({ context }) => ({ reportMs: reportMsOf(context.operator) }),
          onError: { description: 'No history until the next session.' },
        },
      ],
      on: {
        'viewer.toggleReminder': { actions: 'tellReminders' },
        'viewer.navigated': { actions: 'tellHistory' },
        'clock.ticked': { actions: 'tellReminders' },
        'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellUsers' },
        'session.changed': { description: 'Another user has other ones.', target: 'open', reenter: true },
      },
    },
  },
})

const early = ({ event: { programme } }: { readonly event: Reminded }) => ({ programme })

export const companions = appSetup.createStateConfig({
  description: 'What goes on beside the screens. Its code is fetched when the page has painted.',
  initial: 'closed',
  on: { 'session.ended': { actions: 'dropEarlyReminders' } },
  states: {
    closed: {
      description: 'Nobody is signed in.',
      always: { guard: 'hasAccess', target: 'fetching' },
    },
    fetching: {
      description: 'The page comes to rest, then the code is fetched.',
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'viewer.toggleReminder': {
          guard: 'hasReminders',
          description: 'Kept until the code of the reminders is there.',
          meta: { requirements: ['REM-01'] },
          actions: { type: 'keepEarlyReminder', params: early },
        },
      },
      invoke: {
        id: 'loadCompanions',
        src: 'loadCompanions',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) }, target: 'open' },
          { target: 'unavailable', actions: 'excuseReminders' },
        ],
        onError: { target: 'unavailable', actions: 'excuseReminders' },
      },
    },
    open: {
      description: 'They keep the viewer company on every page.',
      type: 'parallel',
      states: { everybody, users, sleep, kids },
    },
    unavailable: {
      description: 'The code could not be fetched: the app goes on without.',
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'network.restored': { target: 'fetching', meta: { requirements: ['NET-05'] } },
        'viewer.toggleReminder': {
          guard: 'hasReminders',
          description: 'Wanted now: fetched again.',
          target: 'fetching',
          actions: { type: 'keepEarlyReminder', params: early },
        },
      },
    },
  },
})
