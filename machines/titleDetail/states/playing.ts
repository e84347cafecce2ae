import { FOR_READERS } from '../../kit/readers.ts'
import type { TitleWish } from '../../vodPlayer/index.ts'
import { titleDetailSetup } from '../setup.ts'

const wished = ({ event }: { readonly event: TitleWish }) => ({ wish: event })

export const playing = titleDetailSetup.createStateConfig({
  ...(FOR_READERS && { description: 'Whether what the viewer wants to play can be played.' }),
  initial: 'allowed',
  states: {
    allowed: {
      ...(FOR_READERS && { description: 'What is wished for is handed to the player.' }),
      entry: 'forgetProblem',
      on: {
        'viewer.considerPlay': {
          guard: { type: 'isPlayable', params: ({ event: { title } }) => ({ title }) },
          ...(FOR_READERS && {
            description: 'The viewer aims: what the player would wait for is asked already.',
            meta: { requirements: ['VOD-06'] },
          }),
          actions: {
            type: 'foresee',
            params: ({ event: { title, startSec } }) => ({ type: 'foresight.prepare', title, startSec }),
          },
        },
        'viewer.play': [
          {
            guard: { type: 'hasProblem', params: wished },
            target: 'refused',
            actions: { type: 'noteProblem', params: wished },
          },
          { actions: { type: 'tellPlay', params: wished } },
        ],
      },
    },
    refused: {
      ...(FOR_READERS && {
        description: 'Its source is expired, missing, or not there yet: a dialog says so.',
        meta: { requirements: ['VOD-14'] },
      }),
      on: { 'viewer.dismissProblem': 'allowed' },
    },
  },
})
