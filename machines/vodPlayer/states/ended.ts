import type { Instant } from '../../../models/codec/instant.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import type { Session } from '../../session/index.ts'
import { vodPlayerSetup } from '../setup.ts'
import { wishedAgain } from './showing.ts'

const signedIn = ({ event }: { readonly event: { readonly session: Session } }) => ({ session: event.session })
const sought = ({ event }: { readonly event: { readonly to: Instant } }) => ({ to: event.to })

const PLAY = { type: 'tellEngine', params: { type: 'engine.play' } } as const

export const ended = vodPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The title was played to its end.',
    meta: { requirements: ['VOD-08', 'AHEAD-21'] },
  }),
  tags: 'watching',
  entry: 'reportNow',
  initial: 'deciding',
  on: {
    'title.wished': wishedAgain,
    'session.changed': {
      guard: { type: 'isOtherViewer', params: signedIn },
      ...(FOR_READERS && { description: 'The right to it was the one before’s.', meta: { requirements: ['LIVE-08'] } }),
      actions: [{ type: 'takeViewer', params: signedIn }, 'dropSource'],
    },
    'engine.failed': {
      ...(FOR_READERS && {
        description: 'Nobody looks at it: only whoever plays it once more has it opened anew.',
        meta: { requirements: ['VOD-08'] },
      }),
      actions: 'dropSource',
    },
    'viewer.play': [
      {
        guard: 'hasSource',
        ...(FOR_READERS && { description: 'Once more, from the beginning.' }),
        target: 'showing',
        actions: ['noteAttended', 'goToStart', PLAY],
      },
      {
        ...(FOR_READERS && { description: 'From the beginning, for whoever is there now.' }),
        target: '#vodPlayer.opening',
        actions: ['noteAttended', 'beginAnew'],
      },
    ],
    'viewer.seek': [
      {
        guard: 'hasSource',
        ...(FOR_READERS && { description: 'Back into the title.' }),
        target: 'showing',
        actions: [
          'noteAttended',
          { type: 'takeSought', params: sought },
          { type: 'tellEngine', params: ({ event }) => ({ type: 'engine.seek', to: event.to }) },
          PLAY,
        ],
      },
      {
        ...(FOR_READERS && { description: 'The same, for whoever is there now.' }),
        target: '#vodPlayer.opening',
        actions: ['noteAttended', 'beginAnew', { type: 'takeSought', params: sought }],
      },
    ],
  },
  states: {
    deciding: {
      ...(FOR_READERS && { description: 'The season goes on, or it is over.' }),
      always: [{ guard: 'mustAsk', target: 'asking' }, { guard: 'hasNext', target: 'counting' }, { target: 'over' }],
    },
    counting: {
      ...(FOR_READERS && {
        description: 'The next episode begins in a few seconds, unless the viewer stays.',
        meta: { requirements: ['AHEAD-21', 'VOD-08'] },
      }),
      tags: 'counting',
      on: {
        'viewer.stayHere': 'over',
        'viewer.pause': {
          ...(FOR_READERS && {
            description: 'Also by the sleep timer: nothing more begins.',
            meta: { requirements: ['AHEAD-15'] },
          }),
          target: 'over',
        },
      },
      after: {
        nextDelay: {
          target: '#vodPlayer.opening',
          actions: ['countUnattended', 'takeNext'],
          ...(FOR_READERS && { meta: { requirements: ['AHEAD-21'] } }),
        },
      },
    },
    asking: {
      ...(FOR_READERS && {
        description:
          'Three episodes have begun by themselves, or the operator wants none to: is anybody still watching?',
        meta: { requirements: ['AHEAD-21', 'MODE-07'] },
      }),
      tags: 'asking',
    },
    over: { ...(FOR_READERS && { description: 'Nothing more begins by itself.' }), tags: 'over' },
  },
})
