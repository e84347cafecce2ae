import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { SCAN_RENEWALS, type ScanCodeId, type ScanState } from '../../models/scanCode.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { unprovided } from '../kit/port.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { AdmitOutput, CodeOutput, QrLoginContext, QrLoginEvent, QrLoginOutput } from './types.ts'

const requestCode = fromPromise<CodeOutput>(unprovided('requestCode'))
/** Asks every 2 s, while the page is visible, what has become of the code (AUTH-03). */
const watchCode = fromCallback<QrLoginEvent, ScanCodeId | undefined>(unprovided('watchCode'))
/** Says at once, and every second, how much is left of so many milliseconds. */
const countDown = fromCallback<QrLoginEvent, number>(unprovided('countDown'))
/** Logs in with the code that was confirmed. */
const admitByCode = fromPromise<AdmitOutput, ScanCodeId | undefined>(unprovided('admitByCode'))

const qrLoginActors = { requestCode, watchCode, countDown, admitByCode }

interface Ticked {
  readonly secondsLeft: number
}
interface Moved {
  readonly state: ScanState
}

const qrLoginSetup = setup({
  types: {
    context: {} as QrLoginContext,
    events: {} as QrLoginEvent,
    output: {} as QrLoginOutput,
    tags: {} as 'scanned' | 'refused' | 'spent' | 'failed',
    meta: {} as ChartMeta,
  },
  actors: qrLoginActors,
  actions: {
    keepCode: assign((_, { output }: { output: CodeOutput }) =>
      output._tag === 'Right' ? { code: output.right } : {},
    ),
    keepAdmission: assign((_, { output }: { output: AdmitOutput }) =>
      output._tag === 'Right' ? { admission: output.right } : {},
    ),
    dropCode: assign({ code: undefined, secondsLeft: 0 }),
    takeSeconds: assign((_, { secondsLeft }: Ticked) => ({ secondsLeft })),
    countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 }),
    beginAnew: assign({ renewals: 0 }),
  },
  guards: {
    hasCode: (_, { output }: { output: CodeOutput }) => output._tag === 'Right',
    isLetIn: (_, { output }: { output: AdmitOutput }) => output._tag === 'Right',
    isOver: (_, { secondsLeft }: Ticked) => secondsLeft <= 0,
    isScanned: (_, { state }: Moved) => state === 'SCANNED',
    isConfirmed: (_, { state }: Moved) => state === 'CONFIRMED',
    isRefused: (_, { state }: Moved) => state === 'REFUSED',
    isExpired: (_, { state }: Moved) => state === 'EXPIRED',
    mayRenew: ({ context }) => context.renewals < SCAN_RENEWALS,
  },
})

export const qrLoginMachine = qrLoginSetup.createMachine({
  id: 'qrLogin',
  ...(FOR_READERS && {
    description: 'Logging in by a code on this screen that the mobile app scans.',
    meta: { requirements: ['AUTH-03'] },
  }),
  options: { maxIterations: 200 },
  context: { code: undefined, secondsLeft: 0, renewals: 0, admission: undefined },
  output: ({ context: { admission } }) => ({ admission }),
  initial: 'hidden',
  on: {
    'viewer.hideCode': {
      ...(FOR_READERS && { description: 'Nobody sees it: nothing is asked for.' }),
      target: '.hidden',
    },
  },
  states: {
    hidden: {
      ...(FOR_READERS && { description: 'There is no place for a code on screen.' }),
      entry: ['dropCode', 'beginAnew'],
      on: { 'viewer.showCode': 'requesting' },
    },
    requesting: {
      ...(FOR_READERS && { description: 'The operator makes a code.' }),
      entry: 'dropCode',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        onDone: [
          {
            guard: { type: 'hasCode', params: ({ event }) => ({ output: event.output }) },
            target: 'shown',
            actions: { type: 'keepCode', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    shown: {
      ...(FOR_READERS && { description: 'The code is on screen, and the operator is asked what has become of it.' }),
      initial: 'waiting',
      invoke: [
        {
          id: 'watchCode',
          src: 'watchCode',
          input: ({ context }) => context.code?.scanCodeId,
          onError: 'unavailable',
        },
        {
          id: 'countDown',
          src: 'countDown',
          input: ({ context }) => context.code?.lifeMs ?? 0,
          onError: { ...(FOR_READERS && { description: 'The operator says when the code is too old.' }) },
        },
      ],
      on: {
        'countdown.ticked': [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) },
            ...(FOR_READERS && { meta: { requirements: ['AUTH-03'] } }),
            target: 'expired',
          },
          { actions: { type: 'takeSeconds', params: ({ event }) => ({ secondsLeft: event.secondsLeft }) } },
        ],
        'scan.moved': [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => ({ state: event.state }) },
            target: 'admitting',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ state: event.state }) },
            target: 'refused',
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ state: event.state }) },
            target: 'expired',
          },
        ],
      },
      states: {
        waiting: {
          ...(FOR_READERS && { description: 'Nobody has scanned it yet.' }),
          on: {
            'scan.moved': {
              guard: { type: 'isScanned', params: ({ event }) => ({ state: event.state }) },
              target: 'scanned',
            },
          },
        },
        scanned: {
          ...(FOR_READERS && { description: 'It was scanned: the viewer confirms on the phone.' }),
          tags: 'scanned',
        },
      },
    },
    expired: {
      ...(FOR_READERS && { description: 'The code is too old.' }),
      always: [
        {
          guard: 'mayRenew',
          ...(FOR_READERS && { description: 'Three times it is renewed by itself.' }),
          target: 'requesting',
          actions: 'countRenewal',
        },
        { target: 'spent' },
      ],
    },
    spent: {
      ...(FOR_READERS && {
        description: 'The viewer has not used it for so long that a new one is made only on demand.',
      }),
      tags: 'spent',
      on: { 'viewer.renewCode': { target: 'requesting', actions: 'beginAnew' } },
    },
    admitting: {
      ...(FOR_READERS && { description: 'The viewer has confirmed on the phone: the operator lets in who that is.' }),
      tags: 'scanned',
      invoke: {
        id: 'admitByCode',
        src: 'admitByCode',
        input: ({ context }) => context.code?.scanCodeId,
        onDone: [
          {
            guard: { type: 'isLetIn', params: ({ event }) => ({ output: event.output }) },
            target: 'done',
            actions: { type: 'keepAdmission', params: ({ event }) => ({ output: event.output }) },
          },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    refused: {
      ...(FOR_READERS && { description: 'The viewer said no on the phone.' }),
      tags: 'refused',
      on: { 'viewer.renewCode': { target: 'requesting', actions: 'beginAnew' } },
    },
    unavailable: {
      ...(FOR_READERS && { description: 'The operator gave no code, or did not take it.' }),
      tags: 'failed',
      on: {
        'viewer.renewCode': { target: 'requesting', actions: 'beginAnew' },
        'network.restored': { target: 'requesting', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
    done: { ...(FOR_READERS && { description: 'The operator has let the viewer in.' }), type: 'final' },
  },
})
