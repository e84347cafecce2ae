import { FOR_READERS } from '../kit/readers.ts'
import { searchSetup } from './setup.ts'
import { field } from './states/field.ts'
import { memory } from './states/memory.ts'
import { person } from './states/person.ts'
import { popular } from './states/popular.ts'
import { programmes } from './states/programmes.ts'
import { titles } from './states/titles.ts'
import { beginning } from './transitions.ts'

export const searchMachine = searchSetup.createMachine({
  id: 'search',
  ...(FOR_READERS && {
    description: 'One field over channels, programmes past and future, titles and persons.',
    meta: { requirements: ['VOD-11', 'AHEAD-08', 'ROUTE-06', 'ROLE-01'] },
  }),
  options: { maxIterations: 200 },
  context: ({ input }) => beginning(input),
  entry: 'beginFromAddress',
  invoke: [
    {
      id: 'recents',
      src: 'keepRecents',
      onError: { ...(FOR_READERS && { description: 'Nothing is kept of what is searched.' }) },
    },
    {
      id: 'guide',
      src: 'watchGuide',
      onError: { ...(FOR_READERS && { description: 'The guide is looked through as it is.' }) },
    },
  ],
  type: 'parallel',
  states: { field, programmes, titles, person, popular, memory },
})
