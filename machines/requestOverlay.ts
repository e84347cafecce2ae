import { assign, type SnapshotFrom, setup } from 'xstate'
import type { ChartMeta } from './kit/meta.ts'
import { FOR_READERS } from './kit/readers.ts'

export interface RequestOverlayContext {
  /** Calls under way that a person waits for. */
  readonly active: number
}

export type RequestOverlayEvent = { readonly type: 'request.started' } | { readonly type: 'request.finished' }

const overlaySetup = setup({
  types: {
    context: {} as RequestOverlayContext,
    events: {} as RequestOverlayEvent,
    tags: {} as 'onScreen',
    meta: {} as ChartMeta,
  },
  actions: {
    countStarted: assign({ active: ({ context }) => context.active + 1 }),
    countFinished: assign({ active: ({ context }) => context.active - 1 }),
  },
  guards: {
    isLastActive: ({ context }) => context.active === 1,
  },
  delays: {
    hideDelay: 150,
  },
})

export const requestOverlayMachine = overlaySetup.createMachine({
  id: 'requestOverlay',
  ...(FOR_READERS && {
    description: 'The sign that the app waits for the server.',
    meta: { requirements: ['NET-06'] },
  }),
  options: { maxIterations: 200 },
  context: { active: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      ...(FOR_READERS && { description: 'No call is under way.' }),
      on: { 'request.started': { target: 'shown', actions: 'countStarted' } },
    },
    shown: {
      ...(FOR_READERS && { description: 'Shown from the first call until the last one has finished.' }),
      tags: 'onScreen',
      on: {
        'request.started': { actions: 'countStarted' },
        'request.finished': [
          { guard: 'isLastActive', target: 'fading', actions: 'countFinished' },
          { actions: 'countFinished' },
        ],
      },
    },
    fading: {
      ...(FOR_READERS && { description: 'Stays for 150 ms, so that calls in a row do not make it flicker.' }),
      tags: 'onScreen',
      after: { hideDelay: { target: 'hidden', ...(FOR_READERS && { meta: { requirements: ['NET-06'] } }) } },
      on: { 'request.started': { target: 'shown', actions: 'countStarted' } },
    },
  },
})

export const selectOverlayShown = (snapshot: SnapshotFrom<typeof requestOverlayMachine>): boolean =>
  snapshot.hasTag('onScreen')
