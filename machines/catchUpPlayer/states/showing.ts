import type { Quality } from '../../../models/quality.ts'
import { catchUpPlayerSetup } from '../setup.ts'

const chosen = ({ event }: { readonly event: { readonly quality: Quality | undefined } }) => ({
  quality: event.quality,
})

export const showing = catchUpPlayerSetup.createStateConfig({
  description: 'The programme is on, or on its way to the first frame.',
  tags: 'watching',
  meta: { requirements: ['CATCH-02'] },
  initial: 'starting',
  on: {
    'viewer.play': { actions: { type: 'tellEngine', params: { type: 'engine.play' } } },
    'viewer.pause': { actions: { type: 'tellEngine', params: { type: 'engine.pause' } } },
    'viewer.seek': {
      description: 'Another place of the same programme.',
      actions: { type: 'seekEngine', params: ({ event }) => ({ to: event.to }) },
    },
    'viewer.selectQuality': [
      {
        guard: { type: 'isOtherForm', params: chosen },
        description: 'Pauses, and loads the chosen form at the same place.',
        target: 'opening',
        actions: [
          { type: 'tellEngine', params: { type: 'engine.pause' } },
          { type: 'keepPlace', params: { paused: false } },
          { type: 'takeQuality', params: chosen },
        ],
        meta: { requirements: ['LIVE-10'] },
      },
      { actions: { type: 'takeQuality', params: chosen } },
    ],
    'programme.finished': [
      {
        guard: 'isSameForm',
        description: 'The same recording goes on without a break.',
        actions: 'takeCatchUpRight',
        meta: { requirements: ['LIVE-03'] },
      },
      {
        description: 'Catch-up has another form than live.',
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
      meta: { requirements: ['CATCH-02'] },
    },
    'engine.failed': [
      {
        guard: { type: 'isFailureOf', params: ({ event }) => ({ failure: event.failure, kind: 'noPermission' }) },
        description: 'The licence is refused for want of the right.',
        target: 'locked',
        meta: { requirements: ['LIVE-08', 'CATCH-03', 'DRM-02'] },
      },
      {
        guard: { type: 'isFailureOf', params: ({ event }) => ({ failure: event.failure, kind: 'gone' }) },
        target: 'over',
        actions: { type: 'noteEnd', params: { end: { type: 'gone' } } },
        meta: { requirements: ['LIVE-09', 'DRM-02'] },
      },
      {
        target: 'over',
        actions: { type: 'noteMediaFailure', params: ({ event }) => ({ failure: event.failure }) },
        meta: { requirements: ['LIVE-05', 'LIVE-13'] },
      },
    ],
  },
  states: {
    starting: { description: 'The old picture stays until the new picture comes.', tags: 'busy' },
    playing: { description: 'Picture and sound.' },
    paused: {
      description: 'Held by the viewer; it stays where it is.',
      on: {
        'viewer.selectQuality': {
          guard: { type: 'isOtherForm', params: chosen },
          description: 'Stays paused at the same place in the chosen form.',
          target: '#catchUpPlayer.opening',
          actions: [
            { type: 'keepPlace', params: { paused: true } },
            { type: 'takeQuality', params: chosen },
          ],
          meta: { requirements: ['LIVE-10'] },
        },
      },
    },
    buffering: { description: 'The picture waits for data.', tags: 'busy' },
    retrying: {
      description: 'The recording failed and is tried again, every two seconds, four times.',
      tags: ['busy', 'reconnecting'],
      meta: { requirements: ['LIVE-05'] },
    },
  },
})
