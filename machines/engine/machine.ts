import { NO_TRACKS } from '../../models/trackChoice.ts'
import { FOR_READERS } from '../kit/readers.ts'
import type { MediaFailure } from '../media/index.ts'
import { engineSetup } from './setup.ts'
import { interrupted } from './states/interrupted.ts'

const reported = ({ event }: { readonly event: { readonly failure: MediaFailure } }) => ({ failure: event.failure })

export const engineMachine = engineSetup.createMachine({
  id: 'engine',
  ...(FOR_READERS && {
    description: 'One media engine from its first load to its end, and the ladder of recoveries when the stream fails.',
  }),
  options: { maxIterations: 200 },
  context: {
    source: undefined,
    generation: 0,
    addressIndex: 0,
    startAt: 'edge',
    startPaused: false,
    rate: 1,
    networkTries: 0,
    pictureTries: 0,
    stallReloads: 0,
    retries: 0,
    failure: undefined,
    tracks: NO_TRACKS,
    qualities: [],
    isSoundHeldBack: false,
  },
  invoke: { id: 'media', src: 'media' },
  on: {
    'engine.load': {
      ...(FOR_READERS && {
        description: 'A new source replaces whatever is on, at once.',
        meta: { requirements: ['AHEAD-01'] },
      }),
      target: '.active.loading',
      actions: {
        type: 'takeSource',
        params: ({ event: { source, startAt, paused, rate } }) => ({ source, startAt, paused, rate }),
      },
    },
    'media.tracksFound': {
      actions: { type: 'takeTracks', params: ({ event }) => ({ tracks: event.tracks }) },
      ...(FOR_READERS && { meta: { requirements: ['AHEAD-09'] } }),
    },
    'media.qualitiesFound': {
      actions: { type: 'takeQualities', params: ({ event }) => ({ qualities: event.qualities }) },
      ...(FOR_READERS && { meta: { requirements: ['LIVE-10'] } }),
    },
    'viewer.chooseTracks': {
      ...(FOR_READERS && { description: 'Chosen once, for every channel.', meta: { requirements: ['AHEAD-09'] } }),
      actions: { type: 'chooseTracks', params: ({ event }) => ({ choice: event.choice }) },
    },
    'engine.unload': { target: '.idle', actions: ['dropSource', 'unloadMedia'] },
  },
  initial: 'idle',
  states: {
    idle: { ...(FOR_READERS && { description: 'Nothing is loaded.' }) },
    active: {
      ...(FOR_READERS && { description: 'A source is loaded or on its way.' }),
      initial: 'loading',
      on: {
        'engine.play': { actions: 'playMedia' },
        'engine.pause': { actions: 'pauseMedia' },
        'engine.seek': { actions: { type: 'seekMedia', params: ({ event }) => ({ to: event.to }) } },
        'engine.setRate': {
          actions: [
            { type: 'takeRate', params: ({ event }) => ({ rate: event.rate }) },
            { type: 'setMediaRate', params: ({ event }) => ({ rate: event.rate }) },
          ],
          ...(FOR_READERS && { meta: { requirements: ['LIVE-11'] } }),
        },
        'media.caughtUp': { actions: { type: 'tell', params: { type: 'engine.caughtUp' } } },
        'media.ended': '.ended',
        'media.playRefused': [
          {
            guard: 'canStartMuted',
            ...(FOR_READERS && {
              description: 'The browser wants a gesture for sound: start without it and offer it.',
            }),
            actions: ['holdSoundBack', 'playMediaMuted', { type: 'tell', params: { type: 'engine.soundHeldBack' } }],
          },
          { target: '.paused' },
        ],
        'media.failed': [
          {
            guard: { type: 'isRefusedHere', params: reported },
            ...(FOR_READERS && { description: 'This host refuses the stream: ask the next one.' }),
            target: '.loading',
            actions: ['countNetworkTry', 'takeNextAddress', { type: 'loadAgain', params: { startAt: 'place' } }],
          },
          {
            guard: { type: 'isNetworkTrouble', params: reported },
            target: '.interrupted.recovering',
            actions: { type: 'noteFailure', params: reported },
          },
          {
            guard: { type: 'isPictureTrouble', params: reported },
            ...(FOR_READERS && {
              description: 'The decoder gave up: rebuild it, at the second time with the other audio codec.',
            }),
            target: '.interrupted.buffering',
            actions: ['recoverPicture', 'countPictureTry'],
          },
          {
            guard: { type: 'canTryAgainAfter', params: reported },
            target: '.retrying',
            actions: { type: 'noteFailure', params: reported },
            ...(FOR_READERS && { meta: { requirements: ['LIVE-05'] } }),
          },
          { target: 'failed', actions: { type: 'noteFailure', params: reported } },
        ],
      },
      states: {
        loading: {
          ...(FOR_READERS && { description: 'Waiting for the first frame; the old picture stays until then.' }),
          tags: 'busy',
          entry: ['loadMedia', { type: 'tell', params: { type: 'engine.loading' } }],
          on: {
            'media.firstFrame': [
              {
                guard: { type: 'isPausedFrame', params: ({ event }) => ({ paused: event.paused }) },
                target: 'paused',
                actions: { type: 'tell', params: { type: 'engine.firstFrame' } },
              },
              { target: 'playing', actions: { type: 'tell', params: { type: 'engine.firstFrame' } } },
            ],
          },
          after: {
            stallLimit: [
              {
                guard: 'canReloadStall',
                target: 'stalled',
                ...(FOR_READERS && { meta: { requirements: ['LIVE-06'] } }),
              },
              {
                guard: 'canTryAgain',
                target: 'retrying',
                actions: 'noteStall',
                ...(FOR_READERS && { meta: { requirements: ['LIVE-05'] } }),
              },
              {
                target: '#engine.failed',
                actions: 'noteStall',
                ...(FOR_READERS && { meta: { requirements: ['LIVE-06'] } }),
              },
            ],
          },
        },
        playing: {
          ...(FOR_READERS && { description: 'Picture and sound move on.' }),
          tags: 'onScreen',
          entry: { type: 'tell', params: { type: 'engine.playing' } },
          on: { 'media.paused': 'paused', 'media.waiting': 'interrupted' },
          after: { steadyTime: { actions: 'forgetTroubles' } },
        },
        paused: {
          ...(FOR_READERS && { description: 'Held by the viewer, or until the viewer allows it to start.' }),
          tags: 'onScreen',
          entry: { type: 'tell', params: { type: 'engine.paused' } },
          on: { 'media.playing': 'playing' },
          initial: 'near',
          states: {
            near: {
              ...(FOR_READERS && { description: 'Close enough to the live edge to go on in place.' }),
              on: { 'media.failed': 'behind' },
              after: {
                liveOffset: {
                  guard: 'isLive',
                  ...(FOR_READERS && {
                    description: 'A recording stays where it is, however long the pause.',
                    meta: { requirements: ['LIVE-03'] },
                  }),
                  target: 'behind',
                },
              },
            },
            behind: {
              ...(FOR_READERS && {
                description:
                  'Too far behind live, or the stream was lost meanwhile: play begins again at the live edge, a recording at its place.',
              }),
              on: {
                'media.failed': { ...(FOR_READERS && { description: 'Nobody is watching: play will load again.' }) },
                'engine.play': {
                  target: '#engine.active.loading',
                  actions: 'loadAgainWhereItWas',
                },
              },
            },
          },
        },
        interrupted,
        stalled: {
          ...(FOR_READERS && {
            description:
              'Nothing moved for a minute: the stream is loaded again at the live edge, at most three times.',
            meta: { requirements: ['LIVE-06'] },
          }),
          tags: 'busy',
          entry: [
            'countStall',
            { type: 'loadAgain', params: { startAt: 'edge' } },
            'loadMedia',
            { type: 'tell', params: { type: 'engine.stalled' } },
          ],
          on: {
            'media.firstFrame': [
              {
                guard: { type: 'isPausedFrame', params: ({ event }) => ({ paused: event.paused }) },
                target: 'paused',
                actions: { type: 'tell', params: { type: 'engine.firstFrame' } },
              },
              { target: 'playing', actions: { type: 'tell', params: { type: 'engine.firstFrame' } } },
            ],
          },
          after: {
            stallLimit: [
              {
                guard: 'canReloadStall',
                target: 'stalled',
                reenter: true,
                ...(FOR_READERS && { meta: { requirements: ['LIVE-06'] } }),
              },
              {
                target: '#engine.failed',
                actions: 'noteStall',
                ...(FOR_READERS && { meta: { requirements: ['LIVE-06'] } }),
              },
            ],
          },
        },
        retrying: {
          ...(FOR_READERS && {
            description: 'A recording failed: it is loaded again in two seconds, at its place, at most four times.',
            meta: { requirements: ['LIVE-05'] },
          }),
          tags: 'busy',
          entry: { type: 'tell', params: { type: 'engine.retrying' } },
          on: {
            'media.failed': { ...(FOR_READERS && { description: 'Already on the way to the next try.' }) },
            'network.restored': { target: 'loading', actions: ['countRetry', 'loadAgainWhereItWas'] },
          },
          after: {
            retryEvery: {
              target: 'loading',
              actions: ['countRetry', 'takeNextAddress', 'loadAgainWhereItWas'],
              ...(FOR_READERS && { meta: { requirements: ['LIVE-05'] } }),
            },
          },
        },
        ended: {
          ...(FOR_READERS && { description: 'A recording was played to its end.' }),
          tags: 'onScreen',
          entry: { type: 'tell', params: { type: 'engine.ended' } },
          on: { 'media.playing': 'playing' },
        },
      },
    },
    failed: {
      ...(FOR_READERS && {
        description: 'Every recovery was tried: the player shows a card with a code.',
        meta: { requirements: ['LIVE-13'] },
      }),
      entry: ['unloadMedia', 'tellFailure'],
    },
  },
})
