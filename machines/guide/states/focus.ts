import { FOR_READERS } from '../../kit/readers.ts'
import { guideSetup } from '../setup.ts'
import { addressed, detailsWish, grouped, landmarkAt, sameTimeOn } from '../transitions.ts'

const GROUPED = {
  ...(FOR_READERS && { description: 'The focus stays on its channel where the group has it.' }),
  target: '.settling',
  actions: 'dropProgramme',
} as const

export const focus = guideSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The focused cell, which the page tells in full once the focus rests on it.' }),
  initial: 'settling',
  on: {
    'viewer.focusCell': {
      target: '.settling',
      actions: ['dropProgramme', { type: 'takeFocus', params: ({ event }) => ({ spot: event.spot }) }],
    },
    'viewer.goTo': {
      ...(FOR_READERS && { description: 'To what is on now, or to the evening of the day: the focus goes along.' }),
      target: '.settling',
      actions: [
        'dropProgramme',
        {
          type: 'moveTo',
          params: ({ context, event }) => ({ to: landmarkAt(context, event.landmark), place: 'inside' }),
        },
      ],
    },
    'viewer.chooseDay': {
      ...(FOR_READERS && { description: 'To the same time of another day.', meta: { requirements: ['EPG-04'] } }),
      target: '.settling',
      actions: [
        'dropProgramme',
        {
          type: 'moveTo',
          params: ({ context, event }) => ({ to: sameTimeOn(context, event.offset), place: 'middle' }),
        },
      ],
    },
    'viewer.chooseHit': {
      ...(FOR_READERS && { description: 'To the programme that was found.' }),
      target: '.settling',
      actions: ['dropProgramme', { type: 'moveToHit', params: ({ event }) => ({ hit: event.hit }) }],
    },
    'viewer.chooseGroup': GROUPED,
    'viewer.navigated': { guard: { type: 'isOtherGroup', params: addressed }, ...GROUPED },
    'columns.changed': { guard: { type: 'isRegrouped', params: grouped }, ...GROUPED },
    'lineup.changed': {
      ...(FOR_READERS && { description: 'The focused channel may have come only now.' }),
      target: '.settling',
    },
  },
  states: {
    settling: {
      ...(FOR_READERS && {
        description: 'The focus has just come; while it runs over the cells nothing is asked for.',
      }),
      after: { restTime: 'asking' },
    },
    asking: {
      ...(FOR_READERS && { description: 'The whole programme is read.' }),
      invoke: {
        id: 'programme',
        src: 'readProgrammes',
        input: ({ context }) => detailsWish(context),
        onDone: {
          target: 'resting',
          actions: { type: 'takeProgramme', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: 'resting',
      },
    },
    resting: { ...(FOR_READERS && { description: 'The cell is told as far as it is known.' }) },
  },
})
