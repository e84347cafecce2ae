import type { Instant } from '../../../models/codec/instant.ts'
import type { Session } from '../../session/index.ts'
import { vodPlayerSetup } from '../setup.ts'
import { wishedAgain } from './showing.ts'

const signedIn = ({ event }: { readonly event: { readonly session: Session } }) => ({ session: event.session })
const sought = ({ event }: { readonly event: { readonly to: Instant } }) => ({ to: event.to })

const PLAY = { type: 'tellEngine', params: { type: 'engine.play' } } as const

export const ended = vodPlayerSetup.createStateConfig({
  description: 'The title was played to its end.',
  tags: 'watching',
  meta: { requirements: ['VOD-08', 'AHEAD-21'] },
  entry: 'reportNow',
  initial: 'deciding',
  on: {
    'title.wished': wishedAgain,
    'session.changed': {
      guard: { type: 'isOtherViewer', params: signedIn },
      description: 'The right to it was the one before’s.',
      actions: [{ type: 'takeViewer', params: signedIn }, 'dropSource'],
      meta: { requirements: ['LIVE-08'] },
    },
    'engine.failed': {
      description: 'Nobody looks at it: only whoever plays it once more has it opened anew.',
      actions: 'dropSource',
      meta: { requirements: ['VOD-08'] },
    },
    'viewer.play': [
      {
        guard: 'hasSource',
        description: 'Once more, from the beginning.',
        target: 'showing',
        actions: ['noteAttended', 'goToStart', PLAY],
      },
      {
        description: 'From the beginning, for whoever is there now.',
        target: '#vodPlayer.opening',
        actions: ['noteAttended', 'beginAnew'],
      },
    ],
    'viewer.seek': [
      {
        guard: 'hasSource',
        description: 'Back into the title.',
        target: 'showing',
        actions: [
          'noteAttended',
          { type: 'takeSought', params: sought },
          { type: 'tellEngine', params: ({ event }) => ({ type: 'engine.seek', to: event.to }) },
          PLAY,
        ],
      },
      {
        description: 'The same, for whoever is there now.',
        target: '#vodPlayer.opening',
        actions: ['noteAttended', 'beginAnew', { type: 'takeSought', params: sought }],
      },
    ],
  },
  states: {
    deciding: {
      description: 'The season goes on, or it is over.',
      always: [{ guard: 'mustAsk', target: 'asking' }, { guard: 'hasNext', target: 'counting' }, { target: 'over' }],
    },
    counting: {
      description: 'The next episode begins in a few seconds, unless the viewer stays.',
      tags: 'counting',
      meta: { requirements: ['AHEAD-21', 'VOD-08'] },
      on: {
        'viewer.stayHere': 'over',
        'viewer.pause': {
          description: 'Also by the sleep timer: nothing more begins.',
          target: 'over',
          meta: { requirements: ['AHEAD-15'] },
        },
      },
      after: {
        nextDelay: {
          target: '#vodPlayer.opening',
          actions: ['countUnattended', 'takeNext'],
          meta: { requirements: ['AHEAD-21'] },
        },
      },
    },
    asking: {
      description: 'Three episodes have begun by themselves, or the operator wants none to: is anybody still watching?',
      tags: 'asking',
      meta: { requirements: ['AHEAD-21', 'MODE-07'] },
    },
    over: { description: 'Nothing more begins by itself.', tags: 'over' },
  },
})
