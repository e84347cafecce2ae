import { FOR_READERS } from '../kit/readers.ts'
import { mediaSetup, whole } from './setup.ts'
import { wish } from './states/wish.ts'

const play = { actions: [{ type: 'noteWish', params: { paused: false } }, 'passOn'] } as const

export const mediaMachine = mediaSetup.createMachine({
  id: 'media',
  ...(FOR_READERS && {
    description:
      'The one media element among its engines: one of them at a time has it, and the last load has the last word.',
  }),
  options: { maxIterations: 200 },
  context: { load: undefined, here: undefined, chosen: {}, ready: [], holder: undefined },
  invoke: { id: 'engines', src: 'engines' },
  on: {
    'media.play': play,
    'media.playMuted': play,
    'media.pause': {
      ...(FOR_READERS && { description: 'A load that waits begins as the viewer wants it by then.' }),
      actions: [{ type: 'noteWish', params: { paused: true } }, 'passOn'],
    },
    'media.setRate': {
      actions: [{ type: 'noteWish', params: ({ event: { rate } }) => ({ rate }) }, 'passOn'],
      ...(FOR_READERS && { meta: { requirements: ['LIVE-11'] } }),
    },
    'media.seek': {
      actions: [{ type: 'noteSought', params: whole }, 'passOn', 'meter'],
    },
    'media.chooseTracks': {
      ...(FOR_READERS && { description: 'Chosen once, for every load to come.', meta: { requirements: ['AHEAD-09'] } }),
      actions: [{ type: 'noteChoice', params: whole }, 'passChoice'],
    },
    'code.came': { actions: { type: 'noteCode', params: whole } },
    'engine.told': [
      {
        guard: { type: 'isFirstFrame', params: whole },
        ...(FOR_READERS && {
          description: 'The old picture gives way to the new one.',
          meta: { requirements: ['AHEAD-01'] },
        }),
        actions: ['releasePicture', { type: 'tellFact', params: whole }, 'meter'],
      },
      {
        guard: { type: 'isOfLoad', params: whole },
        ...(FOR_READERS && {
          description: 'What an engine tells of a load that was replaced is dropped.',
          meta: { requirements: ['AHEAD-01'] },
        }),
        actions: [{ type: 'tellFact', params: whole }, 'meter'],
      },
    ],
  },
  type: 'parallel',
  states: {
    wish,
    element: {
      ...(FOR_READERS && { description: 'Who has the element.', meta: { requirements: ['AHEAD-01'] } }),
      initial: 'free',
      states: {
        free: {
          ...(FOR_READERS && { description: 'No engine has it.' }),
          always: { guard: 'isLoaded', target: 'held', actions: 'noteHolder' },
        },
        held: {
          ...(FOR_READERS && { description: 'One engine has it: nothing else is heard or seen.' }),
          exit: ['takeBack', 'dropHolder'],
          on: { 'media.unload': 'returning' },
          always: {
            guard: 'isWaiting',
            ...(FOR_READERS && { description: 'Another engine is wanted.' }),
            target: 'returning',
          },
        },
        returning: {
          ...(FOR_READERS && { description: 'The engine that had it gives it back: some take their time.' }),
          on: { 'element.returned': 'free' },
        },
      },
    },
  },
})
