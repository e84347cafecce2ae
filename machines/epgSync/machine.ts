import { FOR_READERS } from '../kit/readers.ts'
import { leading } from './leading.ts'
import { epgSyncSetup } from './setup.ts'

export const epgSyncMachine = epgSyncSetup.createMachine({
  id: 'epgSync',
  ...(FOR_READERS && {
    description: "Keeps the device's guide equal to the operator's; one tab does it for all.",
    meta: { requirements: ['EPG-02'] },
  }),
  options: { maxIterations: 200 },
  context: { fetches: [] },
  invoke: { id: 'watchGuide', src: 'watchGuide', onError: '.sync.broken' },
  on: {
    'guide.stored': {
      ...(FOR_READERS && { description: 'Who shows programmes reads them again.', meta: { requirements: ['EPG-09'] } }),
      actions: { type: 'tellChanged', params: ({ event }) => ({ days: event.days }) },
    },
  },
  type: 'parallel',
  states: {
    tab: {
      ...(FOR_READERS && { description: 'Whether anybody can miss programmes here.' }),
      initial: 'awake',
      states: {
        awake: {
          ...(FOR_READERS && { description: 'It is seen, or heard.' }),
          on: { 'tab.rested': 'resting' },
        },
        resting: {
          ...(FOR_READERS && { description: 'It is hidden and silent.' }),
          on: { 'tab.woke': 'awake' },
        },
      },
    },
    sync: {
      ...(FOR_READERS && { description: 'Which tab asks, and when.' }),
      initial: 'unopened',
      states: {
        unopened: {
          ...(FOR_READERS && {
            description: 'Neither guide nor search has been opened on this page: nothing is fetched ahead.',
            meta: { requirements: ['EPG-02'] },
          }),
          on: { 'guide.opened': 'sharing' },
        },
        sharing: {
          ...(FOR_READERS && {
            description: 'The tabs of the browser share the sync.',
            meta: { requirements: ['AHEAD-13'] },
          }),
          invoke: { id: 'awaitTurn', src: 'awaitTurn', onError: 'broken' },
          initial: 'following',
          states: {
            following: {
              ...(FOR_READERS && { description: 'Another tab syncs; this one only hears what was stored.' }),
              on: { 'turn.came': 'leading' },
            },
            leading,
          },
        },
        away: {
          ...(FOR_READERS && {
            description: 'This tab rests: whoever looks at another one has the guide from there.',
          }),
          on: { 'tab.woke': 'sharing' },
        },
        broken: {
          ...(FOR_READERS && {
            description:
              'Something in the app is broken: another tab may sync; this one tries again with the next session.',
          }),
          on: { 'session.changed': 'sharing' },
        },
      },
    },
  },
})
