import { titleDetailSetup } from '../setup.ts'

export const star = titleDetailSetup.createStateConfig({
  description: "A user's star.",
  meta: { requirements: ['VOD-09'] },
  initial: 'off',
  states: {
    off: { description: 'A guest has no favourites.', always: { guard: 'isUser', target: 'on' } },
    on: {
      description: 'The star of this title.',
      invoke: {
        id: 'titleStar',
        src: 'titleStar',
        input: ({ context }) => ({ metaId: context.metaId }),
        onError: { description: 'The page goes without the star.' },
      },
    },
  },
})
