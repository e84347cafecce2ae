import type { CatchUpEnd } from '../../catchUpPlayer/index.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'
import { channelOf, nextFinished } from '../transitions.ts'
import { catchUp } from './catchUp.ts'
import { timeShift } from './timeShift.ts'

const ended = ({ event }: { readonly event: { readonly output: CatchUpEnd } }) => ({ end: event.output })

export const behind = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && { description: 'A recording is watched: of the programme on air, or of one that is over.' }),
  tags: 'behind',
  entry: ['restNeighbours', { type: 'tellPicture', params: { type: 'picture.came' } }],
  exit: { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: true } },
  invoke: {
    id: 'recording',
    src: 'catchUpPlayer',
    input: ({ context }) => ({
      channel: channelOf(context),
      programme: context.behind,
      startAt: context.startAt,
      startPaused: context.startPaused,
      quality: context.quality,
      rate: context.rate,
    }),
    onDone: [
      {
        guard: { type: 'isNextFinished', params: ended },
        ...(FOR_READERS && {
          description: 'The end, and the next programme is over too: it plays on.',
          meta: { requirements: ['CATCH-02', 'LIVE-15'] },
        }),
        target: 'finding',
        actions: { type: 'takeNeighbour', params: ({ context }) => ({ programme: nextFinished(context) }) },
      },
      {
        guard: { type: 'isEnd', params: ({ event }) => ({ end: event.output, type: 'gone' }) },
        target: 'gone.programme',
        actions: 'dropSlot',
        ...(FOR_READERS && { meta: { requirements: ['LIVE-09'] } }),
      },
      {
        guard: { type: 'isEnd', params: ({ event }) => ({ end: event.output, type: 'failed' }) },
        actions: [
          'stopEngine',
          { type: 'keepPlace', params: { paused: false } },
          { type: 'takeEndFailure', params: ended },
          'breakOff',
        ],
        ...(FOR_READERS && { meta: { requirements: ['LIVE-05', 'LIVE-13'] } }),
      },
      {
        ...(FOR_READERS && {
          description: 'The end, or the edge was reached: live.',
          meta: { requirements: ['CATCH-02', 'LIVE-15'] },
        }),
        target: 'tuning',
        actions: 'goToEdge',
      },
    ],
    onError: { actions: ['stopEngine', 'noteUnforeseen', 'breakOff'] },
  },
  on: {
    'recording.wished': { actions: { type: 'tellEngine', params: ({ event }) => event.wish } },
    'recording.locked': {
      ...(FOR_READERS && {
        description: 'What the account may not watch is not taken out of the page.',
        meta: { requirements: ['LIVE-07', 'CATCH-03'] },
      }),
      actions: [
        { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: false } },
        { type: 'tellPicture', params: { type: 'picture.locked' } },
      ],
    },
    'recording.unlocked': {
      actions: [
        { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: true } },
        { type: 'tellPicture', params: { type: 'picture.came' } },
      ],
    },
    'viewer.backToLive': {
      ...(FOR_READERS && {
        description: 'One press reaches the live edge.',
        meta: { requirements: ['LIVE-03', 'AHEAD-04'] },
      }),
      target: 'tuning',
      actions: 'goToEdge',
    },
    'viewer.play': { actions: 'tellRecording' },
    'viewer.pause': { actions: 'tellRecording' },
    'viewer.selectQuality': {
      actions: [{ type: 'takeQuality', params: ({ event }) => ({ quality: event.quality }) }, 'tellRecording'],
      ...(FOR_READERS && { meta: { requirements: ['LIVE-10'] } }),
    },
    'viewer.setRate': {
      actions: [{ type: 'takeRate', params: ({ event }) => ({ rate: event.rate }) }, 'tellRecording'],
      ...(FOR_READERS && { meta: { requirements: ['LIVE-11'] } }),
    },
    'network.restored': { actions: 'tellRecording' },
    'engine.loading': { actions: 'tellRecording' },
    'engine.playing': { actions: 'tellRecording' },
    'engine.paused': { actions: 'tellRecording' },
    'engine.buffering': { actions: 'tellRecording' },
    'engine.retrying': { actions: 'tellRecording' },
    'engine.caughtUp': { actions: 'tellRecording' },
    'engine.ended': { actions: 'tellRecording' },
    'engine.failed': { actions: 'tellRecording' },
  },
  initial: 'timeShift',
  states: { timeShift, catchUp },
})
