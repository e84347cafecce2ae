import { FIRST_PLACE } from '../../models/floatingPlace.ts'
import { FOR_READERS } from '../kit/readers.ts'
import { presentationSetup } from './setup.ts'
import { floating, fullScreen, inline, pictureInPicture } from './states.ts'

export const presentationMachine = presentationSetup.createMachine({
  id: 'presentation',
  ...(FOR_READERS && { description: 'Where the picture of the player stands. It moves, and never starts again.' }),
  options: { maxIterations: 200 },
  context: {
    picture: 'lacking',
    leaving: 'float',
    place: FIRST_PLACE,
    abilities: { fullScreen: false, pictureInPicture: false },
    window: 'browser',
  },
  invoke: [
    { id: 'stage', src: 'stage' },
    {
      id: 'leaving',
      src: 'leaving',
      onError: { ...(FOR_READERS && { description: 'What leaving does is not remembered.' }) },
    },
    {
      id: 'floatingPlace',
      src: 'floatingPlace',
      onError: { ...(FOR_READERS && { description: 'Where the floating window stands is not remembered.' }) },
    },
  ],
  on: {
    'picture.came': { actions: { type: 'takePicture', params: { picture: 'there' } } },
    'picture.lacked': { actions: { type: 'takePicture', params: { picture: 'lacking' } } },
    'picture.locked': { actions: { type: 'takePicture', params: { picture: 'locked' } } },
    'title.opened': {
      ...(FOR_READERS && { description: 'Never two sounds.', meta: { requirements: ['LIVE-12'] } }),
      target: '.closed',
    },
    'stage.surveyed': {
      actions: { type: 'takeAbilities', params: ({ event }) => ({ abilities: event.abilities }) },
    },
    'leaving.recalled': { actions: { type: 'takeLeaving', params: ({ event }) => ({ leaving: event.leaving }) } },
    'floatingPlace.recalled': { actions: { type: 'takePlace', params: ({ event }) => ({ place: event.place }) } },
    'viewer.chooseLeaving': {
      actions: [
        { type: 'takeLeaving', params: ({ event }) => ({ leaving: event.leaving }) },
        { type: 'keepLeaving', params: ({ event }) => ({ leaving: event.leaving }) },
      ],
    },
  },
  initial: 'inline',
  states: {
    inline,
    fullScreen,
    floating,
    pictureInPicture,
    closed: { ...(FOR_READERS && { description: 'The player may go.' }), type: 'final' },
  },
})
