import { assign, type SnapshotFrom, setup } from 'xstate'
import { SECOND } from '../models/codec/instant.ts'
import type { ChartMeta } from './kit/meta.ts'
import { FOR_READERS } from './kit/readers.ts'

/** The messages of the app itself that a toast can show; each has its text in three languages. */
export type ToastMessage =
  | 'error.server'
  | 'error.network'
  | 'error.storage'
  | 'error.unavailable'
  | 'error.refresh'
  | 'error.delete'
  | 'error.noSuchPage'
  | 'broadcast.noSwitching'
  | 'broadcast.over'
  | 'playingInFloatingWindow'
  | 'rechargeSuccess'
  | 'passwordSaved'
  | 'profileSaved'
  | 'shareKey.linkRefused'

/** The server's own words, or a message of the app. */
export type ToastText =
  | { readonly tag: 'said'; readonly text: string }
  | { readonly tag: 'known'; readonly message: ToastMessage }

export interface ToastsContext {
  /** The first one is on screen, the others wait. */
  readonly queue: ReadonlyArray<ToastText>
}

/** A part of the app has something to say: the chart above it passes it on. */
export interface ToastRequest {
  readonly type: 'toast.requested'
  readonly toast: ToastText
}

/** What the chart above this one passes on. */
export type ToastWish = ToastRequest | { readonly type: 'viewer.dismissToast' }

/** The view says itself that it is on the page from now on. */
export type ToastsEvent = ToastWish | { readonly type: 'view.came' }

const MAX_WAITING = 4

const isSame = (a: ToastText, b: ToastText): boolean =>
  a.tag === 'said' ? b.tag === 'said' && a.text === b.text : b.tag === 'known' && a.message === b.message

/** Adds a toast at the end. What already stands or waits is not repeated; of too many that wait the oldest gives way. */
const enqueued = (queue: ReadonlyArray<ToastText>, toast: ToastText): ReadonlyArray<ToastText> => {
  if (queue.some(other => isSame(other, toast))) return queue
  const [shown, ...waiting] = [...queue, toast]
  return shown === undefined ? [] : [shown, ...waiting.slice(-MAX_WAITING)]
}

/** The wish to show a message of the app itself. */
export const toastOf = (message: ToastMessage): ToastRequest => ({
  type: 'toast.requested',
  toast: { tag: 'known', message },
})

const toastsSetup = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    tags: {} as 'onScreen',
    meta: {} as ChartMeta,
  },
  actions: {
    enqueue: assign(({ context }, { toast }: { toast: ToastText }) => ({ queue: enqueued(context.queue, toast) })),
    dropShown: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
  guards: {
    isAnyWaiting: ({ context }) => context.queue.length > 0,
  },
  delays: {
    toastTime: 5 * SECOND,
  },
})

export const toastsMachine = toastsSetup.createMachine({
  id: 'toasts',
  ...(FOR_READERS && { description: 'Short messages over the page, one at a time.' }),
  options: { maxIterations: 200 },
  context: { queue: [] },
  initial: 'unseen',
  on: {
    'toast.requested': {
      ...(FOR_READERS && {
        description: 'A message that is already shown or waiting is not shown twice.',
        meta: { requirements: ['NET-04'] },
      }),
      actions: { type: 'enqueue', params: ({ event }) => ({ toast: event.toast }) },
    },
  },
  states: {
    unseen: {
      ...(FOR_READERS && {
        description: 'The page cannot show a message yet: what is asked for waits, and its time with it.',
        meta: { requirements: ['MSG-07'] },
      }),
      on: { 'view.came': 'empty' },
    },
    empty: {
      ...(FOR_READERS && { description: 'Nothing to say.' }),
      always: { guard: 'isAnyWaiting', target: 'showing' },
    },
    showing: {
      ...(FOR_READERS && {
        description: 'The first message stands for five seconds, or until the viewer closes it.',
        meta: { requirements: ['MSG-07'] },
      }),
      tags: 'onScreen',
      exit: 'dropShown',
      after: { toastTime: { target: 'empty', ...(FOR_READERS && { meta: { requirements: ['MSG-07'] } }) } },
      on: { 'viewer.dismissToast': 'empty' },
    },
  },
})

/** The message on screen. */
export const selectToast = (snapshot: SnapshotFrom<typeof toastsMachine>): ToastText | undefined =>
  snapshot.hasTag('onScreen') ? snapshot.context.queue[0] : undefined
