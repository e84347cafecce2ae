import { assign, setup } from 'xstate'
import { SECOND } from '../../models/codec/instant.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { ChartMeta } from '../meta.ts'
import { enqueued } from './transitions.ts'
import type { ToastsContext, ToastsEvent, ToastText } from './types.ts'

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
  initial: 'empty',
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
