import { FOR_READERS } from '../../kit/readers.ts'
import { titleDetailSetup } from '../setup.ts'

export const star = titleDetailSetup.createStateConfig({
  ...(FOR_READERS && { description: "A user's star.", meta: { requirements: ['VOD-09'] } }),
  initial: 'off',
  states: {
    off: {
      ...(FOR_READERS && { description: 'A guest has no favourites.' }),
      always: { guard: 'isUser', target: 'on' },
    },
    on: {
      ...(FOR_READERS && { description: 'The star of this title.' }),
      invoke: {
        id: 'titleStar',
        src: 'titleStar',
        input: ({ context }) => ({ metaId: context.metaId }),
        onError: { ...(FOR_READERS && { description: 'The page goes without the star.' }) },
      },
    },
  },
})
