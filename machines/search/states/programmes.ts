import { FOR_READERS } from '../../kit/readers.ts'
import { searchSetup } from '../setup.ts'
import type { HitsAnswer } from '../types.ts'

const answered = ({ event }: { readonly event: { readonly output: HitsAnswer } }) => ({ hits: event.output })

export const programmes = searchSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Programmes past and future, from the guide of this device.',
    meta: { requirements: ['AHEAD-08', 'MODE-01'] },
  }),
  initial: 'idle',
  on: {
    'search.began': { guard: 'searchesProgrammes', target: '.asking' },
    'search.cleared': { target: '.idle', actions: 'dropHits' },
    'lineup.changed': {
      guard: 'searchesProgrammes',
      ...(FOR_READERS && {
        description: 'Other channels, or kids mode: only what this viewer may see is found.',
        meta: { requirements: ['AHEAD-22'] },
      }),
      target: '.asking',
    },
    'language.changed': {
      guard: 'searchesProgrammes',
      ...(FOR_READERS && { meta: { requirements: ['LANG-05'] } }),
      target: '.asking',
    },
  },
  states: {
    idle: { ...(FOR_READERS && { description: 'Nothing is searched for, or no live television is sold.' }) },
    asking: {
      ...(FOR_READERS && {
        description: 'The device looks through the titles that it has; a late answer to earlier words is dropped.',
      }),
      tags: 'lookingThrough',
      invoke: {
        id: 'programmes',
        src: 'searchProgrammes',
        input: ({ context: { keyword = '' } }) => ({ text: keyword }),
        onDone: [
          { guard: 'isOvertaken', target: 'gathering', actions: { type: 'takeHits', params: answered } },
          { target: 'found', actions: { type: 'takeHits', params: answered } },
        ],
        onError: [
          { guard: 'isOvertaken', target: 'gathering', actions: 'takeNoHits' },
          { target: 'found', actions: 'takeNoHits' },
        ],
      },
      initial: 'timely',
      states: {
        timely: {
          ...(FOR_READERS && { description: 'What comes will be all that there is now.' }),
          on: { 'guide.changed': 'overtaken' },
        },
        overtaken: { ...(FOR_READERS && { description: 'A sync has stored more since it was asked.' }) },
      },
    },
    found: {
      ...(FOR_READERS && { description: 'What was found, or that nothing was.' }),
      on: { 'guide.changed': 'gathering' },
    },
    gathering: {
      ...(FOR_READERS && { description: 'A sync stores more: what it brings is looked through once.' }),
      after: { gatherTime: 'asking' },
    },
  },
})
