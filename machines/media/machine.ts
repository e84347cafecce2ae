import { mediaSetup, whole } from './setup.ts'
import { wish } from './states/wish.ts'

const play = { actions: [{ type: 'noteWish', params: { paused: false } }, 'passOn'] } as const

export const mediaMachine = mediaSetup.createMachine({
  id: 'media',
  description:
    'The one media element among its engines: one of them at a time has it, and the last load has the last word.',
  options: { maxIterations: 200 },
  context: { load: undefined, here: undefined, chosen: {}, ready: [], holder: undefined },
  invoke: { id: 'engines', src: 'engines' },
  on: {
    'media.play': play,
    'media.playMuted': play,
    'media.pause': {
      description: 'A load that waits begins as the viewer wants it by then.',
      actions: [{ type: 'noteWish', params: { paused: true } }, 'passOn'],
    },
    'media.setRate': {
      actions: [{ type: 'noteWish', params: ({ event: { rate } }) => ({ rate }) }, 'passOn'],
      meta: { requirements: ['LIVE-11'] },
    },
    'media.seek': {
      actions: [{ type: 'noteSought', params: whole }, 'passOn', 'meter'],
    },
    'media.chooseTracks': {
      description: 'Chosen once, for every load to come.',
      actions: [{ type: 'noteChoice', params: whole }, 'passChoice'],
      meta: { requirements: ['AHEAD-09'] },
    },
    'code.came': { actions: { type: 'noteCode', params: whole } },
    'engine.told': [
      {
        guard: { type: 'isFirstFrame', params: whole },
        description: 'The old picture gives way to the new one.',
        actions: ['releasePicture', { type: 'tellFact', params: whole }, 'meter'],
        meta: { requirements: ['AHEAD-01'] },
      },
      {
        guard: { type: 'isOfLoad', params: whole },
        description: 'What an engine tells of a load that was replaced is dropped.',
        actions: [{ type: 'tellFact', params: whole }, 'meter'],
        meta: { requirements: ['AHEAD-01'] },
      },
    ],
  },
  type: 'parallel',
  states: {
    wish,
    element: {
      description: 'Who has the element.',
      meta: { requirements: ['AHEAD-01'] },
      initial: 'free',
      states: {
        free: {
          description: 'No engine has it.',
          always: { guard: 'isLoaded', target: 'held', actions: 'noteHolder' },
        },
        held: {
          description: 'One engine has it: nothing else is heard or seen.',
          exit: ['takeBack', 'dropHolder'],
          on: { 'media.unload': 'returning' },
          always: { guard: 'isWaiting', description: 'Another engine is wanted.', target: 'returning' },
        },
        returning: {
          description: 'The engine that had it gives it back: some take their time.',
          on: { 'element.returned': 'free' },
        },
      },
    },
  },
})
