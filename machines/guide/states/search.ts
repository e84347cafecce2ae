import { FOR_READERS } from '../../kit/readers.ts'
import { guideSetup } from '../setup.ts'
import { titleWish } from '../transitions.ts'

export const search = guideSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Programmes by their title; a late answer to earlier letters is dropped.' }),
  initial: 'resting',
  on: {
    'viewer.search': {
      target: '.typing',
      actions: { type: 'takeText', params: ({ event }) => ({ text: event.text }) },
    },
    'viewer.closeSearch': { target: '.resting', actions: 'dropSearch' },
    'viewer.chooseHit': { target: '.resting', actions: 'dropSearch' },
  },
  states: {
    resting: { ...(FOR_READERS && { description: 'Nothing is searched.' }) },
    typing: {
      ...(FOR_READERS && { description: 'A letter has just been typed.' }),
      after: {
        typingPause: [
          { guard: 'isSearchable', target: 'asking' },
          { ...(FOR_READERS && { description: 'Too little to search for.' }), target: 'resting', actions: 'dropHits' },
        ],
      },
    },
    asking: {
      ...(FOR_READERS && { description: 'The device looks through the titles that it has.' }),
      tags: 'searching',
      invoke: {
        id: 'search',
        src: 'searchTitles',
        input: ({ context }) => titleWish(context),
        onDone: {
          target: 'found',
          actions: { type: 'takeHits', params: ({ event }) => ({ hits: event.output }) },
        },
        onError: { target: 'found', actions: 'dropHits' },
      },
    },
    found: { ...(FOR_READERS && { description: 'What was found, or that nothing was.' }), tags: 'found' },
  },
})
