import { engineSetup } from './setup.ts'
import type { MediaFailure } from './types.ts'

const reported = ({ event }: { readonly event: { readonly failure: MediaFailure } }) => ({ failure: event.failure })

export const engineMachine = engineSetup.createMachine({
  id: 'engine',
  description: 'One media engine from its first load to its end, and the ladder of recoveries when the stream fails.',
  options: { maxIterations: 200 },
  context: {
    source: undefined,
    generation: 0,
    addressIndex: 0,
    startAt: 'edge',
    startPaused: false,
    networkTries: 0,
    pictureTries: 0,
    stallReloads: 0,
    failure: undefined,
    isSoundHeldBack: false,
  },
  invoke: { id: 'media', src: 'media' },
  on: {
    'engine.load': {
      description: 'A new source replaces whatever is on, at once.',
      target: '.active.loading',
      actions: {
        type: 'takeSource',
        params: ({ event }) => ({ source: event.source, startAt: event.startAt, paused: event.paused }),
      },
      meta: { requirements: ['AHEAD-01'] },
    },
    'engine.unload': { target: '.idle', actions: ['dropSource', 'unloadMedia'] },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is loaded.' },
    active: {
      description: 'A source is loaded or on its way.',
      initial: 'loading',
      on: {
        'engine.play': { actions: 'playMedia' },
        'engine.pause': { actions: 'pauseMedia' },
        'media.playRefused': [
          {
            guard: 'canStartMuted',
            description: 'The browser wants a gesture for sound: start without it and offer it.',
            actions: ['holdSoundBack', 'playMediaMuted', { type: 'tell', params: { type: 'engine.soundHeldBack' } }],
          },
          { target: '.paused' },
        ],
        'media.failed': [
          {
            guard: { type: 'isRefusedHere', params: reported },
            description: 'This host refuses the stream: ask the next one.',
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
            description: 'The decoder gave up: rebuild it, at the second time with the other audio codec.',
            target: '.interrupted.buffering',
            actions: ['recoverPicture', 'countPictureTry'],
          },
          { target: 'failed', actions: { type: 'noteFailure', params: reported } },
        ],
      },
      states: {
        loading: {
          description: 'Waiting for the first frame; the old picture stays until then.',
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
              { guard: 'canReloadStall', target: 'stalled', meta: { requirements: ['LIVE-06'] } },
              { target: '#engine.failed', actions: 'noteStall', meta: { requirements: ['LIVE-06'] } },
            ],
          },
        },
        playing: {
          description: 'Picture and sound move on.',
          tags: 'onScreen',
          entry: { type: 'tell', params: { type: 'engine.playing' } },
          on: { 'media.paused': 'paused', 'media.waiting': 'interrupted' },
          after: { steadyTime: { actions: 'forgetTroubles' } },
        },
        paused: {
          description: 'Held by the viewer, or until the viewer allows it to start.',
          tags: 'onScreen',
          entry: { type: 'tell', params: { type: 'engine.paused' } },
          on: { 'media.playing': 'playing' },
          initial: 'near',
          states: {
            near: {
              description: 'Close enough to the live edge to go on in place.',
              on: { 'media.failed': 'behind' },
              after: { liveOffset: 'behind' },
            },
            behind: {
              description: 'Too far behind, or the stream was lost meanwhile: play begins again at the live edge.',
              on: {
                'media.failed': { description: 'Nobody is watching: play will load again.' },
                'engine.play': {
                  target: '#engine.active.loading',
                  actions: { type: 'loadAgain', params: { startAt: 'edge' } },
                },
              },
            },
          },
        },
        interrupted: {
          description: 'The picture stands still: for want of data, or of a network.',
          tags: 'busy',
          initial: 'buffering',
          after: {
            stallLimit: [
              { guard: 'canReloadStall', target: 'stalled', meta: { requirements: ['LIVE-06'] } },
              { target: '#engine.failed', actions: 'noteStall', meta: { requirements: ['LIVE-06'] } },
            ],
          },
          on: {
            'media.failed': [
              {
                guard: { type: 'isNetworkTrouble', params: reported },
                description: 'The minute of the stall goes on.',
                target: '.recovering',
                actions: { type: 'noteFailure', params: reported },
              },
              {
                guard: { type: 'isPictureTrouble', params: reported },
                target: '.buffering',
                actions: ['recoverPicture', 'countPictureTry'],
              },
            ],
          },
          states: {
            buffering: {
              description: 'Data is on its way.',
              entry: { type: 'tell', params: { type: 'engine.buffering' } },
              on: {
                'media.playing': '#engine.active.playing',
                'media.paused': '#engine.active.paused',
                'media.firstFrame': {
                  target: '#engine.active.playing',
                  actions: { type: 'tell', params: { type: 'engine.firstFrame' } },
                },
              },
            },
            recovering: {
              description: 'The network failed: a short wait, longer at every try, before it is asked again.',
              entry: { type: 'tell', params: { type: 'engine.buffering' } },
              on: {
                'media.failed': { description: 'Already on the way to the next try.' },
                'media.paused': '#engine.active.paused.behind',
                'network.restored': { target: 'buffering', actions: ['forgetNetworkTries', 'retryNetwork'] },
              },
              after: {
                backOff: [
                  {
                    guard: 'hasAnotherAddress',
                    description: 'The same host failed twice: ask the next one of the list.',
                    target: '#engine.active.loading',
                    actions: [
                      'countNetworkTry',
                      'takeNextAddress',
                      { type: 'loadAgain', params: { startAt: 'place' } },
                    ],
                    meta: { requirements: ['LIVE-01'] },
                  },
                  { target: 'buffering', actions: ['countNetworkTry', 'retryNetwork'] },
                ],
              },
            },
          },
        },
        stalled: {
          description: 'Nothing moved for a minute: the stream is loaded again at the live edge, at most three times.',
          tags: 'busy',
          meta: { requirements: ['LIVE-06'] },
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
              { guard: 'canReloadStall', target: 'stalled', reenter: true, meta: { requirements: ['LIVE-06'] } },
              { target: '#engine.failed', actions: 'noteStall', meta: { requirements: ['LIVE-06'] } },
            ],
          },
        },
      },
    },
    failed: {
      description: 'Every recovery was tried: the player shows a card with a code.',
      meta: { requirements: ['LIVE-13'] },
      entry: ['unloadMedia', 'tellFailure'],
    },
  },
})
