import { FOR_READERS } from '../../kit/readers.ts'
import { guideSetup } from '../setup.ts'
import { addressed, grouped, wishOf } from '../transitions.ts'
import type { GuideEvent, WindowAnswer } from '../types.ts'

type Of<Type extends GuideEvent['type']> = { readonly event: Extract<GuideEvent, { readonly type: Type }> }

const answered = ({ event }: { readonly event: { readonly output: WindowAnswer } }) => ({ answer: event.output })
const stored = ({ event }: Of<'guide.changed'>) => ({ days: event.days })
const takeChannels = {
  type: 'takeChannels',
  params: ({ event }: Of<'lineup.changed'>) => ({ channels: event.channels }),
} as const

export const reading = guideSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The cells of what is on screen, with some around it.',
    meta: { requirements: ['EPG-09', 'AHEAD-02'] },
  }),
  initial: 'waiting',
  on: {
    'viewer.chooseGroup': {
      ...(FOR_READERS && {
        description: 'The lines of another group: what was asked for before is not wanted any more.',
      }),
      target: '.waiting',
      actions: { type: 'takeGroup', params: ({ event }) => ({ columnId: event.columnId }) },
    },
    'viewer.navigated': {
      guard: { type: 'isOtherGroup', params: addressed },
      ...(FOR_READERS && {
        description: 'The address names another group: Back, or a link.',
        meta: { requirements: ['ROUTE-03', 'ROUTE-10'] },
      }),
      target: '.waiting',
      actions: { type: 'takeGroup', params: addressed },
    },
    'columns.changed': [
      {
        guard: { type: 'isRegrouped', params: grouped },
        ...(FOR_READERS && { description: 'The operator has put other channels into the group.' }),
        target: '.waiting',
        actions: [{ type: 'takeColumns', params: grouped }, 'dropReading'],
      },
      { actions: { type: 'takeColumns', params: grouped } },
    ],
    'lineup.changed': {
      ...(FOR_READERS && { description: 'Other channels, or other rights to them.' }),
      actions: takeChannels,
    },
  },
  states: {
    waiting: {
      ...(FOR_READERS && { description: 'The grid has not said yet what is on screen, or there is no channel.' }),
      always: { guard: 'lacksCells', target: 'asking' },
    },
    asking: {
      ...(FOR_READERS && {
        description: 'The device is asked, and the operator where the device has nothing; what is drawn stays.',
      }),
      tags: 'reading',
      entry: 'noteAsking',
      invoke: {
        id: 'read',
        src: 'readWindow',
        input: ({ context, event }) => wishOf(context, event),
        onDone: [
          {
            guard: { type: 'hasFailed', params: answered },
            target: 'failed',
            actions: { type: 'takeWindow', params: answered },
          },
          {
            guard: 'isOvertaken',
            ...(FOR_READERS && { description: 'It is drawn all the same, and read again.' }),
            target: 'gathering',
            actions: { type: 'takeWindow', params: answered },
          },
          { target: 'ready', actions: { type: 'takeWindow', params: answered } },
        ],
        onError: 'failed',
      },
      initial: 'timely',
      states: {
        timely: {
          ...(FOR_READERS && { description: 'What comes will be as it is now.' }),
          on: {
            'lineup.changed': {
              ...(FOR_READERS && { description: 'Other channels, or other rights to them.' }),
              target: 'overtaken',
              actions: takeChannels,
            },
            'guide.changed': {
              guard: { type: 'isAskedFor', params: stored },
              ...(FOR_READERS && { description: 'A sync has stored some of it, maybe too late for the answer.' }),
              target: 'overtaken',
            },
            'language.changed': {
              ...(FOR_READERS && { description: 'Titles in the other language.', meta: { requirements: ['LANG-05'] } }),
              target: 'overtaken',
            },
          },
        },
        overtaken: { ...(FOR_READERS && { description: 'Something of it has changed since it was asked for.' }) },
      },
    },
    ready: {
      ...(FOR_READERS && { description: 'The cells are there.' }),
      always: {
        guard: 'lacksCells',
        ...(FOR_READERS && { description: 'The person has moved on.' }),
        target: 'asking',
      },
      on: {
        'lineup.changed': {
          ...(FOR_READERS && {
            description: 'Other channels, or other rights to them: what is drawn stays in its place.',
          }),
          target: 'gathering',
          actions: takeChannels,
        },
        'guide.changed': {
          guard: { type: 'isTouched', params: stored },
          ...(FOR_READERS && { description: 'A sync has stored some of it: it is read again, and nothing jumps.' }),
          target: 'gathering',
        },
        'language.changed': {
          ...(FOR_READERS && { description: 'Titles in the other language.', meta: { requirements: ['LANG-05'] } }),
          target: 'gathering',
        },
      },
    },
    gathering: {
      ...(FOR_READERS && { description: 'Waits a moment, so that what a sync stores is read once.' }),
      always: { guard: 'lacksCells', target: 'asking' },
      after: { gatherTime: 'asking' },
    },
    failed: {
      ...(FOR_READERS && {
        description: 'Nothing could be read: a card says so; asked again a little later, or on demand.',
      }),
      tags: 'failed',
      after: { windowRetry: 'asking' },
      on: {
        'viewer.retry': 'asking',
        'network.restored': { target: 'asking', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
        'guide.changed': 'asking',
      },
    },
  },
})
