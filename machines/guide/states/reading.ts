import { guideSetup } from '../setup.ts'
import { wishOf } from '../transitions.ts'
import type { WindowAnswer } from '../types.ts'

const answered = ({ event }: { readonly event: { readonly output: WindowAnswer } }) => ({ answer: event.output })

export const reading = guideSetup.createStateConfig({
  description: 'The cells of what is on screen, with some around it.',
  meta: { requirements: ['EPG-09', 'AHEAD-02'] },
  initial: 'waiting',
  on: {
    'viewer.chooseGroup': {
      description: 'The lines of another group: what was asked for before is not wanted any more.',
      target: '.waiting',
      actions: { type: 'takeGroup', params: ({ event }) => ({ column: event.column }) },
    },
    'lineup.changed': {
      description: 'Other channels, or other rights to them: what is drawn stays in its place.',
      actions: { type: 'takeChannels', params: ({ event }) => ({ channels: event.channels }) },
    },
    'guide.changed': {
      guard: { type: 'isTouched', params: ({ event }) => ({ days: event.days }) },
      description: 'A sync has stored some of it: it is read again, and nothing jumps.',
      actions: 'noteStale',
    },
    'language.changed': {
      description: 'Titles in the other language.',
      meta: { requirements: ['LANG-05'] },
      actions: 'noteStale',
    },
  },
  states: {
    waiting: {
      description: 'The grid has not said yet what is on screen, or there is no channel.',
      always: { guard: 'lacksCells', target: 'asking' },
    },
    asking: {
      description: 'The device is asked, and the operator where the device has nothing; what is drawn stays.',
      tags: 'reading',
      entry: 'noteAsking',
      invoke: {
        id: 'read',
        src: 'readWindow',
        input: ({ context }) => wishOf(context),
        onDone: [
          {
            guard: { type: 'isRead', params: answered },
            target: 'ready',
            actions: { type: 'takeWindow', params: answered },
          },
          { target: 'failed', actions: { type: 'takeWindow', params: answered } },
        ],
        onError: 'failed',
      },
    },
    ready: {
      description: 'The cells are there.',
      always: [
        { guard: 'lacksCells', description: 'The person has moved on.', target: 'asking' },
        { guard: 'isStale', target: 'gathering' },
      ],
    },
    gathering: {
      description: 'Waits a moment, so that what a sync stores is read once.',
      always: { guard: 'lacksCells', target: 'asking' },
      after: { gatherTime: 'asking' },
    },
    failed: {
      description: 'Nothing could be read: a card says so; asked again a little later, or on demand.',
      tags: 'failed',
      after: { windowRetry: 'asking' },
      on: {
        'viewer.retry': 'asking',
        'network.restored': { target: 'asking', meta: { requirements: ['NET-05'] } },
        'guide.changed': 'asking',
      },
    },
  },
})
