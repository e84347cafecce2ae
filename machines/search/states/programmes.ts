import { searchSetup } from '../setup.ts'

export const programmes = searchSetup.createStateConfig({
  description: 'Programmes past and future, from the guide of this device.',
  meta: { requirements: ['AHEAD-08', 'MODE-01'] },
  initial: 'idle',
  on: {
    'search.began': { guard: 'searchesProgrammes', target: '.asking' },
    'search.cleared': { target: '.idle', actions: 'dropHits' },
    'lineup.changed': {
      guard: 'searchesProgrammes',
      description: 'Other channels, or kids mode: only what this viewer may see is found.',
      meta: { requirements: ['AHEAD-22'] },
      target: '.asking',
    },
    'language.changed': { guard: 'searchesProgrammes', meta: { requirements: ['LANG-05'] }, target: '.asking' },
    'guide.changed': { actions: 'noteStale' },
  },
  states: {
    idle: { description: 'Nothing is searched for, or no live television is sold.' },
    asking: {
      description: 'The device looks through the titles that it has; a late answer to earlier words is dropped.',
      tags: 'searching',
      entry: 'noteFresh',
      invoke: {
        id: 'programmes',
        src: 'searchProgrammes',
        input: ({ context: { keyword = '' } }) => ({ text: keyword }),
        onDone: {
          target: 'found',
          actions: { type: 'takeHits', params: ({ event }) => ({ hits: event.output }) },
        },
        onError: { target: 'found', actions: 'dropHits' },
      },
    },
    found: {
      description: 'What was found, or that nothing was.',
      always: { guard: 'isStale', target: 'gathering' },
    },
    gathering: {
      description: 'A sync stores more: what it brings is looked through once.',
      after: { gatherTime: 'asking' },
    },
  },
})
