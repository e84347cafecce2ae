import type { Instant } from '../../../models/codec/instant.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { mediaSetup, whole } from '../setup.ts'
import type { MediaLoad } from '../types.ts'

const load = [{ type: 'takeLoad', params: whole<MediaLoad> }, 'holdPicture', 'meter'] as const

const unload = { target: '#media.wish.nothing', actions: ['dropLoad', 'releasePicture', 'meter'] } as const

const place = { type: 'notePlace', params: whole<{ readonly place: Instant | undefined }> } as const

export const wish = mediaSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What is to be seen, from the wish for it to its load.' }),
  initial: 'nothing',
  states: {
    nothing: {
      ...(FOR_READERS && { description: 'Nothing is wanted.' }),
      on: {
        'media.load': { target: 'wanted', actions: load },
        'place.told': {
          ...(FOR_READERS && { description: 'Where the viewer was outlives what was watched.' }),
          actions: place,
        },
      },
    },
    wanted: {
      ...(FOR_READERS && {
        description:
          'Something is to play: the old picture stays until its first frame, and the tokens are kept fresh.',
        meta: { requirements: ['AHEAD-01', 'LIVE-16'] },
      }),
      entry: 'keepTokens',
      exit: 'leaveTokens',
      on: {
        'media.load': {
          ...(FOR_READERS && { description: 'The last wish counts.' }),
          target: '.called',
          actions: load,
        },
        'media.recover': { actions: 'passOn' },
        'media.unload': unload,
      },
      initial: 'called',
      states: {
        called: {
          ...(FOR_READERS && {
            description: 'An engine that is there starts in the same moment.',
            meta: { requirements: ['AHEAD-01', 'DRM-01'] },
          }),
          always: [
            { guard: 'isCodeAway', target: 'fetching' },
            { guard: 'isPlaceWished', target: 'placing' },
            { guard: 'isItsOwn', target: 'loaded' },
            { target: 'waiting' },
          ],
        },
        fetching: {
          ...(FOR_READERS && { description: 'The code of the engine is on its way.' }),
          entry: 'fetchCode',
          on: {
            'code.came': {
              guard: { type: 'isWanted', params: whole },
              target: 'called',
              actions: { type: 'noteCode', params: whole },
            },
            'code.missing': {
              guard: { type: 'isWanted', params: whole },
              target: '#media.wish.missing',
              actions: 'tellNoCode',
            },
          },
        },
        placing: {
          ...(FOR_READERS && { description: 'The engine that has the element is asked where the viewer is.' }),
          entry: 'askPlace',
          on: {
            'place.told': [
              { guard: 'isItsOwn', target: 'loaded', actions: place },
              { target: 'waiting', actions: place },
            ],
          },
        },
        waiting: {
          ...(FOR_READERS && {
            description: 'Another engine has the element, and gives it back first.',
            meta: { requirements: ['AHEAD-01'] },
          }),
          always: { guard: 'isElementFree', target: 'loaded' },
        },
        loaded: {
          ...(FOR_READERS && { description: 'The engine has the element and loads: what it tells is told on.' }),
          entry: 'giveElement',
        },
      },
    },
    missing: {
      ...(FOR_READERS && {
        description: 'The code of the engine did not come: it was said, and is asked for again with the next try.',
        meta: { requirements: ['LIVE-13'] },
      }),
      on: {
        'media.load': { target: 'wanted', actions: load },
        'media.recover': 'wanted',
        'media.unload': unload,
      },
    },
  },
})
