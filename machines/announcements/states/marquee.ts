import { FOR_READERS } from '../../kit/readers.ts'
import { announcementsSetup } from '../setup.ts'
import type { MarqueeKind } from '../types.ts'

const REGIONS = {
  marquee: { description: 'The bar above the page.', requirements: ['MSG-02', 'MSG-03', 'AHEAD-11'] },
  playerMarquee: { description: 'The line over the picture of a player.', requirements: ['MSG-02', 'MSG-03'] },
} as const

/** One announcement at a time goes over the screen. */
export const marqueeRegion = (kind: MarqueeKind) =>
  announcementsSetup.createStateConfig({
    ...(FOR_READERS && { description: REGIONS[kind].description, meta: { requirements: REGIONS[kind].requirements } }),
    initial: 'waiting',
    states: {
      waiting: {
        ...(FOR_READERS && { description: 'Nothing to be said here, or it rests between two passes.' }),
        entry: { type: 'dropMarquee', params: { kind } },
        always: { guard: { type: 'hasMarquee', params: { kind } }, target: 'passing' },
      },
      passing: {
        ...(FOR_READERS && { description: 'The first of the queue passes; what comes later waits for its end.' }),
        entry: { type: 'takeMarquee', params: { kind } },
        always: {
          guard: { type: 'marqueeIsOver', params: { kind } },
          ...(FOR_READERS && { description: 'It is read, rests, or is not for what is on screen now.' }),
          target: 'waiting',
        },
        invoke: {
          id: kind,
          src: 'marquee',
          input: ({ context }) => ({ now: context.now }),
          onDone: [
            {
              guard: { type: 'hasPassedAll', params: ({ event }) => ({ kind, output: event.output }) },
              ...(FOR_READERS && { description: 'The last pass: it is read.', meta: { requirements: ['MSG-04'] } }),
              target: 'waiting',
              actions: { type: 'markRead', params: ({ context }) => ({ id: context[kind]?.id }) },
            },
            {
              guard: { type: 'hasPassed', params: ({ event }) => ({ output: event.output }) },
              ...(FOR_READERS && { description: 'It comes again after its interval.' }),
              target: 'waiting',
              actions: { type: 'notePass', params: ({ event }) => ({ kind, output: event.output }) },
            },
            {
              ...(FOR_READERS && { description: 'It was covered for too long: it is as if it had not come yet.' }),
              target: 'waiting',
            },
          ],
          onError: { ...(FOR_READERS && { description: 'It stands until the viewer closes it.' }) },
        },
      },
    },
  })
