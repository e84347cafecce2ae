import { vodPlayerSetup } from '../setup.ts'
import { wishedAgain } from './showing.ts'

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
      actions: { type: 'takeViewer', params: ({ event }) => ({ session: event.session }) },
    },
    'viewer.play': {
      description: 'Once more, from the beginning.',
      target: 'showing',
      actions: ['noteAttended', 'goToStart', PLAY],
    },
    'viewer.seek': {
      description: 'Back into the title.',
      target: 'showing',
      actions: [
        'noteAttended',
        { type: 'takeSought', params: ({ event }) => ({ to: event.to }) },
        { type: 'tellEngine', params: ({ event }) => ({ type: 'engine.seek', to: event.to }) },
        PLAY,
      ],
    },
  },
  states: {
    deciding: {
      description: 'The season goes on, or it is over.',
      always: [
        { guard: 'isUnattended', target: 'asking' },
        { guard: 'hasNext', target: 'counting' },
        { target: 'over' },
      ],
    },
    counting: {
      description: 'The next episode begins in a few seconds, unless the viewer stays.',
      tags: 'counting',
      meta: { requirements: ['AHEAD-21', 'VOD-08'] },
      on: { 'viewer.stayHere': 'over' },
      after: { nextDelay: { target: '#vodPlayer.opening', actions: ['countUnattended', 'takeNext'] } },
    },
    asking: {
      description: 'Three episodes have begun by themselves: is anybody still watching?',
      tags: 'asking',
      meta: { requirements: ['AHEAD-21'] },
    },
    over: { description: 'Nothing more begins by itself.', tags: 'over' },
  },
})
