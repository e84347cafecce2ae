import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'
import { liveHome } from './liveHome.ts'

const channels = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The line-up follows the session, the clock and the network.',
    meta: { requirements: ['CHAN-01'] },
  }),
  on: {
    'columns.changed': { actions: { type: 'takeColumns', params: ({ event }) => ({ columns: event.columns }) } },
    'lineup.changed': { actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) } },
    'session.changed': {
      ...(FOR_READERS && { description: 'Another viewer sees other channels.' }),
      actions: 'tellLineup',
    },
    'clock.ticked': { actions: 'tellLineup' },
    'update.due': {
      guard: { type: 'isOfChannels', params: ({ event }) => ({ dataTypes: event.dataTypes }) },
      ...(FOR_READERS && {
        description: 'The operator has changed something: read again, and what plays goes on.',
        meta: { requirements: ['CHAN-11'] },
      }),
      actions: 'tellLineup',
    },
    'guide.changed': {
      ...(FOR_READERS && {
        description: 'Programmes were stored: the rows on screen read theirs again.',
        meta: { requirements: ['EPG-09'] },
      }),
      actions: 'tellLineup',
    },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'retryLineup' },
  },
})

export const lineup = appSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The channels of this viewer.' }),
  initial: 'unwanted',
  states: {
    unwanted: {
      ...(FOR_READERS && {
        description: 'The page begins with titles: they are painted before the code of the line-up is fetched.',
      }),
      always: { guard: 'beginsWithChannels', target: 'fetching' },
      on: { 'viewer.wantChannels': 'fetching' },
      invoke: { id: 'waitForRest', src: 'waitForRest', onDone: 'fetching', onError: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The code of the line-up is fetched.' }),
      invoke: { id: 'loadLineup', src: 'loadLineup', onDone: 'waiting', onError: 'broken' },
    },
    waiting: {
      ...(FOR_READERS && { description: 'Nobody is signed in yet.' }),
      always: { guard: 'hasAccess', target: 'running' },
    },
    running: {
      ...(FOR_READERS && {
        description: 'The channels are there, and on the home page what the operator chose of them.',
      }),
      always: { guard: 'isClosed', target: 'waiting', actions: 'dropChannels' },
      invoke: { id: 'lineup', src: 'lineup', input: ({ context }) => ({ now: context.now }), onError: 'broken' },
      type: 'parallel',
      states: { channels, liveHome },
    },
    broken: {
      ...(FOR_READERS && { description: 'Something in the app is broken.' }),
      tags: 'failed',
      on: { 'viewer.retry': 'fetching' },
    },
  },
})
