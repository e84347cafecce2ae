import { announcementsSetup } from '../setup.ts'
import type { MarqueeKind } from '../types.ts'

const REGIONS = {
  marquee: { description: 'The bar above the page.', requirements: ['MSG-02', 'MSG-03', 'AHEAD-11'] },
  playerMarquee: { description: 'The line over the picture of a player.', requirements: ['MSG-02', 'MSG-03'] },
} as const

/** One announcement at a time goes over the screen. */
export const marqueeRegion = (kind: MarqueeKind) =>
  announcementsSetup.createStateConfig({
    description: REGIONS[kind].description,
    meta: { requirements: REGIONS[kind].requirements },
    initial: 'waiting',
    states: {
      waiting: {
        description: 'Nothing to be said here, or it rests between two passes.',
        entry: { type: 'dropMarquee', params: { kind } },
        always: { guard: { type: 'hasMarquee', params: { kind } }, target: 'passing' },
      },
      passing: {
        description: 'The first of the queue passes; what comes later waits for its end.',
        entry: { type: 'takeMarquee', params: { kind } },
        always: {
          guard: { type: 'marqueeIsOver', params: { kind } },
          description: 'It is read, rests, or is not for what is on screen now.',
          target: 'waiting',
        },
        on: {
          'marquee.passed': [
            {
              guard: { type: 'hasPassedAll', params: ({ event }) => ({ kind, id: event.id }) },
              description: 'The last pass: it is read.',
              meta: { requirements: ['MSG-04'] },
              actions: { type: 'markRead', params: ({ event }) => ({ id: event.id }) },
            },
            {
              guard: { type: 'isOnScreen', params: ({ event }) => ({ kind, id: event.id }) },
              description: 'It comes again after its interval.',
              actions: { type: 'notePass', params: ({ event }) => ({ kind, now: event.now }) },
            },
          ],
        },
      },
    },
  })
