import { FOR_READERS } from '../../kit/readers.ts'
import { searchSetup } from '../setup.ts'
import { textOf } from '../transitions.ts'

const typed = ({ event }: { readonly event: { readonly text: string } }) => ({ text: event.text })

export const field = searchSetup.createStateConfig({
  ...(FOR_READERS && { description: 'What is typed, and what is searched for.' }),
  initial: 'resting',
  on: {
    'viewer.type': [
      {
        guard: { type: 'isSearchable', params: typed },
        ...(FOR_READERS && { description: 'Every key starts the wait again.' }),
        target: '.settling',
        actions: { type: 'takeText', params: typed },
      },
      {
        ...(FOR_READERS && { description: 'Too little to search for: nothing is found any more, at once.' }),
        target: '.resting',
        actions: [{ type: 'takeText', params: typed }, 'clear', 'tellKeyword', 'tellCleared'],
      },
    ],
    'viewer.search': {
      guard: { type: 'isSearchable', params: typed },
      ...(FOR_READERS && { description: 'Enter, or a search that was proposed: asked for at once.' }),
      target: '.resting',
      actions: [{ type: 'takeText', params: typed }, 'begin', 'tellKeyword', 'remember'],
    },
    'viewer.navigated': [
      {
        guard: { type: 'isOtherSearch', params: ({ event: { page, params } }) => ({ page, params }) },
        ...(FOR_READERS && {
          description: 'The address stands for another search: Back, or a link.',
          meta: { requirements: ['ROUTE-10'] },
        }),
        target: '.resting',
        actions: [
          { type: 'takeText', params: ({ event }) => ({ text: textOf(event.params) }) },
          'begin',
          'tellKeyword',
        ],
      },
      {
        guard: { type: 'isOtherAddress', params: ({ event: { page, params } }) => ({ page, params }) },
        ...(FOR_READERS && { description: 'The address stands for no search.' }),
        target: '.resting',
        actions: [
          { type: 'takeText', params: ({ event }) => ({ text: textOf(event.params) }) },
          'clear',
          'tellKeyword',
          'tellCleared',
        ],
      },
    ],
  },
  states: {
    resting: { ...(FOR_READERS && { description: 'What is found belongs to what is typed.' }) },
    settling: {
      ...(FOR_READERS && {
        description: 'Somebody types: what was found before stays until the typing rests for 300 ms.',
      }),
      after: {
        typingPause: [
          { guard: 'isOther', target: 'resting', actions: ['begin', 'tellKeyword'] },
          { ...(FOR_READERS && { description: 'The same words as before.' }), target: 'resting' },
        ],
      },
    },
  },
})
