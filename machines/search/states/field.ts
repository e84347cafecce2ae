import { searchSetup } from '../setup.ts'
import { textOf } from '../transitions.ts'

const typed = ({ event }: { readonly event: { readonly text: string } }) => ({ text: event.text })

export const field = searchSetup.createStateConfig({
  description: 'What is typed, and what is searched for.',
  initial: 'resting',
  on: {
    'viewer.type': [
      {
        guard: { type: 'isSearchable', params: typed },
        description: 'Every key starts the wait again.',
        target: '.settling',
        actions: { type: 'takeText', params: typed },
      },
      {
        description: 'Too little to search for: nothing is found any more, at once.',
        target: '.resting',
        actions: [{ type: 'takeText', params: typed }, 'clear', 'tellCleared'],
      },
    ],
    'viewer.search': {
      guard: { type: 'isSearchable', params: typed },
      description: 'Enter, or a search that was proposed: asked for at once.',
      target: '.resting',
      actions: [{ type: 'takeText', params: typed }, 'begin', 'remember'],
    },
    'viewer.navigated': [
      {
        guard: { type: 'isOtherSearch', params: ({ event: { page, params } }) => ({ page, params }) },
        description: 'The address stands for another search: Back, or a link.',
        meta: { requirements: ['ROUTE-10'] },
        target: '.resting',
        actions: [{ type: 'takeText', params: ({ event }) => ({ text: textOf(event.params) }) }, 'begin'],
      },
      {
        guard: { type: 'isOtherAddress', params: ({ event: { page, params } }) => ({ page, params }) },
        description: 'The address stands for no search.',
        target: '.resting',
        actions: [
          { type: 'takeText', params: ({ event }) => ({ text: textOf(event.params) }) },
          'clear',
          'tellCleared',
        ],
      },
    ],
  },
  states: {
    resting: { description: 'What is found belongs to what is typed.' },
    settling: {
      description: 'Somebody types: what was found before stays until the typing rests for 300 ms.',
      after: {
        typingPause: [
          { guard: 'isOther', target: 'resting', actions: 'begin' },
          { description: 'The same words as before.', target: 'resting' },
        ],
      },
    },
  },
})
