import type { Quality } from '../../../models/quality.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { catchUpPlayerSetup } from '../setup.ts'

const chosen = ({ event }: { readonly event: { readonly quality: Quality | undefined } }) => ({
  quality: event.quality,
})

export const showing = catchUpPlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The programme is on, or on its way to the first frame.',
    meta: { requirements: ['CATCH-02'] },
  }),
  tags: 'watching',
  initial: 'starting',
  on: {
    'viewer.play': { actions: { type: 'tellEngine', params: { type: 'engine.play' } } },
    'viewer.pause': { actions: { type: 'tellEngine', params: { type: 'engine.pause' } } },
    'viewer.seek': {
      ...(FOR_READERS && { description: 'Another place of the same programme.' }),
      actions: { type: 'seekEngine', params: ({ event }) => ({ to: event.to }) },
    },
    'viewer.selectQuality': [
      {
        guard: { type: 'isOtherForm', params: chosen },
        ...(FOR_READERS && {
          description: 'Pauses, and loads the chosen form at the same place.',
          meta: { requirements: ['LIVE-10'] },
        }),
        target: 'opening',
        actions: [
          { type: 'tellEngine', params: { type: 'engine.pause' } },
          { type: 'keepPlace', params: { paused: false } },
          { type: 'takeQuality', params: chosen },
        ],
      },
      { actions: { type: 'takeQuality', params: chosen } },
    ],
    'programme.finished': [
      {
        guard: 'isSameForm',
        ...(FOR_READERS && {
          description: 'The same recording goes on without a break.',
          meta: { requirements: ['LIVE-03'] },
        }),
        actions: 'takeCatchUpRight',
      },
      {
        ...(FOR_READERS && { description: 'Catch-up has another form than live.' }),
        target: 'judging',
        actions: ['takeCatchUpRight', { type: 'keepPlace', params: { paused: false } }],
      },
    ],
    'network.restored': { actions: { type: 'tellEngine', params: { type: 'network.restored' } } },
    'engine.loading': '.starting',
    'engine.playing': '.playing',
    'engine.paused': '.paused',
    'engine.buffering': '.buffering',
    'engine.retrying': '.retrying',
    'engine.caughtUp': { target: 'over', actions: { type: 'noteEnd', params: { end: { type: 'caughtUp' } } } },
    'engine.ended': {
      target: 'over',
      actions: { type: 'noteEnd', params: { end: { type: 'ended' } } },
      ...(FOR_READERS && { meta: { requirements: ['CATCH-02'] } }),
    },
    'engine.failed': [
      {
        guard: { type: 'isFailureOf', params: ({ event }) => ({ failure: event.failure, kind: 'noPermission' }) },
        ...(FOR_READERS && {
          description: 'The licence is refused for want of the right.',
          meta: { requirements: ['LIVE-08', 'CATCH-03', 'DRM-02'] },
        }),
        target: 'locked',
      },
      {
        guard: { type: 'isFailureOf', params: ({ event }) => ({ failure: event.failure, kind: 'gone' }) },
        target: 'over',
        actions: { type: 'noteEnd', params: { end: { type: 'gone' } } },
        ...(FOR_READERS && { meta: { requirements: ['LIVE-09', 'DRM-02'] } }),
      },
      {
        target: 'over',
        actions: { type: 'noteMediaFailure', params: ({ event }) => ({ failure: event.failure }) },
        ...(FOR_READERS && { meta: { requirements: ['LIVE-05', 'LIVE-13'] } }),
      },
    ],
  },
  states: {
    starting: {
      ...(FOR_READERS && { description: 'The old picture stays until the new picture comes.' }),
      tags: 'busy',
    },
    playing: { ...(FOR_READERS && { description: 'Picture and sound.' }) },
    paused: {
      ...(FOR_READERS && { description: 'Held by the viewer; it stays where it is.' }),
      on: {
        'viewer.selectQuality': {
          guard: { type: 'isOtherForm', params: chosen },
          ...(FOR_READERS && {
            description: 'Stays paused at the same place in the chosen form.',
            meta: { requirements: ['LIVE-10'] },
          }),
          target: '#catchUpPlayer.opening',
          actions: [
            { type: 'keepPlace', params: { paused: true } },
            { type: 'takeQuality', params: chosen },
          ],
        },
      },
    },
    buffering: { ...(FOR_READERS && { description: 'The picture waits for data.' }), tags: 'busy' },
    retrying: {
      ...(FOR_READERS && {
        description: 'The recording failed and is tried again, every two seconds, four times.',
        meta: { requirements: ['LIVE-05'] },
      }),
      tags: ['busy', 'reconnecting'],
    },
  },
})
