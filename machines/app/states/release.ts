import { FOR_READERS } from '../../kit/readers.ts'
import { appSetup } from '../setup.ts'

export const release = appSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'Whether the operator still has the files of this page, which come one by one.',
    meta: { requirements: ['AHEAD-17'] },
  }),
  initial: 'current',
  states: {
    current: {
      ...(FOR_READERS && { description: 'As far as anybody knows.' }),
      on: { 'release.gone': 'gone' },
    },
    gone: {
      ...(FOR_READERS && {
        description: 'The operator has another release: the page is loaded anew at the right moment.',
      }),
      invoke: {
        id: 'release',
        src: 'release',
        onError: { ...(FOR_READERS && { description: 'Until it is noticed again.' }), target: 'current' },
      },
    },
  },
})
