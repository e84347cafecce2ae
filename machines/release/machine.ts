import { setup } from 'xstate'
import { SECOND } from '../../models/codec/instant.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import { releaseActors } from './actors.ts'
import type { ReleaseEvent, ReleaseTag } from './types.ts'

interface Answered {
  readonly output: boolean
}

const answered = ({ event: { output } }: { readonly event: Answered }): Answered => ({ output })

const releaseSetup = setup({
  types: {
    events: {} as ReleaseEvent,
    tags: {} as ReleaseTag,
    meta: {} as ChartMeta,
  },
  actors: releaseActors,
  guards: {
    isRepeated: (_, { output }: Answered) => output,
    isUnanswered: (_, { output }: Answered) => !output,
  },
  delays: {
    timeToRead: 3 * SECOND,
    nextTry: 30 * SECOND,
  },
})

export const releaseMachine = releaseSetup.createMachine({
  id: 'release',
  ...(FOR_READERS && {
    description:
      'The operator has another release, and the files of this one are gone: the page has to be loaded anew.',
    meta: { requirements: ['AHEAD-17'] },
  }),
  options: { maxIterations: 200 },
  initial: 'recalling',
  states: {
    recalling: {
      ...(FOR_READERS && { description: 'Whether this tab has tried that a moment ago, in vain.' }),
      invoke: {
        id: 'recallLoad',
        src: 'recallLoad',
        onDone: [{ guard: { type: 'isRepeated', params: answered }, target: 'offered' }, { target: 'waiting' }],
        onError: 'offered',
      },
    },
    waiting: {
      ...(FOR_READERS && { description: 'For the moment at which nobody loses anything.' }),
      invoke: { id: 'watchPage', src: 'watchPage', onError: 'offered' },
      on: { 'viewer.loadAnew': 'loading' },
      initial: 'taken',
      states: {
        taken: {
          ...(FOR_READERS && { description: 'Something plays, or is typed: it is told, and the page stays as it is.' }),
          tags: ['told', 'closable'],
          on: { 'page.freed': 'free', 'viewer.closeNews': 'silent' },
        },
        silent: {
          ...(FOR_READERS && { description: 'The viewer has read it.' }),
          on: { 'page.freed': 'free' },
        },
        free: {
          ...(FOR_READERS && { description: 'Nothing is lost by it: there is time to read what is about to happen.' }),
          tags: 'told',
          on: { 'page.taken': 'taken' },
          after: {
            timeToRead: { target: '#release.loading', ...(FOR_READERS && { meta: { requirements: ['AHEAD-17'] } }) },
          },
        },
      },
    },
    loading: {
      ...(FOR_READERS && { description: 'The page is loaded anew, if the operator answers.' }),
      tags: ['told', 'loading'],
      invoke: {
        id: 'loadAnew',
        src: 'loadAnew',
        onDone: { guard: { type: 'isUnanswered', params: answered }, target: 'unanswered' },
        onError: 'offered',
      },
    },
    unanswered: {
      ...(FOR_READERS && {
        description: 'Without an answer the page would be lost, and what plays with it: it is tried again.',
        meta: { requirements: ['NET-05'] },
      }),
      tags: 'told',
      on: { 'viewer.loadAnew': 'loading' },
      after: { nextTry: 'waiting' },
    },
    offered: {
      ...(FOR_READERS && { description: 'It does not load itself over and over: the viewer may do so.' }),
      tags: 'told',
      on: { 'viewer.loadAnew': 'loading' },
    },
  },
})
