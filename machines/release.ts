import { fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { SECOND } from '../models/codec/instant.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

/** What the page says of itself. */
export type PageFact =
  /** Something plays, a dialog is open, or something is typed. */
  { readonly type: 'page.taken' } | { readonly type: 'page.freed' }

type ReleaseEvent =
  | PageFact
  /** The viewer waits no longer. */
  | { readonly type: 'viewer.loadAnew' }
  /** The viewer has read it. */
  | { readonly type: 'viewer.closeNews' }

type ReleaseTag = 'told' | 'closable' | 'loading'

/** Whether this tab has loaded itself anew a moment ago, or could not know. */
const recallLoad = fromPromise<boolean>(unprovided('recallLoad'))
/** Says whether the page is in use, at once and with every change. */
const watchPage = fromCallback<PageFact>(unprovided('watchPage'))
/** Keeps the place and loads the page anew, where the operator answers; whether it does. */
const loadAnew = fromPromise<boolean>(unprovided('loadAnew'))

const releaseActors = { recallLoad, watchPage, loadAnew }

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

type Snapshot = SnapshotFrom<typeof releaseMachine>

/** The viewer is told that there is a new release. */
export const selectIsReleaseTold = (snapshot: Snapshot): boolean => snapshot.hasTag('told')
/** The page goes on for now: the viewer need not be reminded of it. */
export const selectIsReleaseClosable = (snapshot: Snapshot): boolean => snapshot.hasTag('closable')
export const selectIsReleaseLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('loading')
