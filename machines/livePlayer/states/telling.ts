import { FOR_READERS } from '../../kit/readers.ts'
import { tellingSetup } from '../telling.ts'

export const telling = tellingSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What the page tells of.', meta: { requirements: ['AHEAD-25'] } }),
  initial: 'current',
  states: {
    current: {
      ...(FOR_READERS && { description: 'Of the last wish.' }),
      exit: 'keepTold',
      always: {
        guard: 'hasMoved',
        ...(FOR_READERS && {
          description: 'The address follows, so that a reload and a shared link come back to it.',
          meta: { requirements: ['ROUTE-03', 'ROUTE-10', 'ROUTE-15'] },
        }),
        actions: 'tellMoved',
      },
      on: {
        'viewer.selectChannel': { guard: 'isPromise', target: 'promised' },
        'viewer.playProgramme': { guard: 'isPromise', target: 'promised' },
        'zap.settled': { guard: 'isPromise', target: 'promised' },
      },
    },
    promised: {
      ...(FOR_READERS && {
        description:
          'Of the picture that is held while another channel is on its way, so that the first frame has the page to itself.',
      }),
      exit: 'dropTold',
      always: {
        guard: 'isAnswered',
        ...(FOR_READERS && { description: 'There is something else to tell.' }),
        target: 'current',
      },
      after: { promiseLasts: { ...(FOR_READERS && { description: 'It takes longer.' }), target: 'current' } },
      initial: 'waiting',
      states: {
        waiting: {
          ...(FOR_READERS && { description: 'The first frame is not there yet.' }),
          on: { 'engine.firstFrame': 'painting' },
        },
        painting: {
          ...(FOR_READERS && { description: 'The first frame is there, and comes on screen.' }),
          invoke: {
            id: 'paint',
            src: 'paint',
            onDone: '#livePlayer.telling.current',
            onError: '#livePlayer.telling.current',
          },
        },
      },
    },
  },
})
