import type { ChannelProgramme } from '../../../models/programme.ts'
import { asked } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import { reportMsOf } from '../transitions.ts'

interface Reminded {
  readonly programme: ChannelProgramme
}

const heard = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Each lives by itself: when one breaks, the others live on.' }),
  always: { guard: 'isClosed', target: 'unheard' },
  invoke: [
    {
      id: 'broadcast',
      src: 'broadcast',
      input: ({ context: { operator, now } }) => ({ announced: operator?.manifest.broadcastProperties, now }),
      onError: {
        ...(FOR_READERS && { description: 'No broadcast is heard of any more, and the one that is on is over.' }),
        actions: 'endBroadcast',
      },
    },
    {
      id: 'channelUpdates',
      src: 'channelUpdates',
      input: ({ context }) => ({ now: context.now }),
      onError: { ...(FOR_READERS && { description: 'What the operator changes shows at the next visit.' }) },
    },
    {
      id: 'epgSync',
      src: 'epgSync',
      onError: { ...(FOR_READERS && { description: 'The guide is asked for as it is needed.' }) },
    },
  ],
  exit: { type: 'noteTakeover', params: { isTakenOver: false } },
  on: {
    'broadcast.started': {
      ...(FOR_READERS && { meta: { requirements: ['CAST-01'] } }),
      actions: { type: 'noteTakeover', params: { isTakenOver: true } },
    },
    'broadcast.ended': {
      ...(FOR_READERS && { meta: { requirements: ['CAST-03'] } }),
      actions: { type: 'noteTakeover', params: { isTakenOver: false } },
    },
    'update.due': {
      guard: { type: 'isOfProgrammes', params: ({ event }) => ({ dataTypes: event.dataTypes }) },
      ...(FOR_READERS && { meta: { requirements: ['CHAN-11', 'EPG-02'] } }),
      actions: 'outdateGuide',
    },
    'session.changed': { actions: 'tellGuideSync' },
    'clock.ticked': { actions: 'tellAlarms' },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellCompanions' },
  },
})

const everybody = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What the operator announces and changes.' }),
  initial: 'unheard',
  states: {
    unheard: {
      ...(FOR_READERS && { description: 'Nobody is signed in, or there are no channels.' }),
      always: { guard: 'wantsChannelNews', target: 'heard' },
    },
    heard,
  },
})

const sleep = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'When the picture is to pause by itself: it stays so, whoever signs in or out, and whatever is sold.',
    meta: { requirements: ['AHEAD-15', 'MODE-01'] },
  }),
  invoke: {
    id: 'sleepTimer',
    src: 'sleepTimer',
    onError: { ...(FOR_READERS && { description: 'Nothing pauses by itself.' }) },
  },
})

const sign = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Whether somebody who signs is shown beside the picture: of a channel and of a title alike.',
    meta: { requirements: ['AHEAD-38', 'MODE-01'] },
  }),
  invoke: {
    id: 'signPicture',
    src: 'signPicture',
    onError: { ...(FOR_READERS && { description: 'Nobody signs.' }) },
  },
})

const kids = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The dialogs of kids mode, where no list of channels leads to them.',
    meta: { requirements: ['AHEAD-22', 'MODE-01'] },
  }),
  invoke: {
    id: 'kidsMode',
    src: 'kidsMode',
    onError: { ...(FOR_READERS && { description: 'Kids mode stays as it is.' }) },
  },
})

const users = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Reminders and the channels that were watched, which a guest has not.' }),
  initial: 'closed',
  states: {
    closed: {
      ...(FOR_READERS && {
        description: 'The viewer is not a user, or there are no channels.',
        meta: { requirements: ['ROLE-01', 'MODE-01'] },
      }),
      always: { guard: 'hasReminders', target: 'open' },
    },
    open: {
      ...(FOR_READERS && {
        description: 'The reminders and the history of this user.',
        meta: { requirements: ['REM-01', 'CHAN-09', 'ROLE-03'] },
      }),
      entry: 'makeEarlyReminders',
      always: { guard: 'isNotUser', target: 'closed' },
      invoke: [
        {
          id: 'reminders',
          src: 'reminders',
          input: ({ context }) => ({ now: context.now }),
          onError: { ...(FOR_READERS && { description: 'No reminders until the next session.' }) },
        },
        {
          id: 'channelHistory',
          src: 'channelHistory',
          input: ({ context }) => ({ reportMs: reportMsOf(context.operator) }),
          onError: { ...(FOR_READERS && { description: 'No history until the next session.' }) },
        },
      ],
      on: {
        'viewer.toggleReminder': { actions: 'tellReminders' },
        'viewer.navigated': { actions: 'tellHistory' },
        'clock.ticked': { actions: 'tellReminders' },
        'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellUsers' },
        'session.changed': {
          ...(FOR_READERS && { description: 'Another user has other ones.' }),
          target: 'open',
          reenter: true,
        },
      },
    },
  },
})

const early = ({ event: { programme } }: { readonly event: Reminded }) => ({ programme })

const EXCUSED = { target: 'unavailable', actions: 'excuseReminders' } as const

export const companions = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'What goes on beside the screens. Its code is fetched when the page has painted.',
  }),
  initial: 'closed',
  on: { 'session.ended': { actions: 'dropEarlyReminders' } },
  states: {
    closed: {
      ...(FOR_READERS && { description: 'Nobody is signed in.' }),
      always: { guard: 'hasAccess', target: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The page comes to rest, then the code is fetched.' }),
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'viewer.toggleReminder': {
          guard: 'hasReminders',
          ...(FOR_READERS && {
            description: 'Kept until the code of the reminders is there.',
            meta: { requirements: ['REM-01'] },
          }),
          actions: { type: 'keepEarlyReminder', params: early },
        },
      },
      invoke: { id: 'loadCompanions', src: 'loadCompanions', ...asked({ target: 'open' }, EXCUSED, EXCUSED) },
    },
    open: {
      ...(FOR_READERS && { description: 'They keep the viewer company on every page.' }),
      type: 'parallel',
      states: { everybody, users, sleep, sign, kids },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The code could not be fetched: the app goes on without.' }),
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'network.restored': { target: 'fetching', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
        'viewer.toggleReminder': {
          guard: 'hasReminders',
          ...(FOR_READERS && { description: 'Wanted now: fetched again.' }),
          target: 'fetching',
          actions: { type: 'keepEarlyReminder', params: early },
        },
      },
    },
  },
})
