import { appSetup } from '../setup.ts'

const everybody = appSetup.createStateConfig({
  description: 'What the operator announces and changes. Each lives by itself: when one breaks, the others live on.',
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
    { id: 'sleepTimer', src: 'sleepTimer', onError: { description: 'Nothing pauses by itself.' } },
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
    'session.changed': { actions: 'tellCompanions' },
    'clock.ticked': { actions: 'tellCompanions' },
    'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellCompanions' },
  },
})

const users = appSetup.createStateConfig({
  description: 'Reminders, which a guest has not.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The viewer is not a user.',
      meta: { requirements: ['ROLE-01'] },
      always: { guard: 'isUser', target: 'open' },
    },
    open: {
      description: 'The reminders of this user.',
      meta: { requirements: ['REM-01', 'ROLE-03'] },
      always: { guard: 'isNotUser', target: 'closed' },
      invoke: {
        id: 'reminders',
        src: 'reminders',
        input: ({ context }) => ({ now: context.now }),
        onError: { description: 'No reminders until the next session.' },
      },
      on: {
        'viewer.toggleReminder': { actions: 'tellReminders' },
        'clock.ticked': { actions: 'tellReminders' },
        'network.restored': { meta: { requirements: ['NET-05'] }, actions: 'tellReminders' },
        'session.changed': { description: 'Another user has other reminders.', target: 'open', reenter: true },
      },
    },
  },
})

export const companions = appSetup.createStateConfig({
  description: 'What goes on beside the screens. Its code is fetched when the page has painted.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is signed in, or no live television is sold.',
      always: { guard: 'wantsCompanions', target: 'fetching' },
    },
    fetching: {
      description: 'The page comes to rest, then the code is fetched.',
      always: { guard: 'isClosed', target: 'closed' },
      invoke: {
        id: 'loadCompanions',
        src: 'loadCompanions',
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => ({ output: event.output }) }, target: 'open' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    open: {
      description: 'They keep the viewer company on every page.',
      always: { guard: 'isClosed', target: 'closed' },
      type: 'parallel',
      states: { everybody, users },
    },
    unavailable: {
      description: 'The code could not be fetched: the app goes on without.',
      always: { guard: 'isClosed', target: 'closed' },
      on: { 'network.restored': { target: 'fetching', meta: { requirements: ['NET-05'] } } },
    },
  },
})
