import { answered, askAgain, take } from '../../kit/loadable.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { BROKEN, vodHomeSetup } from '../setup.ts'
import { askedIn } from '../transitions.ts'

export const page = vodHomeSetup.createStateConfig({
  ...(FOR_READERS && { description: "The operator's playlists: shelves of titles, filled as they come into sight." }),
  initial: 'loading',
  on: {
    'session.changed': {
      ...(FOR_READERS && {
        description: 'Another person has other rights: what is on the page stays until the answer.',
      }),
      target: '.loading',
    },
    'language.changed': {
      ...(FOR_READERS && {
        description: 'The operator speaks another language: what is on the page stays until the answer.',
        meta: { requirements: ['LANG-01', 'LANG-08'] },
      }),
      target: '.loading',
    },
  },
  states: {
    loading: {
      ...(FOR_READERS && { description: 'The operator is asked for the page.' }),
      invoke: {
        id: 'loadHome',
        src: 'loadHome',
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: answered },
            target: 'ready',
            actions: [take('takePage'), 'turnCarousel'],
          },
          { guard: 'isShown', ...(FOR_READERS && { description: 'What the page has stays.' }), target: 'ready' },
          { target: 'failed', actions: take('takePage') },
        ],
        onError: [
          { guard: 'isShown', target: 'ready' },
          { target: 'failed', actions: 'dropFailure' },
        ],
      },
    },
    ready: {
      ...(FOR_READERS && { description: 'The page is there.' }),
      initial: 'resting',
      on: {
        'viewer.retry': {
          ...(FOR_READERS && { description: 'What did not come is asked for again; the rest of the page stays.' }),
          target: '.resting',
          actions: 'forgiveFailures',
        },
        'network.restored': {
          ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }),
          target: '.resting',
          actions: 'forgiveFailures',
        },
      },
      states: {
        resting: {
          ...(FOR_READERS && { description: 'What is in sight is filled.' }),
          always: { guard: 'lacksTitles', target: 'filling' },
        },
        filling: {
          ...(FOR_READERS && { description: 'The titles that come into sight next are asked for.' }),
          entry: 'noteAsked',
          invoke: {
            id: 'loadPlaylists',
            src: 'loadPlaylists',
            input: ({ context }) => askedIn(context),
            onDone: { target: 'resting', actions: take('takePlaylists') },
            onError: { target: 'resting', actions: { type: 'takePlaylists', params: { answer: BROKEN } } },
          },
        },
      },
    },
    failed: {
      ...(FOR_READERS && { description: 'The page could not be had, and nothing of it is known.' }),
      tags: 'failed',
      on: askAgain('loading'),
    },
  },
})
